import { draftCheapestWithDeal } from './draft-cheapest-with-deal.ts'
import { draftDealOnSum } from './draft-deal-on-sum.ts'
import { draftCovered } from './draft-deal.ts'
import { draftOfferAsked } from './draft-offer.ts'
import type { Draft, Scene } from './draft.ts'

const TALKS_OF_DEALS: ReadonlySet<string> = new Set([
  'deals',
  'recommend',
  'recommend_no_match',
  'availability',
  'product_info',
  'multi_intent',
  'clarify',
])

/** A reply about a deal itself: whether it is offered, the cheapest thing that it is on, or whether it is on a thing; null for any other message. */
export function draftOfDeal(scene: Scene): Draft | null {
  return TALKS_OF_DEALS.has(scene.understood.intent)
    ? (draftOfferAsked(scene) ?? draftDealOnSum(scene) ?? draftCheapestWithDeal(scene) ?? draftCovered(scene))
    : null
}
