import {
  inOneBreath,
  isLoose,
  type Loose,
  readFlag,
  sentenceCase,
  sentencesOf,
  tellLoose,
  wordsOf,
} from './loose-value.ts'

/** What may come back, by the things that the concierge tells apart: others keep their name. */
const THINGS: readonly (readonly [RegExp, string])[] = [
  [/vape|cart|batter|hardware|device|disposable|\bpens?\b/i, 'hardware'],
  [/accessor|merch|apparel|glass|grinder|pipe|clothing|gear/i, 'accessories'],
  [/cannabis|flower|edible|gumm|weed|marijuana|product/i, 'cannabis'],
]

/** "Batteries: one year". */
const LABELLED = /^[^:.]{3,40}: \S/

function thingOf(named: string): string | undefined {
  return THINGS.find(([pattern]) => pattern.test(named))?.[1]
}

/** Rules of returning, from prose, from lines or rows, or by the thing. */
export function shapeReturns(value: unknown): Loose | null {
  const flag = readFlag(value)
  if (flag !== null) return { policy: flag ? 'Returns are possible.' : 'All sales are final, no returns.' }
  if (typeof value === 'string') {
    const lines = sentencesOf(value)
    return lines.length > 1 && lines.every((line) => LABELLED.test(line)) ? shapeReturns(lines) : { policy: value }
  }
  if (!Array.isArray(value) && !isLoose(value)) return null
  const rows = Array.isArray(value)
    ? value.map((row) => ['', row] as const)
    : Object.entries(value).map(([key, row]) => [key, row] as const)
  const keys = rows.map(([key]) => wordsOf(key))
  const shaped: Record<string, string> = {}
  for (const [at, [key, row]] of rows.entries()) {
    const said = isLoose(row)
      ? tellLoose(
          Object.fromEntries(
            Object.entries(row).map(([name, entry]) => [
              name,
              Array.isArray(entry) ? inOneBreath(entry.map(tellLoose)) : entry,
            ]),
          ),
        )
      : Array.isArray(row)
        ? inOneBreath(row.map(tellLoose))
        : typeof row === 'boolean'
          ? `${wordsOf(key)}: ${row ? 'returns are possible' : 'no returns'}`
          : tellLoose(row)
    const told = said.replace(/\bnot (?:allowed|accepted|offered)\b/, 'no returns')
    const named = key === '' ? (told.split(':')[0] ?? '') : wordsOf(key)
    const thing = thingOf(named) ?? (key === '' ? `rule_${at + 1}` : key)
    const isShared = key !== '' && key !== thing && keys.filter((other) => thingOf(other) === thing).length > 1
    const line = (isLoose(row) && key !== '') || isShared ? sentenceCase(`${wordsOf(key)}: ${told}`) : told
    shaped[thing] = shaped[thing] === undefined ? line : `${shaped[thing].replace(/\.$/, '')}. ${line}`
  }
  return Object.keys(shaped).length === 0 ? null : shaped
}
