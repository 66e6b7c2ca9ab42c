import type { Sample } from '#concierge/guard/learn-model.ts'
import { AFTERSALES } from '#concierge/topic-examples/aftersales.ts'
import { AFTERSALES_FURTHER } from '#concierge/topic-examples/aftersales-further.ts'
import { AFTERSALES_PLAIN } from '#concierge/topic-examples/aftersales-plain.ts'
import { AFTERSALES_HURRIED } from '#concierge/topic-examples/aftersales-hurried.ts'
import { ELSEWHERE } from '#concierge/topic-examples/elsewhere.ts'
import { ELSEWHERE_FURTHER } from '#concierge/topic-examples/elsewhere-further.ts'
import { ELSEWHERE_IN_SHOP_WORDS } from '#concierge/topic-examples/elsewhere-in-shop-words.ts'
import { ELSEWHERE_MORE } from '#concierge/topic-examples/elsewhere-more.ts'
import { NEAR_ELSEWHERE } from '#concierge/topic-examples/near-elsewhere.ts'
import { AROUND_VISITS } from '#concierge/topic-examples/around-visits.ts'
import { ROUNDABOUT } from '#concierge/topic-examples/roundabout.ts'
import { ACROSS_THE_COUNTER_GOODS } from '#concierge/topic-examples/across-the-counter-goods.ts'
import { ACROSS_THE_COUNTER_SHOP } from '#concierge/topic-examples/across-the-counter-shop.ts'
import { HARMLESS_DAYS } from '#concierge/topic-examples/harmless-days.ts'
import { MOODS_AT_THE_COUNTER } from '#concierge/topic-examples/moods-at-the-counter.ts'
import { MOODS_OF_COMPANY } from '#concierge/topic-examples/moods-of-company.ts'
import { MOODS_OF_DRIVE } from '#concierge/topic-examples/moods-of-drive.ts'
import { MOODS_OF_REST } from '#concierge/topic-examples/moods-of-rest.ts'
import { TERSE } from '#concierge/topic-examples/terse.ts'
import { TERSE_MORE } from '#concierge/topic-examples/terse-more.ts'
import { BARGAIN } from '#concierge/topic-examples/bargain.ts'
import { CONNOISSEUR } from '#concierge/topic-examples/connoisseur.ts'
import { ERRANDS } from '#concierge/topic-examples/errands.ts'
import { NEWCOMER } from '#concierge/topic-examples/newcomer.ts'
import { TEXTING } from '#concierge/topic-examples/texting.ts'
import { TROUBLE } from '#concierge/topic-examples/trouble.ts'
import { COUNTER } from '#concierge/topic-examples/counter.ts'
import { DETAIL } from '#concierge/topic-examples/detail.ts'
import { PLAIN } from '#concierge/topic-examples/plain.ts'
import { EVERYDAY } from '#concierge/topic-examples/everyday.ts'
import { EVERYDAY_MORE } from '#concierge/topic-examples/everyday-more.ts'
import { CHATTER } from '#concierge/topic-examples/chatter.ts'
import { CHATTER_MORE } from '#concierge/topic-examples/chatter-more.ts'
import { CHATTER_FURTHER } from '#concierge/topic-examples/chatter-further.ts'
import { SIDELONG } from '#concierge/topic-examples/sidelong.ts'
import { SIDELONG_FURTHER } from '#concierge/topic-examples/sidelong-further.ts'
import { SIDELONG_MORE } from '#concierge/topic-examples/sidelong-more.ts'
import { HURRIED } from '#concierge/topic-examples/hurried.ts'
import { INDIRECT } from '#concierge/topic-examples/indirect.ts'
import { MISSPELT } from '#concierge/topic-examples/misspelt.ts'
import { OFTEN } from '#concierge/topic-examples/often.ts'
import { OLDER } from '#concierge/topic-examples/older.ts'
import { POLITE } from '#concierge/topic-examples/polite.ts'
import { PUBLIC } from '#concierge/topic-examples/public.ts'
import { RAMBLING } from '#concierge/topic-examples/rambling.ts'
import { REGULAR } from '#concierge/topic-examples/regular.ts'
import { SHELVES } from '#concierge/topic-examples/shelves.ts'
import { SLANG_VOICE } from '#concierge/topic-examples/slang.ts'
import { SOCIAL } from '#concierge/topic-examples/social.ts'
import { farOff } from '#concierge/guard/stride.ts'
import { TOLD_BESIDE_LINES, TOLD_PLAINLY_BESIDE } from '#concierge/topic-examples/told-beside.ts'
import { SPANISH } from '#concierge/topic-examples/spanish.ts'
import { VISITOR } from '#concierge/topic-examples/visitor.ts'
import { plainSentence } from './fold-text.ts'
import { withoutAsides } from './asides.ts'
import { NAME, topicFeaturesOf } from './topic-features.ts'
import { type Topic, TOPICS, type TopicExamples } from './topics.ts'

