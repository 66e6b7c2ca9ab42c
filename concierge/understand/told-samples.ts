import { guardedLines } from '#concierge/guard/guarded-lines.ts'
import type { Sample } from '#concierge/guard/learn-model.ts'
import { TOLD_BESIDE_LINES } from '#concierge/topic-examples/told-beside.ts'
import { TOLD_OF_MATTER_LINES } from '#concierge/topic-examples/told-of-matter.ts'
import { clausesOf } from './clauses.ts'
import { plainSentence } from './fold-text.ts'
import { topicFeaturesOf } from './topic-features.ts'
import { shopLines, VOICES } from './topic-samples.ts'

export const TOLD_EFFORT = { mostRows: 30_000, rounds: 2 }

const WEIGHTS = { beside: 1, asked: 0.7, end: 0.3, ofMatter: 2, guarded: 0.25 } as const
const FEWEST_WORDS = 3
/** What is asked of the world outside is told like a story: "garage door wont open". */
const ASKING = Object.entries(VOICES).flatMap(([voice, parts]) => (voice === 'elsewhere' ? [] : parts))
const LONGEST_SCRAP = 6

/** Clauses of what shoppers tell beside a question, and of what they ask or tell because the answer hangs on it; always in the same order. */
export function readToldSamples(): Sample[] {
  return toldSamplesWithout([])
}

/** The same without some of the stories, which then may be held out. */
export function toldSamplesWithout(stories: readonly string[]): Sample[] {
  const heldOut = new Set(stories)
  return [
    ...TOLD_BESIDE_LINES.filter((line) => !heldOut.has(line))
      .flatMap((line) => clausesIn(line))
      .map((text) => toSample(1, text, WEIGHTS.beside)),
    ...shopLines(ASKING).flatMap(({ topic, text }) =>
      askedIn(text, topic === 'goods').flatMap((clause) => [
        toSample(0, clause, WEIGHTS.asked),
        ...endsOf(clause).map((end) => toSample(0, end, WEIGHTS.end)),
      ]),
    ),
    ...guardedLines()
      .flatMap((line) => clausesIn(line))
      .map((text) => toSample(2, text, WEIGHTS.guarded)),
    ...TOLD_OF_MATTER_LINES.map((text) => toSample(0, text, WEIGHTS.ofMatter)),
  ]
}

function clausesIn(line: string): readonly string[] {
  const clauses = clausesOf(line).filter((clause) => clause.split(/\s+/).length >= FEWEST_WORDS)
  return clauses.length > 1 ? [line, ...clauses] : [line]
}

/** The end of a question is none of a story: "... crash in our truck overnight". */
function endsOf(clause: string): readonly string[] {
  const words = clause.split(/\s+/)
  return [FEWEST_WORDS, FEWEST_WORDS + 2]
    .filter((count) => words.length > count + 1)
    .map((count) => words.slice(-count).join(' '))
}

/** Of several clauses the last is what is asked. Any other may be a story, but for the scraps of a wish: "smalls are fine", "no racing thoughts". */
function askedIn(text: string, ofGoods: boolean): readonly string[] {
  const clauses = clausesOf(text)
  return clauses.filter(
    (clause, at) => at === clauses.length - 1 || (ofGoods && clause.split(/\s+/).length <= LONGEST_SCRAP),
  )
}

function toSample(label: number, text: string, weight: number): Sample {
  return { label, weight, features: topicFeaturesOf(plainSentence(text)) }
}
