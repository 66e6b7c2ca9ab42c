import { z } from 'zod'
import { detectReplyLanguage } from './reply-language.ts'

/** A row of a catalogue as its file has it: column name to text. */
export type Row = Readonly<Record<string, string>>

const pattern = z.string()
const amount = z.number()

export const Filter = z.strictObject({
  category: z.array(z.string()).optional(),
  strain_type: z.array(z.string()).optional(),
  brand: pattern.optional(),
  name: pattern.optional(),
  text: pattern.optional(),
  not_text: pattern.optional(),
  subcategory: pattern.optional(),
  terpenes: pattern.optional(),
  price_lte: amount.optional(),
  price_gte: amount.optional(),
  thc_lte: amount.optional(),
  thc_gte: amount.optional(),
  mg_piece_lte: amount.optional(),
  mg_piece_gte: amount.optional(),
  mg_total_lte: amount.optional(),
  grams: amount.optional(),
  grams_gte: amount.optional(),
  on_sale: z.boolean().optional(),
  effects: z.array(z.string()).optional(),
  effects_not: z.array(z.string()).optional(),
  flavors: z.array(z.string()).optional(),
  stock_gt: amount.optional(),
})
export type Filter = z.infer<typeof Filter>

export const Check = z.discriminatedUnion('type', [
  z.object({ type: z.literal('products_min'), n: z.number() }),
  z.object({ type: z.literal('products_max'), n: z.number() }),
  z.object({ type: z.literal('products_all'), filter: Filter }),
  z.object({ type: z.literal('products_all_if_any'), filter: Filter }),
  z.object({ type: z.literal('products_any'), filter: Filter }),
  z.object({ type: z.literal('products_none') }),
  z.object({ type: z.literal('no_match'), filter: Filter }),
  z.object({ type: z.literal('mentions_all'), patterns: z.array(pattern) }),
  z.object({ type: z.literal('must_not_mention'), patterns: z.array(pattern) }),
  z.object({ type: z.literal('store_fact'), path: z.string() }),
  z.object({ type: z.literal('language'), lang: z.string() }),
  z.object({ type: z.literal('non_empty') }),
  z.object({ type: z.literal('asks_question') }),
  z.object({ type: z.literal('max_chars'), n: z.number() }),
  z.object({ type: z.literal('no_medical_claims') }),
  z.object({ type: z.literal('intent_in'), intents: z.array(z.string()) }),
  z.object({ type: z.literal('handoff'), reason: z.string().optional() }),
])
export type Check = z.infer<typeof Check>

/** An answer as it is judged: the words, and the rows of the products shown. */
export type Answer = { text: string; rows: readonly Row[]; intent: string; handoff: string | null }

/** Why a check failed, or null when it holds. `hardWish` marks a shown product that breaks what was asked. */
export type Failure = { check: string; why: string; hardWish: boolean; fact: boolean }

export function runCheck(check: Check, answer: Answer): Failure | null {
  const fail = (why: string, kind: 'wish' | 'fact' | 'other' = 'other'): Failure => ({
    check: check.type,
    why,
    hardWish: kind === 'wish',
    fact: kind === 'fact',
  })
  const { rows } = answer
  const text = answer.text.replace(/[\u2018\u2019]/g, "'")
  switch (check.type) {
    case 'products_min':
      return rows.length >= check.n ? null : fail(`${rows.length} products, at least ${check.n} wanted`)
    case 'products_max':
      return rows.length <= check.n ? null : fail(`${rows.length} products, at most ${check.n} wanted`)
    case 'products_none':
      return rows.length === 0 ? null : fail(`${rows.length} products shown`)
    case 'products_all': {
      const broken = rows.find((row) => !satisfies(row, check.filter))
      return broken === undefined ? null : fail(`${describe(broken)} breaks ${JSON.stringify(check.filter)}`, 'wish')
    }
    case 'products_all_if_any': {
      const broken = rows.find((row) => !satisfies(row, check.filter))
      return broken === undefined ? null : fail(`${describe(broken)} breaks ${JSON.stringify(check.filter)}`, 'wish')
    }
    case 'products_any':
      return rows.some((row) => satisfies(row, check.filter))
        ? null
        : fail(`none satisfies ${JSON.stringify(check.filter)}`)
    case 'no_match': {
      const { stock_gt: _stock, ...open } = check.filter
      const passedOff = rows.find((row) => satisfies(row, open))
      if (passedOff !== undefined)
        return fail(`${describe(passedOff)} is presented although nothing in stock fits`, 'wish')
      return /(don'?t|do not|doesn'?t|\bno\b|not|isn'?t|aren'?t|couldn'?t|can'?t|unable|nothing|none|sold out|out of stock|unfortunately|sorry|unavailable|lo siento|agotado)/i.test(
        text,
      )
        ? null
        : fail('the reply does not say that there is none')
    }
    case 'mentions_all': {
      const missing = check.patterns.find((source) => !new RegExp(source, 'i').test(text))
      return missing === undefined ? null : fail(`does not mention ${missing}`, 'fact')
    }
    case 'must_not_mention': {
      const found = check.patterns.find((source) => new RegExp(source, 'i').test(text))
      return found === undefined ? null : fail(`mentions ${found}`, 'fact')
    }
    case 'store_fact':
      return null
    case 'language': {
      const language = detectReplyLanguage(text)
      return language === check.lang ? null : fail(`is in ${language}, not ${check.lang}`)
    }
    case 'non_empty':
      return text.trim() === '' ? fail('is empty') : null
    case 'asks_question':
      return /[?？]/.test(text) ? null : fail('asks no question')
    case 'max_chars':
      return text.length <= check.n ? null : fail(`${text.length} characters`)
    case 'intent_in':
      return check.intents.includes(answer.intent) ? null : fail(`is understood as ${answer.intent}`)
    case 'handoff':
      return answer.handoff !== null && (check.reason === undefined || check.reason === answer.handoff)
        ? null
        : fail(`handoff is ${answer.handoff ?? 'missing'}`)
    case 'no_medical_claims': {
      const claim = medicalClaim(text)
      return claim === null ? null : fail(`claims "${claim}"`, 'fact')
    }
  }
}

