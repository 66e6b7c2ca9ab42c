import type { Category, Product } from '#contract/catalog.ts'
import { cleanProse } from './clean-text.ts'
import { isTerpene } from './read-tags.ts'

type Stated = Pick<Product, 'thcPercent' | 'cbdPercent' | 'thcMgTotal' | 'thcMgPerPiece' | 'cbdMgTotal' | 'terpenes'>

/**
 * Figures and terpenes that a shop keeps in the description alone, where it states them as labels do: "THC: 30.2%", "97.4% THCa",
 * "Terps: myrcene, limonene". The columns win; a range, an estimate, a claim, an ingredient or another product's figure is none.
 */
export function withStated<T extends Stated>(category: Category, cells: readonly string[], product: T): T {
  if (category === 'accessory' || category === 'merch' || !cells.some((cell) => /thc|cbd|terp/i.test(cell)))
    return product
  const lines = cells.flatMap(linesOf)
  const terpenes = product.terpenes.length > 0 ? product.terpenes : terpenesIn(lines)
  if (lines.some((line) => VARIES.test(line))) return { ...product, terpenes }
  const parts = lines.flatMap((line) => line.split(PARTED)).filter((part) => !isOfOthers(part))
  if (category !== 'edible' && category !== 'tincture' && category !== 'topical')
    return {
      ...product,
      thcPercent: product.thcPercent ?? percentIn(parts, 'thc'),
      cbdPercent: product.cbdPercent ?? percentIn(parts, 'cbd'),
      terpenes,
    }
  // Of what is cut or counted only "total" tells the whole from a piece.
  const isWhole = category !== 'edible'
  return {
    ...product,
    thcMgTotal: product.thcMgTotal ?? (product.thcMgPerPiece === null ? milligramsIn(parts, 'thc', isWhole) : null),
    cbdMgTotal: product.cbdMgTotal ?? milligramsIn(parts, 'cbd', isWhole),
    terpenes,
  }
}

/** The blocks of a description are lines of their own, though no stop ends them. */
const BLOCK = /<\/?(?:p|br|div|section|article|h[1-6]|ul|ol|li|dl|dt|table|tbody|tr)\b[^<>]{0,500}>|\r?\n/gi

function linesOf(cell: string): string[] {
  return cell
    .split(BLOCK)
    .map((line) => cleanProse(line, MAX_LINE_CHARS))
    .filter((line) => line !== '')
}

const MAX_LINE_CHARS = 4000
/** Sentences and the cells of a line of labels; "approx. 22%" is one. */
const PARTED = /(?<=(?<!\b(?:approx|avg|ca|est|max|min))[.!?])\s+|\s*[|•·;]\s*/i

/** Words of an estimate, of a limit, of what may be, of an ingredient and of other products. */
const OF_OTHERS =
  /[~±≈]|\b(?:average|averages|averaging|avg|typical|typically|usual|usually|often|generally|regularly|around|about|approx|approximately|roughly|ca|est|estimated|expect|expected|nearly|almost|up|over|above|under|below|less|fewer|more|most|least|min|max|minimum|maximum|between|range|ranges|ranging|from|can|could|may|might|reach|reaches|reaching|high as|some|say|says|last|previous|other|others|another|unlike|like|similar|compared?|than|vs|versus|pairs?|try|also|see|our|its (?:sister|parent)|infused|rolled|dusted|coated|dipped|made|blend|blended|filled|off|sale|save)\b/i
const VARIES = /\b(?:var(?:y|ies)|variable|variation)\b/i

function isOfOthers(part: string): boolean {
  return OF_OTHERS.test(part)
}

type Cannabinoid = 'thc' | 'cbd'

