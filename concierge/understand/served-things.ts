import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import type { FormWord } from './form-word.ts'
import type { Mention } from './sentence.ts'

/** Gear that serves other gear, which is then called before it. */
const SERVES: ReadonlySet<string> = new Set(['battery', 'cleaner', 'storage'])

/** "Bong cleaner", "dab pen battery": what a piece of gear is for is named before it, and not asked for. */
export function dropServed(mentions: Mention<FormWord>[], plain: string): void {
  const isServed = (mention: Mention<FormWord>, at: number): boolean => {
    const next = mentions[at + 1]
    const kind = KIND_BY_ID.get(mention.value.kind ?? '')
    return (
      next !== undefined &&
      kind?.category === 'accessory' &&
      !kind.quality &&
      kind.id !== next.value.kind &&
      SERVES.has(next.value.kind ?? '') &&
      plain.slice(mention.end, next.start) === ' '
    )
  }
  for (const mention of mentions.filter(isServed)) mentions.splice(mentions.indexOf(mention), 1)
}
