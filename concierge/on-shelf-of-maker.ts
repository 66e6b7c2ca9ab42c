import type { Scene } from './draft.ts'
import { shelfOfMaker } from './retrieve/makers-elsewhere.ts'
import type { Wish } from './retrieve/wish.ts'

const CHEAPER = /\b(?:cheaper|less expensive|more affordable|costs? less|for less|barat[oa]s?)\b/

/** "Something like jeeter but cheaper", which is not here: of the shelf that such a maker is known for, where no other is named. */
export function onShelfOfMaker(scene: Scene): Scene {
  const { understood } = scene
  const [part, other] = understood.parts
  const category = understood.unknown.map(shelfOfMaker).find((shelf) => shelf !== null)
  const isOpen =
    part !== undefined && other === undefined && part.forms.length + part.terms.length + part.brands.length === 0
  if (category === undefined || category === null || !isOpen || part.inhaled === false) return scene
  const placed = (wish: Wish): Wish => ({
    ...wish,
    forms: [{ category, kinds: [] }],
    order: CHEAPER.test(understood.plain) ? 'cheapest' : wish.order,
  })
  return { ...scene, understood: { ...understood, parts: [placed(part)], wish: placed(understood.wish) } }
}