const CLAIM =
  /\b(?:treat(?:s|ing)?|cure[sd]?|curing|heal(?:s|ing)?|prevent(?:s|ing)?|relie(?:ve|ves|ving)|alleviat\w+|reduc(?:e|es|ing) (?:pain|anxiety|inflammation|stress|nausea)|eas(?:e|es|ing) (?:pain|anxiety|inflammation)|help(?:s|ing)? (?:with )?(?:your |the )?(?:insomnia|anxiety|pain|depression|ptsd|arthritis|nausea|inflammation|cancer|migraines?|epilepsy|seizures)|good for (?:insomnia|anxiety|pain|depression|ptsd|arthritis|nausea|inflammation)|anti-?inflammatory|therapeutic|medicinal|pain relief|cura|alivia|trata (?:el|la))\b/gi

/** A statement that a product acts on a condition; a denial ("cannot treat") is none. Product names are left out. */
export function medicalClaim(text: string): string | null {
  for (const match of text.matchAll(CLAIM)) {
    const before = text.slice(Math.max(0, match.index - 70), match.index)
    if (/(?:\bnot\b|n't|cannot|\bno\b|never|nothing|unable|without|puedo|whether|claim|or)[^.]*$/i.test(before))
      continue
    return match[0]
  }
  return null
}

export function satisfies(row: Row, filter: Filter): boolean {
  const price = payable(row)
  const words = (column: string): string[] =>
    (row[column] ?? '')
      .toLowerCase()
      .split('|')
      .filter((word) => word !== '')
  const matches = (column: string, source: string | undefined): boolean =>
    source === undefined || new RegExp(source, 'i').test(row[column] ?? '')
  const within = (value: number | null, low: number | undefined, high: number | undefined): boolean =>
    (low === undefined && high === undefined) ||
    (value !== null && (low === undefined || value >= low) && (high === undefined || value <= high))
  const anyOf = (column: string, wanted: readonly string[] | undefined): boolean =>
    wanted === undefined || wanted.some((word) => words(column).includes(word.toLowerCase()))
  const text = ['name', 'subcategory', 'strain_name', 'description', 'tags', 'effects', 'flavors', 'size']
    .map((column) => row[column] ?? '')
    .join(' \n ')
  const sale = number(row, 'sale_price')
  const full = number(row, 'price')
  return (
    (filter.category === undefined || filter.category.includes(row['category'] ?? '')) &&
    (filter.strain_type === undefined || filter.strain_type.includes(row['strain_type'] ?? '')) &&
    matches('brand', filter.brand) &&
    matches('name', filter.name) &&
    matches('subcategory', filter.subcategory) &&
    matches('terpenes', filter.terpenes) &&
    (filter.text === undefined || new RegExp(filter.text, 'i').test(text)) &&
    (filter.not_text === undefined || !new RegExp(filter.not_text, 'i').test(text)) &&
    within(price, filter.price_gte, filter.price_lte) &&
    within(number(row, 'thc_percent'), filter.thc_gte, filter.thc_lte) &&
    within(number(row, 'thc_mg_per_piece'), filter.mg_piece_gte, filter.mg_piece_lte) &&
    within(number(row, 'thc_mg_total'), undefined, filter.mg_total_lte) &&
    (filter.grams === undefined || Math.abs((number(row, 'size_grams') ?? -1) - filter.grams) < 0.011) &&
    within(number(row, 'size_grams'), filter.grams_gte, undefined) &&
    (filter.on_sale === undefined || (sale !== null && (full === null || sale < full)) === filter.on_sale) &&
    anyOf('effects', filter.effects) &&
    (filter.effects_not === undefined ||
      !filter.effects_not.some((word) => words('effects').includes(word.toLowerCase()))) &&
    anyOf('flavors', filter.flavors) &&
    (filter.stock_gt === undefined || (row['stock'] ?? '') === '' || (number(row, 'stock') ?? 0) > filter.stock_gt)
  )
}

function payable(row: Row): number | null {
  const [full, sale] = [number(row, 'price'), number(row, 'sale_price')]
  return full === null ? sale : sale === null ? full : Math.min(full, sale)
}

function number(row: Row, column: string): number | null {
  const text = (row[column] ?? '').trim()
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text)
}

function describe(row: Row): string {
  return `${row['product_id'] ?? '?'} ${row['name'] ?? '?'} (${row['category'] ?? ''} ${row['strain_type'] ?? ''} $${payable(row) ?? '-'})`
}
