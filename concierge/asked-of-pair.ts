import { apart, cheaperOf, gapOf, type Pair, strongerOf } from './pair.ts'
import { perGram } from './answer-compare-sizes.ts'
import type { ProductQuestion } from './product-answer.ts'
import { leansOf } from './retrieve/effects.ts'
import type { Item } from './retrieve/item.ts'
import { effectWords } from './say/describe.ts'
import { money, tell } from './say/wording.ts'
import { readWish } from './understand/read-wish.ts'

/** What was asked of the two ("which hits harder", "cheaper per gram") as one sentence; empty when nothing was, or the rows are silent. */
export function askedOfPair(pair: Pair, { plain, store }: Pick<ProductQuestion, 'plain' | 'store'>): string {
  if (/\b(?:per|a|by the) gram\b|por gramo/.test(plain)) return byTheGram(pair)
  const asked = [cbdAsked, figuresAsked, strengthAsked, cheaperAsked]
  return (
    asked.map((verdict) => verdict(pair, plain)).find((verdict) => verdict !== '') ??
    moodAsked(pair, readWish(plain, store.vocabulary).wish)
  )
}

function byTheGram(pair: Pair): string {
  const { a, b, language } = pair
  const [x, y] = [perGram(a), perGram(b)]
  if (x === null || y === null || x === y) return ''
  const name = apart(x < y ? a : b, pair)
  const [low, high] = [money(Math.min(x, y)), money(Math.max(x, y))]
  return tell(
    language,
    `${name} is cheaper by the gram, at ${low} against ${high}`,
    `${name} sale mejor por gramo: ${low} frente a ${high}`,
  )
}

const ASKS_STRONG =
  /\b(?:strong\p{L}*|hard\p{L}*|potent|potency|tolerance|most thc|higher|more thc|kick|fuerte|potente|pega)\b/u
const ASKS_GENTLE =
  /\b(?:mild\p{L}*|weak\p{L}*|gentl\p{L}*|light\p{L}*|easier|(?:less|lower|fewer|smaller|least)(?: in)? (?:thc|mg|milligrams|dos(?:e|age)|potency)|suave)\b/u

function strengthAsked(pair: Pair, plain: string): string {
  const { a, b, language } = pair
  const strong = strongerOf(pair)
  if (strong === null) return ''
  if (ASKS_STRONG.test(plain)) {
    const name = apart(strong, pair)
    return tell(language, `${name} is the stronger of the two`, `${name} es más fuerte`)
  }
  if (!ASKS_GENTLE.test(plain)) return ''
  const name = apart(strong === a ? b : a, pair)
  return tell(language, `${name} is the gentler of the two`, `${name} es más suave`)
}

const ASKS_CBD = /\b(?:more|most|higher(?: in)?|highest|mas) cbd\b|\bcbd (?:is )?(?:higher|content|difference)\b/

/** "Which has more cbd": by milligrams in all, else by percent; empty where it is not asked or either row is silent. */
function cbdAsked(pair: Pair, plain: string): string {
  const { a, b, language } = pair
  if (!ASKS_CBD.test(plain)) return ''
  const isDosed = a.product.cbdMgTotal !== null && b.product.cbdMgTotal !== null
  const [x, y] = isDosed ? [a.product.cbdMgTotal, b.product.cbdMgTotal] : [a.product.cbdPercent, b.product.cbdPercent]
  if (x === null || y === null || x === y) return ''
  const unit = isDosed ? ' mg' : '%'
  const [name, high, low] = [apart(x > y ? a : b, pair), Math.max(x, y), Math.min(x, y)]
  return tell(
    language,
    `${name} has more CBD, ${high}${unit} against ${low}${unit}`,
    `${name} tiene más CBD, ${high}${unit} frente a ${low}${unit}`,
  )
}

const ASKS_CHEAPER =
  /\b(?:cheap\p{L}*|less money|costs? less|lower price|expensive|pric(?:e|ier|iest)|costs? more|barat\p{L}*|precio|car[oa])\b|\bhow much (?:more|less|extra|of a difference)\b/u

