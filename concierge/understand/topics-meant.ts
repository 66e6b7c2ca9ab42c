import { handsBackUsed } from '#concierge/facts/used-goods.ts'
import { isToldAmong } from '#concierge/retrieve/detail-asked.ts'
import { unitAsked } from '#concierge/retrieve/unit-price.ts'
import type { Evidence } from './evidence.ts'
import { asksExtreme } from './extreme-of-shown.ts'
import type { StoreIntent } from './intent.ts'
import { tellsVisit } from './of-goods.ts'
import { onlyThose } from './only-those.ts'
import { asksForLess } from './price-cues.ts'

/** "Need a battery, mine died": what is needed goes before why it is. */
const NEEDS =
  /^(?:(?:hi|hey|yo|i|we|so) )*(?:need|want|looking for|gotta get|gotta have) (?:(?:an?|some|another|new|more) )+(?!refund|return|exchange|replacement|receipt)/

/** "My battery died, whats the cheapest one", "need another one": what broke is told, and one to buy is looked for. */
const REPLACES =
  /\b(?:died|dead|broke|broken|clogged|leak(?:s|ed|ing)?|burnt|burned|defective)\b(?!.*\b(?:refund|return|exchange|warranty|money back|replacement|replace|policy|receipt)\b).*(?:\b(?:whats|what is|which|show me|recommend|any|got|have|sell|carry|want|need) (?:me )?(?:your |the |any |a |an )?(?:cheapest|best|good|strongest|cheap|decent|nice|most \p{L}+|one of|\p{L}+ ones?\b|\d{3} (?:ones?|batter(?:y|ies)|pens?)\b)|\b(?:got|have|sell|carry) (?:any|some|other) (?!tips?|advice|ideas?|suggestions?|help|ways?|solutions?|clue|idea)|\b(?:looking for|shopping for|in the market for|(?:gotta|got to|have to|need to|want to|gonna) (?:buy|grab|pick up)|need|want) (?:an?|some|another|new|more|one (?=under|below|for|that|with|in|around|up to))\b)/u

/** "Battery for carts, the old one died": it is named, and one in its stead is wanted. */
const IN_ITS_STEAD =
  /\b(?:my |the |our )?(?:old|last|other|previous|current) (?:one|\p{L}+)(?: (?:just|finally|has|had|is|already|officially|kind of|up and))* (?:died|dead|broke|broken|shattered|cracked|kicked the bucket|bit the dust|gave out|gave up|quit|crapped out|burnt out|toast|lost|shot|done)\b(?!.*\b(?:refund|return|exchange|warranty|money back|replacement|replace|policy|receipt)\b)/u

/** "Why is my cart clogged": the cause is asked for, and nothing to be taken back. */
const ASKS_CAUSE =
  /^(?:(?:so|but|and|ok|okay|hey|hi) )*(?:why|how come|what makes)\b(?!.*\b(?:refund|return|exchange|replace\p{L}*|money back|warranty)\b)/u

/** "Does the hearth vaporizer have a warranty": its own row tells, and nothing is to be brought back. */
function ofItsRow({ read: { plain }, named }: Evidence): boolean {
  return WARRANTY.test(plain) && !BROUGHT_BACK.test(plain) && named.coverage >= 0.6 && isToldAmong(plain, named.items)
}

const WARRANTY = /\b(?:warrant(?:y|ies)|guarantees?|garantia)\b/
const BROUGHT_BACK =
  /\b(?:returns?|returning|refunds?|exchanges?|replace\p{L}*|bought|broke|broken|died|dead|stopped|defective|mine|my)\b/u
/** "My cart wont hit, clogged, any tips": it is to be put right at home. */
const ASKS_TIPS =
  /\b(?:any|got|some|have|need|give me|quick) (?:tips?|tricks?|advice|ideas?|suggestions?)\b(?!.*\b(?:refund|return|exchange|replace\p{L}*|money back|warranty|swap)\b)/u

/** The topics of the shop whose words a message has, but those that it only seems to speak of. */
export function topicsMeant(evidence: Evidence): StoreIntent[] {
  const { read, stores, article } = evidence
  const { plain } = read
  const refusesShown = evidence.changed && evidence.standing.shown.length > 0
  const only = onlyThose(evidence)
  const instead = read.wish.forms.length > 0 && (NEEDS.test(plain) || REPLACES.test(plain) || IN_ITS_STEAD.test(plain))
  // "Which is the better deal per gram" weighs what was shown.
  const weighsShown = evidence.pointed.length > 0 && (asksExtreme(plain) || unitAsked(plain) !== null)
  // "Can you do cheaper, 15 or less" after a list: another one of it.
  const isCheaperOne = evidence.standing.shown.length > 0 && read.wish.priceMax !== null && asksForLess(plain)
  const handsBack = evidence.unforeseen === 'affair' && handsBackUsed(plain)
  const ofRow = ofItsRow(evidence)
  return stores.filter(
    (topic) =>
      !(topic === 'complaint' && refusesShown) &&
      !(topic === 'payment' && refusesShown && asksForLess(plain)) &&
      !(topic === 'deals' && (only || weighsShown || isCheaperOne)) &&
      !(topic === 'id_policy' && tellsVisit(evidence)) &&
      !(
        topic === 'returns' &&
        (ofRow || handsBack || instead || (article !== null && (ASKS_CAUSE.test(plain) || ASKS_TIPS.test(plain))))
      ),
  )
}
