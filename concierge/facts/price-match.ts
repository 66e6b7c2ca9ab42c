const MATCHES_PRICES =
  /price ?match|\b(?:match|beat|honor|meet) (?:a |an |another |their |the |your |my |any )?(?:\p{L}+ ){0,2}(?:prices?|ads?)\b|igualan? precios?/u
/** "If another shop has it cheaper will you match", "can you do better than the place down the road". */
const ELSEWHERE =
  /\b(?:elsewhere|somewhere else|competit(?:ors?|ion)|(?:an)?other (?:\p{L}+ )?(?:shops?|stores?|places?|dispensar(?:y|ies)|dispos?)|(?:shop|store|place|spot|dispensary|dispo) (?:\p{L}+|\d+) (?:minutes?|miles?|blocks?|streets?) (?:away|over|down|from here)|advertis(?:es|ed|ing) (?:it|this|that|the same|your|one)|(?:shop|store|place|spot|guys?|ones?|dispensary|dispo) (?:down|up|across|next|around|over|in|on|off|by)|(?:shop|store|place|spot|dispensary|dispo) (?:i (?:usually|normally) go(?: to)?|i go to)|your competitors?|across (?:town|the street)|down the (?:road|street|block)|next door|otra tienda|(?:i|we|ive|have) (?:just |already )?(?:saw|seen|found|find|see|spotted) (?:it|this|that|one|the same)(?: \p{L}+){0,3} (?:cheaper|less|lower))\b/u
const DEARER_HERE = /\b(?:match|beat|meet|cheaper|less|lower|prices?|better|undercut|mas barat[oa])\b|\$\d/
/** What a shop is asked to do about it. */
const DO_THE_SAME =
  /(?:\b(?:will|would|can|could|do|does|if)(?: (?:you|u|yall|ya|they|the|guys|store|shop|ever|also|even|just|be able to))+|\b(?:gonna|going to|wanna|able to|willing to)) (?:match|beat|meet|honor|undercut|do (?:better|the same|that|it)|go (?:lower|down|that low|as low)|come down|drop (?:it|yours|your|the)|lower (?:it|yours|your|the)|knock (?:it|yours|the)|give (?:me|us) (?:that|the same))\b/

/** What is told of another shop asks as much: "the place down the road has the same one for less". */
const HAS_IT_CHEAPER =
  /\b(?:has|have|got|sells?|selling|charges?|charging|lists?|listed|had)\b.{0,24}\b(?:this|that|the same|same|it|these|those|ones?)\b.{0,40}\b(?:cheaper|for (?:\p{L}+ )?less|less|lower|\$?\d+ (?:dollars |bucks )?(?:less|cheaper))\b/u

/** True where it is asked whether the price of another shop is met, and no other matter of it ("their coupon") is. */
export function asksToMatch(plain: string): boolean {
  return MATCHES_PRICES.test(plain) || (ELSEWHERE.test(plain) && DEARER_HERE.test(plain))
}

/** The same where no topic was named: then the shop must be asked to do so. */
export function asksShopToMatch(plain: string): boolean {
  return asksToMatch(plain) && (DO_THE_SAME.test(plain) || MATCHES_PRICES.test(plain) || HAS_IT_CHEAPER.test(plain))
}
