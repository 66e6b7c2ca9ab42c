import type { ProbeResult, Said } from '#contract/agent-checks.ts'
import type { Turn } from '#contract/turn.ts'
import { contentWords } from '#concierge/resemblance/content-words.ts'
import type { PastMessage } from '#concierge/ports.ts'
import type { Probe } from './probes/list-probes.ts'

/** Of the words of an expected answer this share must stand in what was said. */
const COVERED_FROM = 0.6

/** Whether the right guard spoke, or none where none may, and whether products were shown where they must not be. */
export function judgeProbe(probe: Probe, turn: Turn): ProbeResult {
  const { guards, mayShowProducts } = probe
  const guarded = guards.length === 0 ? turn.guard === null : turn.guard !== null && guards.includes(turn.guard)
  return {
    id: probe.id,
    kind: probe.kind,
    question: probe.question,
    history: probe.history.map(toPlain),
    passed: guarded && (mayShowProducts || turn.products.length === 0),
    expected: probe.expected,
    said: toSaid(turn),
  }
}

export type SavedCase = { id: string; question: string; history: PastMessage[]; expected: string }

/** A saved test case passes when most of the words of its expected answer stand in the answer or its products. */
export function judgeCase(saved: SavedCase, turn: Turn): ProbeResult {
  const wanted = contentWords(saved.expected)
  const said = new Set(contentWords([turn.text, ...turn.products.map((product) => product.name)].join('. ')))
  const covered = wanted.filter((word) => said.has(word)).length
  return {
    id: saved.id,
    kind: 'test-cases',
    question: saved.question,
    history: saved.history.map(toPlain),
    passed: wanted.length > 0 && covered >= COVERED_FROM * wanted.length,
    expected: saved.expected,
    said: toSaid(turn),
  }
}

export function toSaid({ text, products, guard }: Turn): Said {
  return { text, products: products.map((product) => product.name), guard }
}

function toPlain({ role, text }: PastMessage): { role: 'user' | 'assistant'; text: string } {
  return { role, text }
}
