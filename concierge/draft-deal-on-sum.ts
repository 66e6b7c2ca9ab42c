import { ASKS_PRICE, dealsMeant, holds, OF_DEALS } from './deals-meant.ts'
import type { Draft, Scene } from './draft.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { priceWithDeal } from './facts/deal-terms.ts'
import { staysEnglish } from './say/house-spanish.ts'
import { money, sentence, tell } from './say/wording.ts'

/** "On a $40 vape", "if i spend 80 bucks": a sum that is paid, and no bar that a deal sets. */
const ON_SUM =
  /\b(?:on|for|of|off|spend(?:ing)?|buy(?:ing)?|costs?|is|thats) (?:(?:an?|my|the|about|like|around) )?\$(\d{1,4}(?:\.\d\d)?)(?! ?(?:or more|plus|minimum|and up))\b/
const BARS = /\b(?:over|above|at least|more than|minimum|min)\b/

/** What the discount of somebody takes off a sum that is named ("nurse discount on a $40 vape"); null where no one discount is meant. */
export function draftDealOnSum(scene: Scene): Draft | null {
  const { understood, language } = scene
  const sum = ON_SUM.exec(understood.plain)?.[1]
  const asks = ASKS_PRICE.test(understood.plain) || /\bhow much off\b|\bsave\b/.test(understood.plain)
  if (sum === undefined || !asks || !OF_DEALS.test(understood.plain) || BARS.test(understood.plain)) return null
  const meant = dealsMeant(scene).filter(({ ofPeople }) => ofPeople)
  const [only, other] = meant
  if (only === undefined || other !== undefined || only.terms === null || !holds(scene, only.deal)) return null
  if (!['percent', 'dollars'].includes(only.terms.kind) || (language === 'es' && staysEnglish(only.deal.text)))
    return null
  const whole = Math.round(Number(sum) * 100)
  const rest = priceWithDeal(only.terms, whole, 1)
  const reckoned = tell(
    language,
    `On ${money(whole)} that takes ${money(whole - rest)} off: ${money(rest)} before tax.`,
    `En ${money(whole)} son ${money(whole - rest)} menos: ${money(rest)} antes de impuestos.`,
  )
  return {
    ...EMPTY_DRAFT,
    intent: 'deals',
    text: `${sentence(only.deal.text)} ${reckoned}`,
    paths: [only.deal.path, 'deals.stacking'],
    groundTexts: [only.deal.text, reckoned],
    amounts: [whole, whole - rest, rest],
  }
}