const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|\.\d+)`
const PERCENT = String.raw`(\d{1,3}(?:\.\d+)?|\.\d+) ?(?:%|percent\b|pct\b)`
/** Another figure, or the end of a range, or of more than was said. */
const OPEN_END = String.raw`(?! ?(?:\+|[-–—] ?\d|to \d|or (?:more|less|higher|lower|so)))`
/** "Delta-8 THC" is another thing, "THC/CBD: 20%" is both together. */
const NOT_THIS = String.raw`(?<!\b(?:delta|d|Δ)[- ]?(?:8|10) |\b(?:thc|cbd)a? ?[/:&+] ?|[\w-])`
const LABEL = (name: string) => String.raw`(total )?${name}(-?a)?(?: (total|content|potency|percentage|percent|level))?`
const START = String.raw`(?:^|[,(:/] ?|\s[-–—] |(?<=\d ?(?:g|oz|mg|pk|pack|ounce)\)? )|(?<=% (?:and |& )?|% (?:thc|cbd)a? (?:and |& )?))`
const END = String.raw`(?= ?(?:$|[.,;:)/]|[-–—] |(?:and |& |\+ )?(?:total )?(?:thc|cbd|cbn|cbg|terp)|(?:and |& )?\d))`

type Patterns = { percents: readonly RegExp[]; milligrams: RegExp; ofWhole: RegExp }

const VESSEL = '(?:bottle|jar|tin|tube|can|package|pack|pouch|container|bag|box|stick|bar)'

function patternsOf(name: Cannabinoid): Patterns {
  const label = LABEL(name)
  return {
    percents: [
      new RegExp(`${NOT_THIS}${label} ?[:=] ?(?<value>${PERCENT})${OPEN_END}`, 'gi'),
      new RegExp(`${START}${NOT_THIS}${label}(?: [-–—])? (?<value>${PERCENT})${OPEN_END}${END}`, 'gi'),
      new RegExp(
        String.raw`(?<!\d ?%? ?(?:[-–—]|to) ?)${START}(?<value>${PERCENT}) ${label}(?![\w-]| ?[:=] ?\d)${END}`,
        'gi',
      ),
    ],
    milligrams: new RegExp(
      String.raw`${NOT_THIS}${label} ?[:=] ?${AMOUNT} ?mg\b(?! ?(?:[-–—] ?\d|/|\(?(?:per(?! (?:package|pack|bottle|container|jar|tin|tube)\b)|each|a|an|every|in (?:each|every))\b))( total\b| in total\b| per (?:package|bottle|container|jar)\b)?`,
      'gi',
    ),
    ofWhole: new RegExp(
      String.raw`(?<![\d./-] ?|\d,)(?:(?<per>${AMOUNT}) ?mg (?:of )?${name}(?: and \d+ ?mg (?:of )?\w+)? (?:per|in (?:the|each|every)) (?:whole )?${VESSEL}\b|\b${VESSEL} (?:with|of|holds|has|contains) (?<in>${AMOUNT}) ?mg (?:of )?${name}\b)`,
      'gi',
    ),
  }
}

const PATTERNS: Record<Cannabinoid, Patterns> = { thc: patternsOf('thc'), cbd: patternsOf('cbd') }

/** What is named the total beats the rest; two figures that differ, the acid's among them, leave it open. */
function percentIn(parts: readonly string[], name: Cannabinoid): number | null {
  const totals = new Set<number>()
  const others = new Set<number>()
  for (const part of parts)
    for (const pattern of PATTERNS[name].percents)
      for (const match of part.matchAll(pattern)) {
        const value = Number.parseFloat(match.groups?.['value'] ?? '')
        const isTotal = /\btotal\b/i.test(match[0])
        if (value <= 100) (isTotal ? totals : others).add(value)
      }
  return theOne(totals.size > 0 ? totals : others)
}

function milligramsIn(parts: readonly string[], name: Cannabinoid, isWhole: boolean): number | null {
  const found = new Set<number>()
  for (const part of parts) {
    const listed = isWhole ? amountsIn(part).get(name) : undefined
    if (listed !== undefined) found.add(listed)
    for (const [whole, , , , amount = ''] of part.matchAll(PATTERNS[name].milligrams))
      if (isWhole || /total|per/i.test(whole)) found.add(Number(amount.replaceAll(',', '')))
    for (const { groups } of part.matchAll(PATTERNS[name].ofWhole))
      found.add(Number((groups?.['per'] ?? groups?.['in'] ?? '').replaceAll(',', '')))
  }
  return theOne(found)
}

const OF_ALL = new RegExp(
  String.raw`(?: (?:in )?total| (?:per|an?|each|in (?:the|each|every|an?)) (?:whole )?(?:${VESSEL}|\d{1,3} ?(?:ml|oz|fl oz)))?\.?$`,
  'i',
)
const AMOUNT_OF = /^(\d[\d,.]{0,9}) ?mg (?:of )?(thca?|cbd|cbn|cbg|cbc|thcv)$/i
const LONGEST_LIST = 120

/** A line of nothing but amounts with their names, "300 mg THC + 300 mg CBD per bottle": the label of what is not cut. */
function amountsIn(part: string): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>()
  if (part.length > LONGEST_LIST || !/^\d/.test(part)) return amounts
  const pieces = part.replace(OF_ALL, '').split(/ ?[+/,&] ?| and | plus /i)
  const read = pieces.map((piece) => AMOUNT_OF.exec(piece.trim()))
  for (const [, amount = '', name = ''] of read.map((match) => match ?? []))
    if (read.every((match) => match !== null)) amounts.set(name.toLowerCase(), Number(amount.replaceAll(',', '')))
  return amounts
}

function theOne(found: ReadonlySet<number>): number | null {
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

/** The words may follow their heading in its line or stand each in a line below. */
const HEADING =
  /\bterp(?:ene)?s?(?: profile| content)?(?: ?[:=]| [-–—])(?= ?\S)|^(?:[a-z]+ )?terp(?:ene)?s?(?: profile)? ?:?$/i
const LISTED = /\s*(?:[,/&+|•·;]|\.(?=\s|$)|\band\b|\by\b)\s*/i
const SHARE = /[\s:(-]*\d*\.?\d+ ?(?:%|mg\/g|mg)\)?$/

function terpenesIn(lines: readonly string[]): string[] {
  for (const [at, line] of lines.entries()) {
    const heading = HEADING.exec(line)
    if (heading === null || isOfOthers(lastSentence(line.slice(0, heading.index)))) continue
    const rest = line.slice(heading.index + heading[0].length)
    const listed = rest.trim() === '' ? lines.slice(at + 1, at + 1 + MOST_TERPENES) : rest.split(LISTED)
    const words = listed.map((word) => word.trim().replace(SHARE, '').toLowerCase()).filter((word) => word !== '')
    const end = words.findIndex((word) => !isTerpene(word))
    // The next words of a text without stops come after the last of the list.
    const last = words[end]?.split(' ')[0] ?? ''
    const whole = end === -1 ? words : [...words.slice(0, end), ...(isTerpene(last) ? [last] : [])]
    const terpenes = [...new Set(whole)].slice(0, MOST_TERPENES)
    if (terpenes.length > 0) return terpenes
  }
  return []
}

/** What stands before a heading in its own sentence. */
function lastSentence(text: string): string {
  return text.split(/[.!?] /).at(-1) ?? ''
}

const MOST_TERPENES = 12
