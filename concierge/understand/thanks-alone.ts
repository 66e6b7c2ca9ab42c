import type { Evidence } from './evidence.ts'

const THANKS =
  /\b(?:thanks|thank (?:you|u|ya)|thx|tysm|ty|cheers|appreciate (?:it|you|this|that|your|the|all)|gracias|you(?:ve| have| were| are|re)(?: been)?(?: (?:so|very|really|super|such))*(?: an?)? (?:helpful|great|kind|patient|awesome|sweet|amazing|wonderful|big help|lifesaver))\b/
const FELT =
  /\b(?:was|were|had been|got|felt|came in|walked in|estaba)(?: (?:so|a|an|bit|little|kinda|kind|of|pretty|really|very|super|too|all|just|such|honestly|muy|nervous|and))* (?:nervous|anxious|stressed|worried|scared|afraid|shy|embarrassed|intimidated|overwhelmed|tense|on edge|wreck|nervios[oa]|lost|confused)\b|\b(?:less|not|no longer|arent|isnt|im not)(?: (?:so|as|that|feeling))* (?:nervous|anxious|stressed|worried|scared)\b/
const ASKS =
  /\?|\b(?:what|which|where|when|how (?:much|many|do|does|can|about)|any(?:thing)?(?! of (?:this|that|it)\b)|something|some|need|want|wanna|looking|recommend|suggest|show|got|have you|do you|can (?:i|you|u)|could|would|help me|but|still|algo|busco|quiero|necesito)\b/

/** "You have been so helpful, I was nervous about asking": how somebody felt is told with thanks, and wishes for nothing calming. */
export function isThanksAlone({ read, pointed }: Evidence): boolean {
  const { wish, plain } = read
  return (
    FELT.test(plain) &&
    THANKS.test(plain) &&
    !ASKS.test(plain.replace(FELT, ' ')) &&
    pointed.length === 0 &&
    wish.forms.length + wish.brands.length + wish.terms.length === 0 &&
    wish.priceMax === null
  )
}
