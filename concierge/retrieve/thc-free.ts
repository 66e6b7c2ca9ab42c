import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'

/** A zero is one by itself: "20.0% THC" has much of it, and "no THC distillate" tells what the THC is not. */
const SAYS_FREE =
  /\bthc[ -]?free\b|(?:\b(?:zero|no|without|free of)|(?<![\d.,])0(?:[.,]0+)? ?(?:mg|%))(?: of)?(?: any)? thc\b(?! (?:distillate|oil|isolate|concentrate|extract))|\bthc:? ?(?:0(?:[.,]0+)? ?(?:mg|%)|none\b|zero\b)|\bcbd[ -]only\b|\b(?:pure|only) cbd\b|\bnon[ -]?(?:psychoactive|intoxicating)\b/g
const NAMES_THC = /\bthc\b|\btetrahydrocannabinol\b/
const FELT = /\btransdermal\b|\bthc[ -]?rich\b/

const isUsed = ({ category }: Item): boolean => category === 'accessory' || category === 'merch'

const textOf = ({ label, product }: Item): string => `${label} | ${foldText(product.description ?? '')}`

/** What the menu itself says has no THC: a row that is silent about it may have some. */
export function isThcFree(item: Item): boolean {
  if (isUsed(item) || listsThc(item)) return false
  const text = textOf(item)
  const beside = text.replace(SAYS_FREE, '')
  return (beside !== text || listsNone(item)) && !NAMES_THC.test(beside)
}

const TRACE_THC = 0.5

/** What nobody gets high from: without THC, with a trace of it beside CBD, or on the skin. */
export function isUnfelt(item: Item): boolean {
  if (isUsed(item)) return false
  if (isThcFree(item)) return true
  const text = textOf(item)
  if (item.category === 'topical') return !FELT.test(text)
  const { thcPercent } = item.product
  return (thcPercent ?? 0) <= TRACE_THC && (item.mgTotal ?? 0) <= TRACE_THC && listsCbd(item) && !NAMES_THC.test(text)
}

function listsThc({ product, mgTotal, mgPerPiece }: Item): boolean {
  return (product.thcPercent ?? 0) > 0 || (mgTotal ?? 0) > 0 || (mgPerPiece ?? 0) > 0
}

function listsNone({ product, mgTotal }: Item): boolean {
  return product.thcPercent === 0 || mgTotal === 0
}

function listsCbd({ cannabinoids, product }: Item): boolean {
  return cannabinoids.size > 0 || (product.cbdMgTotal ?? 0) > 0 || (product.cbdPercent ?? 0) > 0
}
