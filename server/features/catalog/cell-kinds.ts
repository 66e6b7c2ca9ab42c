import { categoryOfWords } from './category-words.ts'
import { isNothing, readAmount } from './read-amount.ts'
import { readPotency } from './read-potency.ts'
import { readBothPrices, readMoney } from './read-price.ts'

export const share = (values: readonly string[], test: (value: string) => boolean) =>
  values.length === 0 ? 1 : values.filter(test).length / values.length

export const mostly =
  (test: (value: string) => boolean, least = 0.6) =>
  (values: readonly string[]) =>
    share(values, test) >= least

export const isMoney = (value: string) =>
  readAmount(value).kind !== 'text' || 'cents' in readMoney(value, false) || readBothPrices(value) !== null
export const isShareOff = (value: string) => /^\d{1,2} ?%?$/.test(value)
export const isNumeric = (value: string) => readAmount(value).kind === 'amount'
export const isPotency = (value: string) => readPotency(value) !== 'text'
export const isHttps = (value: string) => /^https?:\/\//i.test(value)
export const isPicture = (value: string) => isHttps(value.split(/[,|; ]/)[0] ?? '')
export const isWordy = (value: string) => !isHttps(value) && /\p{L}/u.test(value)
export const isFinerShelf = (value: string) =>
  isWordy(value) &&
  value.length <= 60 &&
  !/^(simple|variable|variation|variant|grouped|external|products?|items?|sku|rule|physical|digital|standard|stocked|inventory|rec\w*|med\w*|adult.{0,10}|(non)?taxable|[a-z])$/i.test(
    value,
  )
export const isMeasure = (value: string) => /^[\d.,/ x×]{1,12} ?(?:g|mg|ml|oz|units?|unités?|ct|pk)\b/i.test(value)
export const isShelfWord = (value: string) => categoryOfWords(value) !== null

/** The values of a column that say something, for `fits`. */
export function spokenValues(values: readonly string[]): string[] {
  return values.map((value) => value.trim()).filter((value) => !isNothing(value))
}