/** Which of two costs less, or that both cost the same; empty where that is not asked or not known. */
function cheaperAsked(pair: Pair, plain: string): string {
  const { a, b, language } = pair
  if (!ASKS_CHEAPER.test(plain) || a.payable === null || b.payable === null) return ''
  const cheap = cheaperOf(pair)
  if (cheap === null) return tell(language, `both cost ${money(a.payable)}`, `los dos cuestan ${money(a.payable)}`)
  const [name, gap] = [apart(cheap, pair), money(gapOf(pair))]
  return ASKS_GAP.test(plain)
    ? tell(language, `${name} costs ${gap} less`, `${name} cuesta ${gap} menos`)
    : tell(language, `${name} is the cheaper one, by ${gap}`, `${name} es más barato, por ${gap}`)
}

const ASKS_GAP = /\b(?:difference|gap|diferencia|how much (?:more|less|extra))\b/

/** What a whole package holds, and what one piece does. */
const OF_WHOLE =
  /\b(?:altogether|all together|in total|total|overall|in all|(?:per|a|the|whole|entire|full) (?:whole |entire )?(?:package|pack|bag|bottle|can|bar|box|container))\b/
const OF_PIECE =
  /\b(?:(?:in|per|each|a|one|every) (?:one )?(?:piece|gummy|serving|square|dose|each)|apiece|each one|per serving)\b/
const ASKS_FIGURE = /\b(?:thc|mg|milligrams?|dos(?:e|age))\b/

/** "Which has more thc altogether", "mg in one piece of each": the figures of both, of the whole or of a piece. */
function figuresAsked(pair: Pair, plain: string): string {
  const { a, b, language } = pair
  if (!ASKS_FIGURE.test(plain)) return ''
  const isWhole = OF_WHOLE.test(plain)
  if (!isWhole && !OF_PIECE.test(plain)) return ''
  const [x, y] = isWhole ? [a.product.thcMgTotal, b.product.thcMgTotal] : [a.mgPerPiece, b.mgPerPiece]
  if (x === null || y === null) return ''
  const [en, es] = isWhole ? ['in total', 'en total'] : ['a piece', 'por pieza']
  if (x === y) return tell(language, `Both have ${x} mg ${en}`, `Los dos tienen ${x} mg ${es}`)
  const [more, less] = x > y ? [a, b] : [b, a]
  const [high, low] = [Math.max(x, y), Math.min(x, y)]
  return tell(
    language,
    `${apart(more, pair)} has more, ${high} mg ${en} against ${low} mg in ${apart(less, pair)}`,
    `${apart(more, pair)} tiene más, ${high} mg ${es} frente a ${low} mg en ${apart(less, pair)}`,
  )
}

type Mood = { effects: readonly string[]; leaning: readonly string[]; notEffects: readonly string[] }

/** "Which is better for night time": the one that the menu lists for it, or, where it lists nothing, the one whose type leans that way. */
function moodAsked(pair: Pair, { effects, leaning, notEffects }: Mood): string {
  const { a, b, language } = pair
  const moods = [...effects, ...leaning]
  const listed = onlyOne(pair, (item) => moods.some((mood) => item.effects.has(mood)))
  if (listed !== null) {
    const [name, words] = [apart(listed, pair), effectWords(listed, moods, language)]
    return tell(language, `${name} is the one listed as ${words}`, `${name} es el que figura con efecto de ${words}`)
  }
  if (a.effects.size + b.effects.size > 0) return ''
  const [mood] = moods
  const leans = mood === undefined ? [] : leansOf(mood, notEffects)
  const typed = onlyOne(pair, ({ strainType }) => strainType !== null && leans.includes(strainType))
  if (typed === null) return ''
  const name = apart(typed, pair)
  return tell(
    language,
    `${name} would be my pick for that; the menu lists no effects for them, so I went by strain type`,
    `para eso yo elegiría ${name}; el menú no indica efectos, así que me guié por el tipo`,
  )
}

function onlyOne({ a, b }: Pair, suits: (item: Item) => boolean): Item | null {
  if (suits(a) === suits(b)) return null
  return suits(a) ? a : b
}
