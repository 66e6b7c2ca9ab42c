import type { ShownProduct } from '#contract/turn.ts'
import { safeUrl } from '#widget/safe-url.ts'
import type { Texts } from './texts/en.ts'
import { fill } from './texts/language.ts'

export type Facts = {
  /** What is paid for one, with the currency's symbol; empty when the menu gives no price. */
  price: string
  /** The price before the sale; empty when there is none. */
  was: string
  type: string
  potency: string[]
  size: string
  /** Its page on the shop's site, https alone; paths belong to the page that shows the chat. Null when there is none. */
  url: string | null
}

/** What a card says of a product, in words of the shopper's language. What the menu does not say stays out. */
export function productFacts(product: ShownProduct, { lang, texts }: { lang: string; texts: Texts }): Facts {
  const {
    priceCents,
    strainType,
    size,
    packCount,
    currency,
    thcMgPerPiece,
    thcMgTotal,
    thcPercent,
    cbdPercent,
    category,
  } = product
  const money = (cents: number | null) =>
    cents === null ? '' : (cents / 100).toLocaleString(lang, { style: 'currency', currency })
  const amount = (name: string, value: number | null, unit: string) =>
    value ? [`${name} ${value.toLocaleString(lang, { maximumFractionDigits: 1 })}${unit}`] : []
  const payable = payableCents(product)
  // Percent for what is sold by weight (flower, pre-rolls, vapes, concentrates), else milligrams.
  const thc = [
    ...amount('THC', thcMgPerPiece, ` mg ${texts.each}`),
    ...amount('THC', thcMgTotal === thcMgPerPiece ? null : thcMgTotal, ' mg'),
  ]
  return {
    price: money(payable),
    was: payable === priceCents ? '' : money(priceCents),
    type: strainType ? texts.strainTypes[strainType] : '',
    potency: [
      ...(thc[0] && !(thcPercent && /^[fpvc]/.test(category)) ? thc : amount('THC', thcPercent, '%')),
      ...amount('CBD', cbdPercent, '%'),
    ],
    size: size ?? (packCount ? fill(texts.pack, { count: packCount }) : ''),
    url: productUrl(product),
  }
}

export const productUrl = (product: ShownProduct) => safeUrl(product.url, location.origin)

/** What is paid for one before tax; null when the menu gives no price. */
export function payableCents({ priceCents, salePriceCents }: ShownProduct): number | null {
  if (priceCents === null || salePriceCents === null) return priceCents ?? salePriceCents
  return Math.min(priceCents, salePriceCents)
}
