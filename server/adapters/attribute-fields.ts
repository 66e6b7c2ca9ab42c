import type { MenuRow } from '#server/features/integrations/connector.ts'

type AttributeField = Exclude<keyof MenuRow, 'productId' | 'name'>

/** What shops call the attributes of cannabis goods in metafields, custom fields and product attributes. */
const NAMES: readonly (readonly [AttributeField, RegExp])[] = [
  ['thcMgPerPiece', /^(thc )?(mg per (piece|serving|dose)|dose)( mg)?$|^thc per (piece|serving|dose)$/],
  ['thcMgTotal', /^(total )?thc mg( total)?$|^total mg thc$|^mg thc$/],
  ['cbdMgTotal', /^(total )?cbd mg( total)?$|^total mg cbd$|^mg cbd$/],
  ['thc', /^(total )?thca?( (percent|percentage|content|potency|level))?$/],
  ['cbd', /^(total )?cbda?( (percent|percentage|content|potency|level))?$/],
  ['strainType', /^(strain|plant|species) type$|^(lineage|dominance|species)$/],
  ['strainName', /^strain( name)?$|^cultivar$/],
  ['brand', /^(brand|producer|grower|maker|vendor)( name)?$/],
  ['category', /^(menu |product )?category$/],
  ['subcategory', /^sub ?category$|^product type$/],
  ['effects', /^(effects?|feelings?|moods?)$/],
  ['flavors', /^(flavou?rs?|tastes?|aromas?)$/],
  ['terpenes', /^(dominant )?terp(ene)?s?$/],
  ['packCount', /^(pack (count|size)|pieces|servings?( per pack(age)?)?|count)$/],
  ['sizeGrams', /^(net )?(weight|grams?|size) ?(in )?(g|grams)$|^grams$/],
  ['size', /^(net )?(size|weight|amount)$/],
]

/** The part of a row that an attribute of a vendor feeds; nothing for one that is not known. A list becomes text. */
export function readAttribute(name: string, value: string): Partial<MenuRow> {
  const folded = name
    .toLowerCase()
    .replace(/^pa_/, '')
    .replace(/%/g, ' percent')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const field = NAMES.find(([, pattern]) => pattern.test(folded))?.[0]
  const text = listText(value).slice(0, MAX_CHARS)
  return field === undefined || text === '' ? {} : { [field]: text }
}

const MAX_CHARS = 2000

/** Metafields of lists are JSON. */
function listText(value: string): string {
  if (!value.startsWith('["')) return value.trim()
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list.map(String).join(', ') : value
  } catch {
    return value
  }
}

/** A description as text: the importer takes the tags out, and a page of HTML would only be cut. */
export function textOfHtml(html: string): string {
  return html
    .slice(0, 40_000)
    .replace(/<(script|style)[^>]{0,500}>[^<]{0,20000}<\/\1>/gi, ' ')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 8000)
}
