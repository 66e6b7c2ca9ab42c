import { WEEKDAYS, type StoreProfile, type Weekday } from '#contract/store-profile.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { plainSentence } from './fold-text.ts'

/** What stands before the terms of a deal: "Fresh Friday: 10% off", "Fill up Friday, 10% off ounces". */
const TITLE = /^([\p{L}\d][^:,;$%(]{3,38})(?:: |, | \(| [-–—] )/u

/** What is said of a day without any deal. */
const MERE =
  /^(?:(?:happy|good|great|black|first|second|third|fourth|last|next|this|that|every|each|all|on|until|by|only|day|days|our|the|a|and|at|for|todo|todos|cada|el|los|feliz|buen) ?)*$/

const SPANISH: Readonly<Record<Weekday, string>> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miercoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sabado',
  sunday: 'domingo',
}

/** Figures that are as often written out. */
const FIGURES: readonly (readonly string[])[] = [
  ['1', 'one', 'uno'],
  ['2', 'two', 'dos'],
  ['3', 'three', 'tres'],
  ['4', 'four', 'cuatro'],
]

type Title = { said: RegExp; meant: string }

/** The titles of a week's deals which have their day in them, with what each means. */
const titlesOf = onceFor(({ deals }: StoreProfile): readonly Title[] =>
  WEEKDAYS.flatMap((weekday) => {
    const title = plainSentence(TITLE.exec(deals?.daily?.[weekday] ?? '')?.[1] ?? '')
    const words = title.split(/[ -]+/)
    const isSpanish = words.includes(SPANISH[weekday])
    const others = words.filter((word) => word !== weekday && word !== SPANISH[weekday])
    if (others.length === words.length || MERE.test(others.join(' '))) return []
    const said = words.map((word) => sayingOf(word, weekday)).join(String.raw`[\s-]{0,2}`)
    return [
      {
        said: new RegExp(String.raw`(?<![\p{L}\d])${said}(?: (?:deal|special|discount|promo)s?)?(?![\p{L}\d])`, 'giu'),
        meant: isSpanish ? `oferta del ${SPANISH[weekday]}` : `${weekday} deal`,
      },
    ]
  }),
)

function sayingOf(word: string, weekday: Weekday): string {
  if (word === weekday) return `${weekday.slice(0, 3)}(?:${weekday.slice(3)}|s|rs|r)?`
  const figure = FIGURES.find((ways) => ways.includes(word))
  if (figure !== undefined) return `(?:${figure.join('|')})`
  return word.replaceAll(/[^\p{L}\d]/gu, '').replace(/s$/, "['’]?s")
}

/** "Does mellow monday include drinks": of the deal of that day, whatever else the words of its title mean. */
export function withDealsCalled(text: string, profile: StoreProfile): string {
  return titlesOf(profile).reduce((told, { said, meant }) => told.replace(said, meant), text)
}
