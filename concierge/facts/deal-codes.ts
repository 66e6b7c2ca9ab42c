import type { FactQuestion } from './answer.ts'
import { allDeals, type Deal } from './deals-told.ts'

const ASKS_CODE =
  /\b(?:(?:promo(?:tion(?:al)?)?|discount|coupon|offer|deal)s? ?codes?|coupons?|codes? (?:for|that|to|i can|on|online)|(?:a|any|your|got) codes?|codigos?|cupon(?:es)?)\b(?! (?:(?:to|for) )?(?:the )?(?:bath ?room|rest ?room|door|gate|wi ?fi|lobby))/
const OF_CODES = /(?:^|_)(?:codes?|coupons?|vouchers?)(?:$|_)/

/** The deals that one gets by a code, where one is asked for; none where no deal tells of one. */
export function codesAsked(question: Pick<FactQuestion, 'profile' | 'plain'>): readonly Deal[] {
  return ASKS_CODE.test(question.plain)
    ? allDeals(question).filter(
        ({ path, text }) => OF_CODES.test(path.split('.').at(-1) ?? '') || /\bcode\b/i.test(text),
      )
    : []
}
