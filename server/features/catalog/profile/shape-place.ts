import { shapeWay } from './shape-services.ts'
import { IS_THERE, isLoose, isTextList, linesOf, readFigure, readFlag, tellLoose, wordsOf } from './loose-value.ts'

/** Counts of spaces in other words. */
const SPOTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:total |number of |customer |free )?(?:spaces|spots|stalls|capacity)(?: total)?$/, 'spaces'],
  [
    /^(?:accessible|handicap(?:ped)?|ada|disabled|wheelchair)(?: (?:spaces|spots|parking|stalls))?$/,
    'accessible_spaces',
  ],
]

/** The lot, from a flag, lines, or a table with counts. */
export function shapeParking(value: unknown): unknown {
  const flag = readFlag(value)
  if (flag !== null) return { [flag ? 'free_lot' : 'own_lot']: flag }
  if (!isLoose(value)) return shapeFlags(value)
  return shapeFlags(
    Object.fromEntries(
      Object.entries(value)
        .flatMap(([key, entry]) => (key === 'lot' && isLoose(entry) ? Object.entries(entry) : [[key, entry] as const]))
        .map(([key, entry]) => {
          const name = COUNT.test(String(entry))
            ? SPOTS.find(([pattern]) => pattern.test(wordsOf(key)))?.[1]
            : undefined
          if (name === 'spaces' || name === 'accessible_spaces') return [name, readFigure(entry)]
          if (name === undefined && /^free$/.test(key) && typeof entry === 'boolean') return ['free_lot', entry]
          return [name ?? key, entry]
        }),
    ),
  )
}

const COUNT = /^\d+(?: (?:spaces|spots|stalls))?$/

/** Flags and lines under keys of their own; lines without a key are notes. */
export function shapeFlags(value: unknown): unknown {
  if (typeof value === 'string') return { note: value }
  if (Array.isArray(value)) return { notes: value.map(tellLoose).filter((line) => line !== '') }
  if (!isLoose(value)) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
      if (
        isLoose(entry) &&
        Object.entries(entry).some(([name, told]) => IS_THERE.test(wordsOf(name)) && readFlag(told) !== null)
      )
        return Object.entries(shapeWay(key, entry))
      return [
        [
          key,
          readFlag(entry) ??
            (isLoose(entry) || (Array.isArray(entry) && !isTextList(entry)) ? tellLoose(entry) : entry),
        ],
      ]
    }),
  )
}

/** What the people of a shop speak. */
export const SPEAKS = /^(?:languages?|speaks?|spoken|we speak)\b/

/** "Vietnamese on Saturday and Sunday" is one. */
export const BETWEEN_LANGUAGES = /[,;&]|\band\b(?!\s+(?:mon|tue|wed|thu|fri|sat|sun|week))/i

/** The people of the shop: what they speak, and where to ask for work. */
export function shapeTeam(value: unknown): unknown {
  if (!isLoose(value)) return null
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const words = wordsOf(key)
      if (SPEAKS.test(words))
        return [
          'languages',
          Array.isArray(entry)
            ? entry.map(tellLoose)
            : tellLoose(entry)
                .split(BETWEEN_LANGUAGES)
                .map((name) => name.trim().replace(/\.$/, ''))
                .filter(Boolean),
        ]
      if (/^(?:hiring|jobs?|careers?|openings?|employment|work here)$/.test(words))
        return ['jobs', typeof entry === 'boolean' ? entry : linesOf(entry).join('; ') || tellLoose(entry)]
      return [key, isLoose(entry) ? tellLoose(entry) : entry]
    }),
  )
}
