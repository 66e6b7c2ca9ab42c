import { answerColor, colorsOf } from './answer-color.ts'
import { answerKind } from './answer-kind.ts'
import { hasEffect } from './answer-whether.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import { toldAmong } from './retrieve/detail-asked.ts'
import { EFFECT_TOLD, FELT_SOON, OF_ONSET } from './retrieve/details.ts'
import { quoteOf } from './retrieve/description-quote.ts'
import { EFFECT_BY_ID } from './retrieve/effects.ts'
import type { Item } from './retrieve/item.ts'
import { eitherTrait, traitSaid } from './understand/either-trait.ts'
import { effectsAsked } from './understand/effects-asked.ts'
import { foldText } from './understand/fold-text.ts'
import { articleById } from './say/articles.ts'
import { sentence, tell } from './say/wording.ts'

type Line = { text: string; quote?: string }

/** The answer with what else was asked of the one thing it is about said first: what it is, whether it has an effect, how soon it is felt. */
export function withAskedBeside(answer: ProductAnswer, question: ProductQuestion): ProductAnswer {
  const [item] = answer.about
  if (item === undefined) return answer
  if (answer.about.some(({ nameKey }) => nameKey !== item.nameKey)) {
    const colors = colorsOf(answer.about, question)
    return colors === null ? answer : { ...answer, text: `${colors} ${answer.text}` }
  }
  const kind = answerKind(answer.about, question)
  const found = [
    lineOf(kind),
    lineOf(answerColor(item, question)),
    ofEffects(item, answer, question),
    ofOnset(item, question),
    ofAdded(item, question),
    ofEither(item, question),
  ]
  const lines = found.filter((line): line is Line => line !== null && !answer.text.includes(line.text))
  // What is said to be on another shelf, or no such kind, is not said twice.
  if (lines.length === 0 || (kind !== null && lines.length === 1 && OF_SHELF.test(answer.text))) return answer
  return {
    ...answer,
    text: [...lines.map(({ text }) => text), answer.text].join(' '),
    quotes: [...(answer.quotes ?? []), ...lines.flatMap(({ quote }) => quote ?? [])],
  }
}

/** "Dark or milk chocolate": which of two words the row says. */
function ofEither(item: Item, { plain, language }: ProductQuestion): Line | null {
  const trait = traitSaid(item, eitherTrait(plain)?.traits ?? [])
  if (trait === null) return null
  return lineOf(sentence(tell(language, `${trait}, by the menu`, `${trait}, según el menú`)))
}

function lineOf(text: string | null): Line | null {
  return text === null ? null : { text }
}

const OF_SHELF = /\b(?:find (?:it|them) among|está entre)\b/

/** Whether it has the effects that are asked for, by the menu's list, else in the words of its description. */
function ofEffects(item: Item, answer: ProductAnswer, question: ProductQuestion): Line | null {
  const { language } = question
  const asked = effectsAsked(item, question)
  if (asked.length === 0) return null
  const text = hasEffect(item, asked, language)
  if (asked.some((id) => item.effects.has(id))) return { text }
  if (LISTS_EFFECTS.test(answer.text)) return { text: tell(language, 'Not by the menu.', 'Según el menú no.') }
  const own = asked.flatMap((id) => {
    const row = EFFECT_BY_ID.get(id)?.row
    return row === undefined ? [] : [{ exec: (line: string) => row.exec(foldText(line)) }]
  })
  const quote = quoteOf(item, item.product.effects.length > 0 ? own : [...own, EFFECT_TOLD])
  if (quote === null) return { text }
  const says = tell(language, `The menu says: "${quote}".`, `El menú dice: "${quote}".`)
  return { text: item.product.effects.length > 0 ? `${text} ${says}` : says, quote }
}

const LISTS_EFFECTS = /\bthe menu lists\b|\bel menú indica\b/

const ASKS_WHEN = /\b(?:how|when|onset)\b/

/** How soon a named thing is felt, where its row gives no time: beside that, what holds of edibles in general. */
function ofOnset(item: Item, { plain, language }: ProductQuestion): Line | null {
  if (item.category === 'accessory' || item.category === 'merch' || toldAmong(plain, [item]) !== null) return null
  if (!OF_ONSET.test(plain) || !ASKS_WHEN.test(plain)) return null
  if (FELT_SOON.test(item.nameKey))
    return {
      text: tell(
        language,
        'By its name it is a fast-acting one, but the menu gives no time for it.',
        'Por su nombre es de acción rápida, pero el menú no indica cuánto tarda.',
      ),
    }
  const silent = tell(
    language,
    "The menu doesn't say how soon it is felt.",
    'El menú no dice cuánto tarda en sentirse.',
  )
  const general = item.category === 'edible' ? articleById('edible-onset')?.[language] : undefined
  return general === undefined ? { text: silent } : { text: `${silent} ${general}`, quote: general }
}

/** What some makers add for its effect, and no column tells. */
const ADDED =
  /\b(?:any|is there|are there|have|has|contains?|does|do|got|with)\b.{0,40}\b(melatonin|caffeine|(?:l )?theanine|ashwagandha|valerian|chamomile|magnesium|vitamins?|nootropics?|adaptogens?)\b/

/** "Any melatonin or cbn": whether what is added is spoken of. */
function ofAdded(item: Item, { plain, language }: ProductQuestion): Line | null {
  const added = ADDED.exec(plain)?.[1]
  if (added === undefined) return null
  const quote = quoteOf(item, [new RegExp(`\\b${added.replace(/^l /, '')}`, 'i')])
  if (quote !== null) return { text: tell(language, `The menu says: "${quote}".`, `El menú dice: "${quote}".`), quote }
  return { text: tell(language, `The menu doesn't mention ${added} in it.`, `El menú no menciona ${added}.`) }
}
