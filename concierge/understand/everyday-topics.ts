import { asksForEasyHour } from '#concierge/facts/answer-busy.ts'
import { asksShopToMatch } from '#concierge/facts/price-match.ts'
import { asksOfYoungCompany } from '#concierge/facts/young-company.ts'
import { type StoreIntent, storeIntentsOf } from './intent.ts'

/** A topic of the shop that is asked for by what somebody is after, and not by any word for it. */
const WAYS: readonly (readonly [StoreIntent, (plain: string) => boolean])[] = [
  ['deals', asksShopToMatch],
  ['store_hours', asksForEasyHour],
  ['id_policy', asksOfYoungCompany],
]

/** The topics of the shop that words name; where they name none, the one that is asked for without its words. */
export function topicsSaid(plain: string): StoreIntent[] {
  const topics = storeIntentsOf(plain)
  return topics.length > 0 ? topics : WAYS.filter(([, asks]) => asks(plain)).map(([topic]) => topic)
}
