import { contactLine } from './facts/contact-line.ts'
import { type ProductAnswer, type ProductQuestion } from './product-answer.ts'
import { detailAsked, MOST_READ } from './retrieve/detail-asked.ts'
import { quoteOf } from './retrieve/description-quote.ts'
import type { Item } from './retrieve/item.ts'
import { describeAsked } from './say/describe-product.ts'
import { sentence, shortName, tell } from './say/wording.ts'
import { asksOfBoth } from './understand/pointed-at.ts'

/** What only the description of a product says, in its own words, or that it does not say; null where columns tell what is asked. */
export function answerDetail(items: readonly Item[], question: ProductQuestion): ProductAnswer | null {
  const { plain, language, store } = question
  const [first] = items
  const detail = detailAsked(plain, items)
  if (first === undefined || detail === null) return null
  const [, second] = items
  if (items.length === 2 && second !== undefined && second.nameKey !== first.nameKey && asksOfBoth(question.plain))
    return ofBoth([first, second], question)
  const read = items.slice(0, MOST_READ)
  if (
    detail.held?.(first) === true ||
    (quoteOf(first, detail.told) === null && read.some((item) => detail.held?.(item)))
  )
    return null
  for (const item of read) {
    const quote = quoteOf(item, detail.told)
    if (quote === null) continue
    const said = tell(language, `The menu says: "${quote}".`, `El menú dice: "${quote}".`)
    return {
      ...about(item),
      text: `${said} ${describeAsked(item, MAKER.exec(plain)?.[0] ?? '', null, language)}`,
      quotes: [quote],
    }
  }
  if (detail.unsaid === undefined || detail.told.some((pattern) => pattern.exec(first.product.name) !== null))
    return null
  const [en, es] = detail.unsaid
  const silent = tell(
    language,
    `For ${shortName(first)} the menu doesn't say ${en}.`,
    `De ${shortName(first)} el menú no dice ${es}.`,
  )
  const texts = [silent, sentence(contactLine(store.profile, language)), describeAsked(first, '', null, language)]
  return { ...about(first), text: texts.join(' ') }
}

/** Asked beside a detail, and told by a column. */
const MAKER = /\b(?:who (?:makes|made|grows|grew)|(?:what|which) brand|made by|quien hace)\b/

/** "Whats in each one": what either row says, and the columns of one that says nothing. */
function ofBoth(items: readonly Item[], question: ProductQuestion): ProductAnswer {
  const answers = items.map((item) => ({ item, answer: answerDetail([item], question) }))
  return {
    text: answers.map(({ item, answer }) => answer?.text ?? describeAsked(item, '', null, question.language)).join(' '),
    about: items,
    shown: items.filter(({ inStock }) => inStock),
    known: true,
    quotes: answers.flatMap(({ answer }) => answer?.quotes ?? []),
  }
}

function about(item: Item): Omit<ProductAnswer, 'text'> {
  return { about: [item], shown: item.inStock ? [item] : [], known: true }
}
