const MOST_PER_TEMPLATE = 24

/** Writes out templates, one a line; of `{a|b}` either is taken. At most 24 sentences a template, always the same ones. */
export function expandTemplates(templates: string): string[] {
  return templates
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(expandLine)
}

function expandLine(line: string): string[] {
  const slots = [...line.matchAll(/\{([^{}]*)\}|[^{}]+/g)].map(([text, choices]) => choices?.split('|') ?? [text])
  const combinations = slots.reduce((product, slot) => product * slot.length, 1)
  const wanted = Math.min(MOST_PER_TEMPLATE, combinations)
  const sentences = new Set<string>()
  // Each slot steps through its choices at a pace of its own, so that few sentences show every choice.
  for (let turn = 0; sentences.size < wanted && turn < wanted * 3; turn++) {
    sentences.add(
      slots
        .map((slot, at) => slot[(turn + Math.floor(turn / slot.length) * at) % slot.length])
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  }
  return [...sentences]
}
