import type { StoreProfile } from '#contract/store-profile.ts'

const ANOTHER_DEAL =
  '(?:(?:the|a|my|your|an|any|other) )?(?:\\p{L}+ ){0,3}(?:deals?|discounts?|specials?|sales?|promos?|coupons?|offers?|thing|one|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\\b'
/** More than one deal for the same thing, in so many words. */
const COMBINES = new RegExp(
  [
    'stack|combin|\\bon top of\\b|\\bat (?:the same time|once)\\b|\\bdouble (?:up|dip)|\\badd up\\b|acumul',
    '\\b(?:two|2|more than one|multiple|several|another) (?:different )?(?:deals?|discounts?|offers?|promos?|coupons?)\\b',
    `\\b(?:deal|discount|special|promo|coupon)s? (?:be used )?(?:and|plus|with|along with) ${ANOTHER_DEAL}`,
    `\\b(?:use|get|apply|have|take|do) (?:that|it|this|mine|that one|both|\\p{L}+ (?:discount|deal))(?: too)? (?:and|plus|with|along with|as well as|together with) ${ANOTHER_DEAL}`,
  ].join('|'),
  'u',
)
const TOGETHER = /(?<!\b(?:are|were|we) )\bboth\b(?! (?:of us|over|\d))|\btogether\b|\balong with\b/

/** Said of deals and nothing else, "both" asks for two at once. */
export function mayCombine(plain: string): boolean {
  return COMBINES.test(plain) || TOGETHER.test(plain)
}

/** "That plus the wednesday thing": whether two deals hold at once, where the shop has a rule for it. */
export function asksToCombine({ deals }: StoreProfile, plain: string): boolean {
  return deals?.stacking !== undefined && COMBINES.test(plain)
}
