import { foldText } from '#concierge/understand/fold-text.ts'
import type { FactQuestion } from './answer.ts'

const BRINGS = '(?:bring|drop|run|send|drive|come|get)(?:(?: (?!to\\b)[^ ]+){0,6})'
const REACHES =
  /\b(?:earliest|soonest|how (?:soon|fast|quick(?:ly)?)|when|what time|can|could|would|will)\b.{0,16}\b(?:you|u|yall|they|someone|somebody|an?y? drivers?)\b.{0,12}\b(?:be|get|come|make it|reach)\b(?: (?:me|us|out|over|all the way))*(?: (?:here|there|to (?:me|us|my \p{L}+)))/u

/** "Could you bring 2 eighths to Oakdale", "im in Oakdale, whats the earliest you could be here": a delivery, asked for by its town alone. */
export function asksToBringToTown({ profile, plain }: Pick<FactQuestion, 'profile' | 'plain'>): boolean {
  const { delivery, address } = profile
  if (delivery === undefined || delivery.offered === false) return false
  const towns = `${delivery.area ?? ''}, ${address?.city ?? ''}`
    .split(/,|\s+(?:and|&)\s+/)
    .map((town) =>
      foldText(town)
        .replace(/[^\p{L} ]/gu, '')
        .trim(),
    )
    .filter((town) => town.length > 3)
  return towns.some((town) => {
    const at = ` ${plain} `.indexOf(` ${town} `)
    if (at < 0) return false
    return (
      REACHES.test(plain) || new RegExp(`\\b${BRINGS} to (?:me in )?$`, 'u').test(plain.slice(Math.max(0, at - 80), at))
    )
  })
}
