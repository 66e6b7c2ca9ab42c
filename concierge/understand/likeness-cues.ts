import { allMatches } from './all-matches.ts'

const OTHERWISE =
  '(?:cheaper|less (?:expensive|pricey|strong|potent|intense)|milder|weaker|lighter|gentler|mellower|stronger|more potent|calmer|smoother|not (?:as|so) \\p{L}+|an? (?:little |bit |lot )?(?:\\p{L}+er|indica|sativa|hybrid)|more (?:affordable|relaxing|chill|energetic))'

const CUES = new RegExp(
  `\\b(?:(?:last time|i (?:got|had|tried|bought|(?:usually|normally|always) (?:get|smoke|buy|do))|i find) .{0,60}\\b(?:too \\p{L}+|calmer|milder|weaker|stronger|cheaper|different|something else|something new|switch (?:it )?up|change it up|mix it up|instead)|(?:something|anything|one) (?:in )?between|same (?:vibe|feel|effects?|high|kind|profile|thing|as)|vibes? (?:of|as|like)|similar|close to|near (?:it|that|to)|nearest (?:to|thing)|closest (?:thing )?to|(?:in|of) the (?:same )?(?:vein|family|style|ballpark|spirit) (?:of|as)|\\p{L}+er version of|(?:what|which)(?: \\p{L}+)?(?: is|s|would be|comes)? (?:the )?(?:closest|nearest)(?: thing| one| match)?(?= ?(?:$|,|then|instead|you))|comparable|equivalent|along (?:the|those|these|the same|that) lines?|in that vein|alternatives?|substitutes?|replacements?|dupes?|cousins? of|reminds?|parecid[oa])\\b|\\bis (?:way |a bit |a little )?too (?:strong|weak|pricey|expensive|much)\\b.{0,30}\\b(?:whats|what is|anything|something|got) (?:close|similar|near|else|milder|cheaper)`,
  'u',
)

const BUT_OTHERWISE = new RegExp(`\\p{L} but (?:${OTHERWISE}(?=$| |,)|(?:in|as) an? \\p{L})`, 'u')

const SOMEBODY = '(?:i|we|he|she|they|my \\p{L}+)'
const LIKES =
  '(?:really |always |usually |absolutely )?(?:likes?|liked|loves?|loved|enjoys?|enjoyed|dig|digs|smokes?|buys?|gets?)'
/** "What else is like X", "i loved X, what should i try next", "fan of X, any recs": what is near it, and not the thing itself. */
const BESIDE_LIKED = new RegExp(
  `\\b(?:(?:what|who|anything|nothing|something) else(?: (?:is|are|you got|do you have|have you got|thats|that is))? like|(?:${SOMEBODY} ${LIKES}|fan of|into|favou?rite (?:is|was)) .{3,50}\\b(?:(?:what|which|anything|something) (?:\\p{L}+ )?(?:else|other|similar|next)|what (?:else )?(?:should|could|would) ${SOMEBODY} (?:try|like|get)|(?:any )?rec(?:s|ommendations)$)|(?:else|next).{0,20} if ${SOMEBODY} ${LIKES}|if ${SOMEBODY} ${LIKES} .{3,50}\\bwhat)\\b`,
  'u',
)

function hasCue(plain: string): boolean {
  return CUES.test(plain) || (plain.includes(' but ') && BUT_OTHERWISE.test(plain))
}

/** Words with "like" in them that ask for no likeness: "feels like", "I'd like". */
const NO_LIKENESS =
  /\b(?:(?:feel|feels|feeling|tastes?|tasting|smells?|smelling|flavou?r(?:s|ed)?|look|looks|sound|sounds)(?: (?:kind of|sort of|more|just|a bit|a lot|exactly|something))?|um+|uh+|would|id|i|ill|dont|do you|we|they|people|you|under|for|around|spend|just|was|is|its|be) like\b|\blike to\b/g