/** Each voice by itself, so that one can be held out while the others teach. */
export const VOICES: Readonly<Record<string, readonly Partial<TopicExamples>[]>> = {
  terse: [TERSE, TERSE_MORE],
  polite: [POLITE],
  slang: [SLANG_VOICE],
  visitor: [VISITOR],
  rambling: [RAMBLING],
  older: [OLDER],
  regular: [REGULAR],
  misspelt: [MISSPELT],
  indirect: [INDIRECT],
  spanish: [SPANISH],
  chatter: [CHATTER, CHATTER_MORE, CHATTER_FURTHER],
  everyday: [EVERYDAY, EVERYDAY_MORE],
  counter: [COUNTER],
  shelves: [{ goods: SHELVES }],
  sidelong: [SIDELONG, SIDELONG_MORE, SIDELONG_FURTHER],
  errands: [ERRANDS],
  trouble: [TROUBLE],
  bargain: [BARGAIN],
  texting: [TEXTING],
  newcomer: [NEWCOMER],
  connoisseur: [CONNOISSEUR],
  detail: [DETAIL],
  plain: [PLAIN],
  social: [SOCIAL],
  public: [PUBLIC],
  hurried: [HURRIED],
  often: [OFTEN],
  aftersales: [AFTERSALES, AFTERSALES_HURRIED, AFTERSALES_PLAIN, AFTERSALES_FURTHER],
  elsewhere: [ELSEWHERE, ELSEWHERE_MORE, ELSEWHERE_IN_SHOP_WORDS, ELSEWHERE_FURTHER, NEAR_ELSEWHERE],
  across: [ACROSS_THE_COUNTER_GOODS, ACROSS_THE_COUNTER_SHOP],
  harmless: [HARMLESS_DAYS],
  roundabout: [ROUNDABOUT],
  visits: [AROUND_VISITS],
  moods: [MOODS_OF_REST, MOODS_OF_DRIVE, MOODS_OF_COMPANY, MOODS_AT_THE_COUNTER].map((lines) => ({
    goods: Object.values(lines).join('\n'),
  })),
}

/** What the model may keep (as many rows again would tell 0.2 % more topics and be half a megabyte), learned in several orders. */
export const TOPIC_EFFORT = { mostRows: 26_000, rounds: 4 }

/** All voices together, each message alone and beside a story. */
export function readTopicSamples(): Sample[] {
  return Object.entries(VOICES).flatMap(([voice, parts]) => [
    ...samplesOf(parts),
    ...(STORIES_THEMSELVES.has(voice) ? [] : storiedSamplesOf(parts)),
  ])
}

/** Nothing need be told beside what is itself told of a day, or of the world, or has its own stories. */
const STORIES_THEMSELVES: ReadonlySet<string> = new Set(['moods', 'elsewhere', 'harmless', 'across'])

const FILLED: Readonly<Record<string, string>> = { num: '4471', zip: '49024', day: 'sunday', name: NAME, brand: NAME }

/** The messages of one voice as the model sees them, always in the same order. */
export function samplesOf(parts: readonly Partial<TopicExamples>[]): Sample[] {
  return linesOf(parts).map(({ label, line }) => toSample(label, line, 1 - STORIED_WEIGHT))
}

/** "Just finished my shift. What are your hours": what is told beside a question makes no other topic of it. */
function storiedSamplesOf(parts: readonly Partial<TopicExamples>[]): Sample[] {
  return linesOf(parts).map(({ label, line }, at) => {
    const story = farOff(at % 2 === 0 ? TOLD_PLAINLY_BESIDE : TOLD_BESIDE_LINES, at) ?? ''
    return toSample(label, at % 3 === 0 ? `${line} ${story}` : `${story} ${line}`, STORIED_WEIGHT)
  })
}

const STORIED_WEIGHT = 0.35

function toSample(label: number, line: string, weight: number): Sample {
  return { label, weight, features: topicFeaturesOf(plainSentence(withoutAsides(fill(line, FILLED)))) }
}

/** The sentence model reads no Spanish. */
const READ_BY_MEANING = Object.entries(VOICES).flatMap(([voice, parts]) => (voice === 'spanish' ? [] : [parts]))

/** A placeholder means nothing to the sentence model: names of any menu stand for all. */
const NAMES = ['blue dream', 'wyld', 'gelato 41', 'kiva', 'wedding cake', 'northern lights', 'camino', 'sunset sherbet']

/** All messages but the Spanish ones, as the sentence model reads them. */
export function readMeantTexts(): { label: number; text: string }[] {
  return READ_BY_MEANING.flatMap(linesOf).map(({ label, line }, at) => {
    const name = NAMES[at % NAMES.length] ?? ''
    return { label, text: plainSentence(withoutAsides(fill(line, { ...FILLED, name, brand: name }))) }
  })
}

/** Every message with its topic and with names of a menu in it, for whoever else learns from what shoppers type. */
export function shopLines(parts = Object.values(VOICES).flat()): { topic: Topic; text: string }[] {
  return linesOf(parts).map(({ label, line }, at) => {
    const name = NAMES[at % NAMES.length] ?? ''
    return { topic: TOPICS[label] ?? 'goods', text: fill(line, { ...FILLED, name, brand: name }) }
  })
}

function linesOf(parts: readonly Partial<TopicExamples>[]): { label: number; line: string }[] {
  return TOPICS.flatMap((topic, label) =>
    parts
      .map((part) => part[topic] ?? '')
      .join('\n')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ label, line })),
  )
}

function fill(line: string, filled: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}/g, (whole, key: string) => filled[key] ?? whole)
}

/** Changes with any of the texts: weights that were learned from others are stale. */
export function markOf(texts: readonly { label: number; text: string }[]): number {
  let code = 2166136261
  for (const { label, text } of texts)
    for (const char of `${label} ${text}\n`) code = Math.imul(code ^ (char.codePointAt(0) ?? 0), 16777619)
  return code >>> 0
}
