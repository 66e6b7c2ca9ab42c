import type { Item } from '#concierge/retrieve/item.ts'
import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { findArticle } from '#concierge/say/articles.ts'
import type { Standing } from './standing.ts'

const LEAD =
  '^(?:(?:so|and|but|ok|okay|wait|oh|hey|hm+|um+|cool|lol|sorry|idk|never heard of (?:it|that|those),?|,) ?)*'
const EVEN =
  '(?: (?:is|are|even|exactly|actually|really|again|anyway|though|tho|the heck|the hell|on earth|kind of thing|supposed to be|mean|thing|stuff))*'
const WHAT_IS_THAT = new RegExp(`${LEAD}(?:whats?|wtf|wat)${EVEN} (?:that|those|it|they|this|these)${EVEN}$`)
const FITS_BATTERY =
  /^(?:(?:so|and|but|ok|okay|hey|,) ?)*(?:does|do|will|would|can|is|are) .{0,30}\b(?:fits?|works?|go(?:es)?|compatible|screws?|use)\b.{0,20}\b(?:my|an?|any|the|regular|normal) (?:[\p{L}\d]+ ){0,2}(?:batter(?:y|ies)|pen|device)\b/u
const HOW_LONG =
  /^(?:(?:so|and|but|ok|okay|hey|,) ?)*(?:about |roughly )?how long (?:will|does|do|would|should|can) (?:it|that|this|one|they|those|these|a cart|the \p{L}+)(?: one)?(?: (?:usually|typically|normally))? last(?: (?:me|you|us|for|about|usually|on average))*$/u

const NEEDS_BATTERY = new RegExp(
  `${LEAD}(?:(?:the )?(?:\\p{L}+er|\\p{L}+est|first|second|last) one ?,? )?(?:(?:does|do|will) (?:it|that|this|they|those|the (?:first|second|last) one) (?:come with|include|need|require|have|use)|(?:do|will|would) i (?:also )?need|is there)(?: (?:its|their) own| an?| the| any| my)? (?:batter(?:y|ies)|pen)(?: (?:for (?:it|that|this|those)|with (?:it|that)|included|too|in it))*$|${LEAD}(?:is|are) (?:an? |the )?batter(?:y|ies) included(?: with (?:it|that))?$`,
  'u',
)
const HOW_TAKEN = new RegExp(
  `${LEAD}how (?:do|would|should|does|can|am) (?:you|i|u|one|we|someone|people)(?: (?:even|actually|really|supposed to|usually))* (?:take|use|eat|do|consume|dose|have) (?:it|that|this|them|those)(?: (?:then|though|exactly|properly))*$`,
)

/**
 * What is asked of the kind that was wished for or shown, in words that name it: "what even is that" after live rosin, "does it fit my
 * battery" and "how long will it last me" of a cart. Null where one thing is meant, or nothing is known of the kind.
 */
export function askedByPointing(plain: string, standing: Standing): string | null {
  const [lead] = standing.shown
  if (lead === undefined) return null
  if (lead.category === 'vape' && FITS_BATTERY.test(plain)) return 'what is a 510 cartridge'
  if (isFilled(lead) && HOW_LONG.test(plain)) return 'how many puffs in a cart'
  if (lead.category === 'vape' && lead.kinds.has('cartridge') && NEEDS_BATTERY.test(plain))
    return 'which battery fits it'
  if (lead.kinds.has('rso') && HOW_TAKEN.test(plain)) return 'what is rso'
  if (isDabbed(lead) && HOW_TAKEN.test(plain)) return 'how do i dab'
  return WHAT_IS_THAT.test(plain) ? kindWished(standing) : null
}

/** Kief and hash are smoked with flower as well. */
function isDabbed({ category, kinds }: Item): boolean {
  return category === 'concentrate' && !kinds.has('kief') && !kinds.has('hash') && !kinds.has('rso')
}

/** A vape that is emptied puff by puff. */
function isFilled({ category }: Item): boolean {
  return category === 'vape'
}

/** The kind that the list shown last was shown for, where no name was said and no one of the list was picked since. */
function kindWished({ wish, shown, lists }: Standing): string | null {
  const [form, other] = wish.forms
  const last = lists.at(-1)?.items ?? []
  if (form === undefined || other !== undefined || wish.terms.length + wish.brands.length > 0) return null
  if (last.length !== shown.length || !shown.every((item) => last.includes(item))) return null
  const label = form.kinds.map((id) => KIND_BY_ID.get(id)?.label).find((word) => word !== undefined)
  if (label === undefined) return null
  const asked = `what is ${label}`
  return findArticle(asked) === null ? null : asked
}
