import { FRAMES } from '#concierge/guard-examples/frames.ts'

/** The sentences of one template. Those of a template with many weigh less, so that none outweighs the others. */
export type Expansion = { sentences: readonly string[] }

const PART = /\{([^{}]*)\}|<([a-z]+)>|[^{}<>]+/g

/** Writes out templates, one a line: of `{a|b}` either is taken, `<how>` is any of the frames of that name. Always the same ones. */
export function writeExamples(templates: string, mostPerTemplate: number): Expansion[] {
  return templates
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ sentences: expandLine(line, mostPerTemplate) }))
}

function expandLine(line: string, most: number): string[] {
  const slots = [...line.matchAll(PART)].map(([text, choices, frame]) =>
    frame === undefined ? (choices?.split('|') ?? [text]) : choicesOf(frame),
  )
  const combinations = slots.reduce((product, slot) => product * slot.length, 1)
  const longest = Math.max(...slots.map((slot) => slot.length))
  const wanted = Math.min(Math.max(most, longest), combinations)
  const sentences = new Set<string>()
  // Each slot steps through its choices at a pace of its own, so that few sentences show every choice.
  for (let turn = 0; sentences.size < wanted && turn < wanted * 3; turn++) {
    const picked = slots.map((slot, at) => slot[(turn * (at + 1) + Math.floor(turn / slot.length)) % slot.length])
    sentences.add(fillFrames(picked.join(''), turn).replace(/\s+/g, ' ').trim())
  }
  return [...sentences]
}

/** Frames named inside a choice: "make <someone> bleed". */
function fillFrames(text: string, turn: number): string {
  return text.replace(/<([a-z]+)>/g, (_, name: string) => {
    const choices = choicesOf(name)
    return choices[(turn * 7 + 3) % choices.length] ?? ''
  })
}

function choicesOf(name: string): string[] {
  return FRAMES[name]?.split('|') ?? []
}
