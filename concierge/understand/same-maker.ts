import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { PLACES } from './places-counted.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const OF_THEIRS =
  /\b(?:more|else|others?|other \p{L}+|anything|something|stuff|things?|all|what)\b.{0,24}\b(?:(?:from|by) (?:that|this|the same|the first|those|these|them|said) ?(?:brands?|makers?|growers?|compan(?:y|ies)|people|guys|folks|farm)?|(?:of|in) (?:that|this|the same) (?:brand|maker|company))(?: (?:got|have|you|yall|u|do|carry|in stock))*$|\b(?:what|anything) else (?:do|does|have|has) (?:they|that (?:brand|maker|company)|those guys) (?:make|grow|have|got|put out|do|sell)\b/u

/** "That first brand, what other flavors they got". */
const THAT_MAKER =
  /\b(?:that|the|this|(?:the )?same) (?:(first|1st|top|second|2nd|middle|third|3rd|fourth|4th|last) )?(?:brands?|makers?|growers?|compan(?:y|ies))\b.{0,24}\b(?:else|more|other|others|another|flavou?rs|kinds|strains|ones)\b|\b(?:else|more|other|others|another|flavou?rs|kinds|strains|ones)\b.{0,30}\b(?:(?:that|the|this) (first|1st|top|second|2nd|middle|third|3rd|fourth|4th|last)|(?:the )?same) (?:brand|maker|grower|company)\b/u
/** "Do they make a blueberry one". */
const THEY_MAKE =
  /\b(?:do|does) (?:they|that (?:brand|maker|company)|those guys) (?:also |even )?(?:make|do|have|sell|offer|put out|got)\b/
/** What others of the same shelf are called. */
const OF_THE_SHELF = /\b(?:flavou?rs|kinds|strains|ones|varieties)\b/

/**
 * "What else from that brand", "that second brand, any other flavors": other things of whose the one shown in that place is, else the first;
 * null where that is not asked.
 */
export function othersOfMaker(
  { plain, wish }: ReadWish,
  { shown, wish: before }: Standing,
): { wish: Wish; exclude: readonly Item[] } | null {
  const said = THAT_MAKER.exec(plain)
  const isOther =
    THEY_MAKE.test(plain) && wish.flavors.length + wish.forms.length + wish.strainTypes.length + wish.terms.length > 0
  if (wish.brands.length > 0 || (wish.terms.length > 0 && !isOther)) return null
  if (said === null && !isOther && !OF_THEIRS.test(plain)) return null
  const maker = shown.at(PLACES[said?.[1] ?? said?.[2] ?? 'first'] ?? 0)?.product.brand ?? null
  if (maker === null) return null
  const ofShelf = isOther || OF_THE_SHELF.test(plain) || wish.strainTypes.length > 0
  const forms = wish.forms.length === 0 && ofShelf ? shelfOf(before, shown) : wish.forms
  return { wish: { ...wish, forms, brands: [maker] }, exclude: shown.filter(({ product }) => product.brand === maker) }
}

/** What was wished for, else the shelf of what was shown. */
function shelfOf({ forms }: Wish, [lead]: readonly Item[]): Wish['forms'] {
  return forms.length > 0 || lead === undefined ? forms : [{ category: lead.category, kinds: [] }]
}
