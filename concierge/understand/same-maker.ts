import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const OF_THEIRS =
  /\b(?:more|else|others?|other \p{L}+|anything|something|stuff|things?|all|what)\b.{0,24}\b(?:(?:from|by) (?:that|this|the same|the first|those|these|them|said) ?(?:brands?|makers?|growers?|compan(?:y|ies)|people|guys|folks|farm)?|(?:of|in) (?:that|this|the same) (?:brand|maker|company))(?: (?:got|have|you|yall|u|do|carry|in stock))*$|\b(?:what|anything) else (?:do|does|have|has) (?:they|that (?:brand|maker|company)|those guys) (?:make|grow|have|got|put out|do|sell)\b/u

/** "What else from that brand", "what else do they make": other things of whose the first one shown is; null where that is not asked. */
export function othersOfMaker(
  { plain, wish }: ReadWish,
  { shown }: Standing,
): { wish: Wish; exclude: readonly Item[] } | null {
  const maker = shown[0]?.product.brand ?? null
  if (maker === null || wish.brands.length + wish.terms.length > 0 || !OF_THEIRS.test(plain)) return null
  return { wish: { ...wish, brands: [maker] }, exclude: shown.filter(({ product }) => product.brand === maker) }
}
