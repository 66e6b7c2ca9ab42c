import type { ShownProduct } from '#contract/turn.ts'

export type Wording = {
  /** What a language model wrote. It names products only as `[[productId]]`. */
  text: string
  /** The products it may name: what its searches found in this shop. */
  products: readonly ShownProduct[]
  /** Every true text it may lean on: the built-in answer and the results of its searches. */
  ground: readonly string[]
  /** The shop's own profile: the only place from which an address, a link or a phone may come. */
  profile: string
  /** What the model was told and must not repeat. */
  instructions: string
}

export type ReviewedWording = { text: string; productIds: string[]; sentencesChecked: number; sentencesDropped: number }

const LARGEST_BARE_COUNT = 5
const LEAKED_WORDS = 8

/**
 * Keeps the sentences of a model's wording that the rows bear out and drops the others: a figure, a name, an address or a
 * product that stands nowhere in them, a medical claim, a piece of the instructions. Null when nothing useful is left.
 */
export function reviewWording(wording: Wording): ReviewedWording | null {
  const byId = new Map(wording.products.map((product) => [product.productId, product]))
  const ground = readGround(wording)
  const kept: string[] = []
  const named = new Set<string>()
  const sentences = splitSentences(plain(wording.text))
  for (const sentence of sentences) {
    const ids = [...sentence.matchAll(PRODUCT_TOKEN)].map((match) => match[1] ?? '')
    const products = ids.map((id) => byId.get(id)).filter((product) => product !== undefined)
    if (products.length < ids.length || !isBorneOut(sentence, products, ground)) continue
    for (const product of products) named.add(product.productId)
    kept.push(sentence.replace(PRODUCT_TOKEN, (_token, id: string) => byId.get(id)?.name ?? ''))
  }
  if (kept.length === 0) return null
  return {
    text: kept.join(' '),
    productIds: [...named],
    sentencesChecked: sentences.length,
    sentencesDropped: sentences.length - kept.length,
  }
}

const PRODUCT_TOKEN = /\[\[([^\][]{1,120})\]\]/g

type Ground = {
  figures: ReadonlySet<string>
  words: ReadonlySet<string>
  /** Lower-case text of the profile alone. */
  profile: string
  /** Runs of words of the instructions, which no sentence may repeat. */
  instructions: ReadonlySet<string>
}

/** A vendor writes what he likes into a product's name, so no figure and no link of a name counts as a fact of the shop. */
function readGround({ ground, profile, products, instructions }: Wording): Ground {
  const rows = products.map((product) =>
    [product.name, product.brand, product.subcategory, ...product.effects].join(' '),
  )
  const facts = products.reduce((text, product) => text.replaceAll(product.name, ' '), [...ground, profile].join('\n'))
  return {
    words: new Set(wordsOf([...ground, profile, ...rows].join('\n').toLowerCase())),
    figures: new Set(figuresOf(facts)),
    profile: profile.toLowerCase(),
    instructions: sequencesOf(instructions, LEAKED_WORDS),
  }
}

function isBorneOut(sentence: string, products: readonly ShownProduct[], ground: Ground): boolean {
  const said = sentence.replace(PRODUCT_TOKEN, ' ')
  const known = products.length === 0 ? ground.figures : new Set(products.flatMap(figuresOfProduct))
  const prices = products.length === 0 ? ground.figures : new Set(products.flatMap(pricesOf))
  return (
    riskyFigures(said).every(({ figure, isMoney }) => (isMoney ? prices : known).has(figure)) &&
    contactsOf(said).every((contact) => ground.profile.includes(contact.toLowerCase())) &&
    properNames(said).every((word) => ground.words.has(word)) &&
    !MEDICAL_CLAIM.test(said) &&
    ![...sequencesOf(said, LEAKED_WORDS)].some((sequence) => ground.instructions.has(sequence))
  )
}