/** "something like X", "same as X but cheaper", "a Blue Dream substitute": what is near a thing is wished for. */
export function asksLikeness(plain: string): boolean {
  if (
    /\b(?:what|whats|what is|how is|hows)\b.{1,40}\blike$/.test(plain) &&
    !/\b(?:something|anything|else)\b/.test(plain)
  )
    return false
  if (asksOtherThan(plain)) return true
  const rest = plain.replace(NO_LIKENESS, ' ')
  return LIKE.test(rest) || hasCue(rest) || BESIDE_LIKED.test(plain)
}

const LIKE = /\b(?:like|como)\b/

/** What may stand between "like" and the name that is meant. */
const LIKE_IT =
  /\b(?:like|como)(?: (?:the|that|those|this|these|your|my|his|her|our|some|a|an|el|la|los|las|un|una))* /g

/** Whoever has it, or looks for it, says "like" for the sound of it. */
const FILLED = /\b(?:have|has|had|got|carry|sell|want|need|get|find|um+|uh+|so|and|or|guys|yall)$/

/**
 * True when the likeness is to one of these names: "something like Blue Dream", not "something baked, like a cookie", where a mere word
 * is an example of what is wished for, nor "you have like vape carts of Blue Dream", where "like" says nothing.
 */
export function asksLikenessTo(names: readonly string[], plain: string): boolean {
  if (!asksLikeness(plain)) return false
  if (asksOtherThan(plain)) return true
  const rest = plain.replace(NO_LIKENESS, ' ')
  return (
    hasCue(rest) ||
    BESIDE_LIKED.test(plain) ||
    allMatches(rest, LIKE_IT).some(
      ({ 0: said, index }) =>
        !FILLED.test(rest.slice(Math.max(0, index - 12), index).trimEnd()) &&
        names.some((name) => startsSoon(rest, name, index + said.length)),
    )
  )
}

/** A name stands there, or behind a word or two that are its maker's: "like the (ferrow) tidal plum". */
function startsSoon(text: string, name: string, from: number): boolean {
  const at = text.indexOf(name, from)
  return at >= 0 && MAKER.test(text.slice(from, at))
}

const MAKER = /^(?:\p{L}+ ){0,2}$/u

const OTHER_THAN = new RegExp(
  `\\b(?:cheaper|less (?:expensive|pricey|strong|potent|intense)|milder|weaker|lighter|gentler|mellower|stronger|more (?:affordable|potent)) (?:priced |tasting )?than (?!(?:it|this|those|these|my|what|usual|normal|average|before|last|most|other|others|an?)\\b)\\p{L}`,
  'u',
)

/** "Anything cheaper than the Blue Dream": the thing named is the measure and not the wish; "is X stronger than Y" weighs two. */
export function asksOtherThan(plain: string): boolean {
  return (
    OTHER_THAN.test(plain) &&
    !/^(?:(?:so|and|wait|ok|but) )*(?:is(?! there)|are(?! there)|isnt|arent|was|does|do(?! (?:you|u|ya|yall)\b))\b/.test(
      plain,
    )
  )
}

/** "Then something like it": of the kind that was talked about, whether or not it is there. */
export const LIKE_THAT =
  /\b(?:something|anything|one|ones|more|others?|closest|similar) (?:\p{L}+ )?(?:like|similar to|close to|to) (?:it|that|this|them|those|these|the (?:first|second|third|last|other))\b|\banything similar\b|\bwhat(?:s| is)?(?: else| other \p{L}+)(?: (?:is|are|you got|do you have|have you got|yall got))* like (?:it|that|this|them|those)\b|\bsame (?:kind|sort|type)(?: of)? (?:thing|vibe|deal|stuff|idea|style) (?:but|only|just)\b|\bsimilar(?: ones?)? but\b|\bwhats (?:like|closest to|near|similar to) (?:it|that|this) but\b|\balgo (?:parecido|similar|asi)\b/u
