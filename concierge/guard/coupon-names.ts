const SPEAKS_OF_COUPONS = /\b(?:codes?|coupons?|promos?|vouchers?)\b/i
/** As shops write them: capitals with a figure behind. */
const COUPON_NAME = /\b[A-Z]{3,12}\d{1,3}\b/g

/** The text with the names of coupons said as "coupon": STEAL20 and KILLER15 are words of no crime. */
export function withoutCouponNames(text: string): string {
  return SPEAKS_OF_COUPONS.test(text) ? text.replace(COUPON_NAME, 'coupon') : text
}
