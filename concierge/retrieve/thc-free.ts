import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'

const SAYS_FREE =
  /\bthc[ -]?free\b|\b(?:zero|no|0 ?mg|0 ?%|without|free of)(?: of)?(?: any)? thc\b|\bcbd[ -]only\b|\b(?:pure|only) cbd\b|\bnon[ -]?(?:psychoactive|intoxicating)\b/
const NAMES_THC = /\bthc\b|\btetrahydrocannabinol\b/
const FELT = /\btransdermal\b|\bthc[ -]?rich\b/

const isUsed = ({ category }: Item): boolean => category === 'accessory' || category === 'merch'

const textOf = ({ label, product }: Item): string => `${label} | ${foldText(product.description ?? '')}`

/** What the menu itself says has no THC: a row that is silent about it may have some. */
export function isThcFree(item: Item): boolean {
  if (isUsed(item) || listsThc(item)) return false
  const text = textOf(item)
  return SAYS_FREE.test(text) || (listsNone(item) && !NAMES_THC.test(text))
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
