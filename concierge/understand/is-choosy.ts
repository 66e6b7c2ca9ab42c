import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { isGear } from './read-gear.ts'
import type { ReadWish } from './read-wish.ts'

const ASKS =
  /\b(?:difference|diff|vs|versus|whats|what(?! about\b)|explain|why|means?|how(?! about\b)|is|are|does|can|return|exchange|refund)\b/

const OF_MAKER =
  /\b(?:whats?|which|anything|everything|does)\b.{0,40}\b(?:have|has|got|make|makes|grow|grows|sell|sells|carry|offer)\b/

/** "What does High Camp have in eighths": what a maker has of a shelf is asked for. */
function asksOfShelf({ wish, plain }: ReadWish): boolean {
  return wish.brands.length > 0 && wish.forms.length > 0 && OF_MAKER.test(plain)
}

/** "How about a tincture", "ok what about kief then": it is to be shown. */
const PROPOSES =
  /\b(?:how|what) about (?:an?|some|any|one of)\b|(?:^|, ?|\b(?:ok|okay|hmm+|and|so|but|well|then|no|nah|or) )(?:how|what) about(?: (?:the|your|those|these))?(?: [\p{L}\d:/-]+){1,3}(?:(?: (?:then|instead|though|maybe|too|also|please|pls))?(?:$| , (?=(?:i|im|ive|id|my|we|were|because|since|cuz|coz|trying|not|no)\b))| (?:instead|then|rather)\b(?! of\b))/u

/** "Whats a good strain for painting": one is to be shown. */
const ONE_FOR_IT =
  /\b(?:good|best|nice|great|right|solid|favou?rite) (?:\p{L}+ )?(?:strains?|weed|bud|terp\p{L}*) (?:for|to)\b/u

/** "hash, no rosin", "live resin carts or dabs": things are named or refused as on a shopping list, and nothing is to be explained. */
export function isChoosy(read: ReadWish): boolean {
  const { wish, plain } = read
  if (wish.occasion !== null && ONE_FOR_IT.test(plain)) return true
  if (isForSomebody(read) || asksOfShelf(read) || asksForOne(read) || asksForForm(read) || asksForTop(read)) return true
  if (ASKS.test(plain)) return false
  const refuses =
    wish.notKinds.length + wish.notCategories.length + wish.notStrainTypes.length + wish.notTerms.length > 0
  if (refuses) return wish.forms.length + wish.strainTypes.length > 0
  if (wish.forms.length > 0 && (wish.strainTypes.length > 2 || PROPOSES.test(plain))) return true
  return wish.forms.length > 1 && wish.forms.some(({ kinds }) => !kinds.every(isExtract))
}

/** "Storage bag that hides smell": gear called by what it is and does, and no question how one does that. */
export function namesGear({ forms, wish, plain }: ReadWish): boolean {
  const isNamed = forms.length > 0 && wish.forms.every((form) => isGear(form) && form.loose !== true)
  return (
    isNamed &&
    forms.some(({ start, end }) => DOES_IT.test(plain.slice(start, end + SEEN)) && LEADS.test(plain.slice(0, start)))
  )
}

const SEEN = 40
const DOES_IT =
  /^(?:\p{L}+ )?(?:bags?|box(?:es)?|jars?|pouch(?:es)?|cases?|containers?|tubes?|batter(?:y|ies)|trays?|grinders?|lighters?|pipes?|bongs?|rigs?|storage(?: \p{L}+)?)\b/u
/** Nothing but the asking for it, or what it is called by, stands before. */
const LEADS =
  /^(?:(?:(?:do|d) (?:you|u|yall)(?: guys)?|(?:you|u|yall)|have|got|sell|carry|any|an?|some|the|your|looking|for|need|want|i|im|we|show|me|good|small|big|nice|cheap|storage|stash|\p{L}{1,12} proof|hi|hey|hello|ok|,|please)(?: |$))*$/u

/** "Whats a low dose chocolate for my mom": one for her. */
function isForSomebody({ forms, plain }: ReadWish): boolean {
  return (
    /\b(?:whats|what is) (?:an?|some|your) /.test(plain) &&
    forms.some(({ end }) =>
      /^ for (?:my (?!first\b)|our |me\b|us\b|him\b|her\b|them\b|some(?:one|body)\b)/.test(plain.slice(end)),
    )
  )
}

/** "Wanna make cannabutter, got shake": what the thing is for is told, and the thing is asked for. */
export function asksForForm({ forms, plain }: Pick<ReadWish, 'forms' | 'plain'>): boolean {
  return forms.some(
    ({ start, end }) =>
      /\b(?:got|sell|carry|have|tienen|hay|venden) (?:(?:any|some|good|cheap|decent|a|an|bags? of|algo de) )*$/.test(
        plain.slice(0, start),
      ) && /^(?: (?:for (?:that|it|this)|in stock|left|right now|today|please|cheap))*$/.test(plain.slice(end)),
  )
}

/** "An ounce with linalool as the main terpene". */
function asksForTop({ wish, plain }: ReadWish): boolean {
  return wish.topTerpene && wish.forms.length > 0 && !/^(?:what|why|how|does|do|is|explain)\b/.test(plain)
}

/** "Whats a strain that gives you the munchies": one is to be shown that does so. */
const FOR_ONE =
  /\b(?:whats|what is|what are)(?: (?:like|your|really|some|an?|good|nice|decent))+ (?!terp|cannabinoid|word|term|way|reason|name|dose|method|difference|plant)\p{L}+(?: (?:that|thatll|which|that will|thatd|to make|to get|with|wont|for when))(?!\p{L})/u

function asksForOne({ wish: { effects, notEffects, flavors, notFlavors }, plain }: ReadWish): boolean {
  return effects.length + notEffects.length + flavors.length + notFlavors.length > 0 && FOR_ONE.test(plain)
}

function isExtract(kind: string): boolean {
  return KIND_BY_ID.get(kind)?.category === 'concentrate'
}
