import { listOf, sentence, tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseText } from './answer.ts'
import type { Fact } from './fact.ts'
import { labelOf, sayFact } from './say-fact.ts'
import { sayReady } from './say-ready.ts'

/** Ways to take an order: how each is asked for, and what it is called. */
export const WAYS: readonly (readonly [key: string, asked: RegExp, en: string, es: string])[] = [
  ['curbside', /curb|acera/, 'curbside pickup', 'recogida en la acera'],
  ['drive_thru', /drive (?:thru|through|up)|drivethr|autoservicio/, 'a drive-thru', 'autoservicio'],
]

/** What is told of a way to take an order: beside it under keys of their own ("curbside_how"), or in a part of its own. */
export function linesOfWay(facts: readonly Fact[], way: string): readonly Fact[] {
  const opening = way.slice(0, 5)
  return facts.filter(
    ({ top, leaves, value }) =>
      typeof value !== 'boolean' &&
      (top === 'pickup'
        ? leaves.length === 1 && leaves[0]?.startsWith(`${way}_`) === true && !leaves[0].endsWith('_note')
        : top.startsWith(opening)),
  )
}

/** One such line: where and how speak for themselves once the way was named. */
export function sayLine({ value, top, leaves }: Fact, language: FactQuestion['language']): string {
  const leaf = leaves.at(-1) ?? top
  const last = leaf.split('_').at(-1) ?? leaf
  if (typeof value !== 'string') return sayFact({ path: leaf, value }, language)
  if (SPEAKS_FOR_ITSELF.test(last)) return sentence(value)
  return OF_TIME.test(last)
    ? sentence(`${labelOf(leaf === last ? `${top}_hours` : leaf)}: ${value}`)
    : sayFact({ path: leaf, value }, language)
}

const SPEAKS_FOR_ITSELF = /^(?:how|where|what|to|details?|info|instructions?|steps|process|rules?|location)$/
const OF_TIME = /^(?:hours|when|times?|schedule|open)$/

/** What is told in words of when a way is open. */
export function timesToldOf(pickup: Readonly<Record<string, unknown>>, way: string): string {
  return [looseText(pickup, `${way}_hours`), looseText(pickup, `${way}_note`)].filter((told) => told !== null).join(' ')
}
const OF_DRIVE = /\bdrive (?:thru|through|up)\b|\b(?:lane|window)\b/

/** What the note of a way says of paying there; null where it says nothing. */
export function wayPaid({ store, profile: { payment, pickup }, plain, language }: FactQuestion): FactAnswer | null {
  const way = WAYS.find(([, asked]) => asked.test(plain))
  const named = way?.[0] === 'drive_thru' ? OF_DRIVE : way?.[1]
  const own = Object.entries(payment ?? {}).find(
    ([key, value]) =>
      typeof value === 'string' && named?.test(`${key} ${value}`.toLowerCase().replaceAll(/[_-]/g, ' ')) === true,
  )
  if (own !== undefined) return { text: sentence(String(own[1])), paths: [`payment.${own[0]}`], known: true }
  const line =
    way === undefined
      ? store.facts.find(
          ({ top, leaves, value }) =>
            PAYS_AHEAD.test(plain) &&
            top === 'pickup' &&
            leaves[0]?.startsWith('pay') === true &&
            typeof value === 'string',
        )
      : linesOfWay(store.facts, way[0]).find(({ leaves }) => OF_PAYING.test(leaves.at(-1) ?? ''))
  if (line !== undefined) return { text: sayLine(line, language), paths: [line.path], known: true }
  const note = way === undefined ? null : looseText(pickup, `${way[0]}_note`)
  return note !== null && /\b(?:pay|payment|paid|pre-?paid|cash|debit|cards?)\b/i.test(note)
    ? { text: sentence(note), paths: ['pickup'], known: true }
    : null
}

/** "Can i pay for it online", "do i pay first". */
const PAYS_AHEAD =
  /\bpay(?:ing|ment)?\b.{0,40}\b(?:online|ahead|advance|before|first|now|on the (?:site|website|app)|up ?front|order|pick ?up|there)\b|\b(?:online|order|pick ?up|when|how|where)\b.{0,40}\bpay\b|\b(?:pagar|pago)\b/

const OF_PAYING = /pay/

/** A way that is not there for everyone: "for registered patients only". */
const FOR_SOME =
  /^(?!.*\beveryone\b).*(?:\bonly (?:for|open to|available to) (?!(?:online|paid|pre-?paid|web|app|pre-?orders?|orders?)\b)|\bfor (?!(?:online|paid|pre-?paid|web|app|pre-?orders?|orders?)\b)[^.;]{1,80}\bonly\b|\b(?:patients|members|guests with|customers with|people with)\b[^.;]{0,60}\bonly\b)/i

/** A way that there is not: what there is instead. */
export function insteadOf(
  { profile: { pickup = {} }, language }: FactQuestion,
  [way, en, es]: readonly [string, string, string],
): FactAnswer {
  const there = WAYS.filter(([key]) => key !== way && looseFlag(pickup, key) === true)
  const forSome = there.flatMap(([key, , name, nombre]) => {
    const note = looseText(pickup, `${key}_note`)
    return note !== null && FOR_SOME.test(note) ? [{ key, text: `${tell(language, name, nombre)}: ${note}` }] : []
  })
  const others = there.filter(([key]) => forSome.every((one) => one.key !== key))
  const instead = [
    ...others.map(([, , name, nombre]) => tell(language, `use ${name.replace(/^a /, 'the ')}`, `usar: ${nombre}`)),
    tell(language, 'pick it up in the store', 'recogerlo en la tienda'),
  ]
  const ready = pickup.ready_minutes
  return {
    text: [
      tell(language, `Sorry, we don't have ${en}.`, `Lo siento, no tenemos ${es}.`),
      tell(
        language,
        `You can order ahead and ${listOf(instead, language, 'or')}.`,
        `Puedes pedir antes y ${listOf(instead, language, 'or')}.`,
      ),
      ...forSome.map(({ text }) => sentence(text)),
      ...sayReady(ready, language),
    ].join(' '),
    paths: ['pickup'],
    known: true,
  }
}
