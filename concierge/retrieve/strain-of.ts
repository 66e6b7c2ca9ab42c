import { nameStems } from './gazetteer.ts'
import type { Item } from './item.ts'
import { isKnownStrain } from './strain-lore.ts'

const LONGEST = 4

/** The strain of a row by its own column, else the known strain that its name has ("Clone - Blue Dream"), in its words; null where neither tells one. */
export function strainOf({ product: { name, strainName } }: Item): string | null {
  if (strainName !== null) return strainName
  if (CROSS.test(name)) return null
  const words = name.split(/[\s|()[\],-]+/).filter((word) => word !== '')
  for (let length = LONGEST; length > 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const said = words.slice(at, at + length).join(' ')
      if (isKnownStrain(nameStems(said).join(' '))) return said
    }
  return null
}

/** "Raspberry x Wedding Cake" is neither of the two. */
const CROSS = / x /i