/** Figures of a sentence that would mislead if wrong: all but small counts without a unit. */
function riskyFigures(sentence: string): { figure: string; isMoney: boolean }[] {
  return [
    ...sentence.matchAll(
      /(\$ ?)?(\d[\d,]*(?:\.\d+)?)( ?(?:%|mg|g|oz|am|pm|a\.m|p\.m|min|minutes|hours?|days?|miles?|:\d\d))?/gi,
    ),
  ]
    .filter(
      ([, currency, figure, unit]) => currency || unit || Number(figure?.replaceAll(',', '')) > LARGEST_BARE_COUNT,
    )
    .map(([, currency, figure]) => ({ figure: normalFigure(figure ?? ''), isMoney: currency !== undefined }))
}

function figuresOf(text: string): string[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => normalFigure(figure))
}

function pricesOf(product: ShownProduct): string[] {
  return [product.priceCents, product.salePriceCents]
    .filter((cents) => cents !== null)
    .map((cents) => normalFigure(String(cents / 100)))
}

function figuresOfProduct(product: ShownProduct): string[] {
  const { thcPercent, cbdPercent, thcMgTotal, thcMgPerPiece, packCount } = product
  const amounts = [thcPercent, cbdPercent, thcMgTotal, thcMgPerPiece, packCount].filter((amount) => amount !== null)
  return [
    ...pricesOf(product),
    ...amounts.map((amount) => normalFigure(String(amount))),
    ...figuresOf(product.size ?? ''),
  ]
}

/** `1,250.50` and `1250.5` are one figure. */
function normalFigure(figure: string): string {
  const number = Number(figure.replaceAll(',', ''))
  return Number.isFinite(number) ? String(number) : figure
}

function contactsOf(sentence: string): string[] {
  return [
    ...sentence.matchAll(
      /\b(?:https?:\/\/|www\.)[^\s)]+|\b[\w.+-]{1,64}@[\w.-]{1,100}|\b[a-z0-9-]{1,60}\.(?:com|net|org|io|co|shop|store|app|xyz|ru|info|biz|evil)\b[^\s)]*/gi,
    ),
  ].map(([contact]) => contact.replace(/[.,;!?]+$/, ''))
}

/** Capitalised words inside a sentence, where English capitalises only names. */
function properNames(sentence: string): string[] {
  return [...sentence.matchAll(/(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}'’-]+/gu)]
    .map(([word]) => word.toLowerCase().replace(/['’]s$/, ''))
    .filter((word) => !EVERYDAY_CAPITALS.has(word))
}

const EVERYDAY_CAPITALS = new Set(
  'thc cbd cbn cbg monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i’m i’ll i’d i’ve ai id english spanish american'.split(
    ' ',
  ),
)

/** Claims that no dispensary may make, whatever a vendor's description says. */
const MEDICAL_CLAIM =
  /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ment)?|reliev(?:e|es|ed|ing)|remed(?:y|ies)|prevent(?:s|ed|ing)?|prescri\w+|diagnos\w+|therap\w+|medicin\w+|symptoms?|insomnia|anxiety|depression|arthritis|inflammation|chronic pain|pain relief|cancer|seizures?|epilepsy|ptsd|migraines?|nausea|side effects?|dosage for)\b/i

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function plain(text: string): string {
  return text
    .replace(/!?\[([^\][]{0,200})\]\(([^()\s]{0,500})\)/g, '$1 $2')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/^[ \t]*(?:[-*•#>]+|\d{1,2}[.)])[ \t]+/gm, '')
    .replace(/[*_`~]{1,3}/g, '')
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}'’-]{2,}/gu)?.map((word) => word.replace(/['’]s$/, '')) ?? []
}

function sequencesOf(text: string, length: number): Set<string> {
  const words = wordsOf(text.toLowerCase())
  const sequences = new Set<string>()
  for (let start = 0; start + length <= words.length; start++)
    sequences.add(words.slice(start, start + length).join(' '))
  return sequences
}
