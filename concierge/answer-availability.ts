import { labelOf } from './answer-whether.ts'
import { answerProductInfo } from './answer-product.ts'
import type { Store } from './open-store.ts'
import { type ProductAnswer, type ProductQuestion, SHOWN_VARIANTS } from './product-answer.ts'
import { choose } from './retrieve/choose.ts'
import { fitsForm } from './retrieve/constraints.ts'
import type { Item } from './retrieve/item.ts'
import { nearestTo } from './retrieve/likeness.ts'
import { shelfOfMaker } from './retrieve/makers-elsewhere.ts'
import { carryingAll, narrow } from './retrieve/narrow.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { NO_WISH, type Wish } from './retrieve/wish.ts'
import { asksStockLeft } from './say/describe-product.ts'
import { priceText } from './say/describe.ts'
import { inShort } from './say/pitch.ts'
import { listOf, nameOf, tell } from './say/wording.ts'
import { gearOfPart } from './understand/goods-words.ts'
import { makerNounAfter, standsForMaker } from './understand/maker-noun.ts'
import { NOT_SOLD } from './understand/not-sold.ts'

/** Whether a named product is there; when it is not, what comes nearest. */
export function answerAvailability(
  named: readonly Item[],
  unknown: readonly string[],
  question: ProductQuestion,
): ProductAnswer {
  const called = ofOneName(named, question)
  const ofForm = called.filter((item) => question.wish.forms.some((form) => fitsForm(item, form)))
  const items = ofForm.length > 0 ? ofForm : called
  const inStock = items.filter((item) => item.inStock)
  const told = items.length > 0 ? [] : toldOf(unknown, question)
  if (told.length > 0) return answerTold(told, unknown, question)
  const namesakes = inStock.length === 0 ? namesakesOf(items, question) : []
  if (namesakes.length > 0) return answerNamesakes(items, namesakes, question)
  if (inStock.length === 0) return answerMissing(items, unknown, question)
  const there = answerThere(inStock, question)
  const gone = items.find((item) => !item.inStock)
  if (gone === undefined || !/\b(?:back|restock\p{L}*|still|again)\b/u.test(question.plain)) return there
  const still = tell(question.language, `${nameOf(gone)} is still sold out.`, `${nameOf(gone)} sigue agotado.`)
  return { ...there, text: `${still} ${there.text}`, about: [gone, ...there.about] }
}

function answerThere(inStock: readonly Item[], question: ProductQuestion): ProductAnswer {
  const { language, plain, agent } = question
  const broad = agent.salesCycle.productRecommendations.recommendationStyle === 'broad'
  const kept = oneOfEachForm(inStock, question).slice(0, broad ? 5 : SHOWN_VARIANTS)
  if (asksStockLeft(plain)) return answerProductInfo(kept, question)
  if (/\b(?:how much|price|cost|thc|strong|sizes?|weights?)\b/.test(plain)) {
    const info = answerProductInfo(kept, question)
    return { ...info, text: tell(language, `Yes, in stock. ${info.text}`, `Sí, lo tenemos. ${info.text}`) }
  }
  const list = listOf(
    kept.map((item) => inShort(item, language)),
    language,
  )
  const yes = tell(language, `Yes, we have it in stock: ${list}.`, `Sí, lo tenemos: ${list}.`)
  return {
    text: [yes, ...formsMissing(inStock, question)].join(' '),
    about: kept,
    shown: kept,
    known: true,
  }
}

/** "Any haze" where the one that is called so is sold out: what else has the name in its own. */
function namesakesOf(gone: readonly Item[], { said: { terms, forms }, store }: ProductQuestion): readonly Item[] {
  const [term, other] = terms
  if (gone.length === 0 || term === undefined || other !== undefined || term.rows === null) return []
  return store.items
    .filter(({ inStock, nameWords }) => inStock && term.stems.every((stem) => nameWords.has(stem)))
    .filter((item) => forms.length === 0 || forms.some((form) => fitsForm(item, form)))
    .slice(0, SHOWN_VARIANTS)
}

function answerNamesakes(gone: readonly Item[], there: readonly Item[], question: ProductQuestion): ProductAnswer {
  const { language } = question
  const [first] = gone
  const list = listOf(
    there.map((item) => inShort(item, language)),
    language,
  )
  const [name, price] = first === undefined ? ['', ''] : [nameOf(first), priceOf(first, question)]
  return {
    text: tell(
      language,
      `${name} is sold out right now${price}. By that name I have ${list}.`,
      `${name} está agotado ahora mismo${price}. Con ese nombre tengo ${list}.`,
    ),
    about: [...gone.slice(0, 1), ...there],
    shown: there,
    known: true,
  }
}

/** Of a name that is asked for in several forms, whatever bears it: the words of one form are in the names of some. */
function ofOneName(named: readonly Item[], { said: { terms, forms }, store }: ProductQuestion): readonly Item[] {
  const [term, other] = terms
  if (forms.length < 2 || term === undefined || other !== undefined) return named
  const items = [...(term.rows ?? [])].flatMap((row) => store.items[row] ?? [])
  return items.length > 0 ? items : named
}

/** Of several forms asked for, one of each before others of the same. */
function oneOfEachForm(inStock: readonly Item[], { said: { forms } }: ProductQuestion): readonly Item[] {
  if (forms.length < 2) return inStock
  const firsts = new Set(forms.flatMap((form) => inStock.find((item) => fitsForm(item, form)) ?? []))
  return [...firsts, ...inStock.filter((item) => !firsts.has(item))]
}

/** "As flower and as a preroll": of the forms asked for, those that a name is not to be had in. */
function formsMissing(inStock: readonly Item[], { said, language }: ProductQuestion): readonly string[] {
  const missing = said.forms.filter((form) => !inStock.some((item) => fitsForm(item, form)))
  if (said.terms.length !== 1 || said.forms.length < 2 || missing.length === 0) return []
  const label = labelOf(missing, language, 'or')
  return [tell(language, `Not as ${label} right now.`, `Ahora mismo no como ${label}.`)]
}

/** What only descriptions speak of is no yes: it may be a parent of a strain, or a taste that it has. */
function answerTold(told: readonly Item[], unknown: readonly string[], question: ProductQuestion): ProductAnswer {
  const { language, plain } = question
  const name = namesIn(plain, unknown)
  const list = listOf(
    told.map((item) => inShort(item, language)),
    language,
  )
  const text = unknown.some((word) => asksForContent(plain, word))
    ? tell(
        language,
        `By its own description, ${name} is spoken of with ${told.length === 1 ? 'this one' : 'these'}: ${list}.`,
        `Según su descripción, ${told.length === 1 ? 'este menciona' : 'estos mencionan'} ${name}: ${list}.`,
      )
    : tell(
        language,
        `Nothing on the menu goes by the name ${name}; ${told.length === 1 ? 'one description mentions' : 'these descriptions mention'} it: ${list}.`,
        `Nada en el menú se llama ${name}; ${told.length === 1 ? 'una descripción lo menciona' : 'estas descripciones lo mencionan'}: ${list}.`,
      )
  return { text, about: told, shown: told, known: true }
}

/** "Gummies with melatonin": what is in a thing is asked for, and not how it is called. */
function asksForContent(plain: string, word: string): boolean {
  return CONTENT.test(plain.slice(0, Math.max(0, plain.indexOf(word))))
}

const CONTENT = /\b(?:with|contain(?:s|ing)?|made (?:with|of|from)|infused with|plus|con) (?:\p{L}+ ){0,2}$/u

function answerMissing(items: readonly Item[], unknown: readonly string[], question: ProductQuestion): ProductAnswer {
  const { language, wish, store, agent } = question
  const [first] = items
  const name = namesIn(question.plain, unknown)
  const missing =
    first === undefined
      ? tell(
          language,
          `Sorry, we don't carry ${name === '' ? 'that' : name} right now.`,
          `Lo siento, ahora mismo no tenemos ${name === '' ? 'eso' : name}.`,
        )
      : tell(
          language,
          `Sorry, ${nameOf(first)} is sold out right now${priceOf(first, question)}.`,
          `Lo siento, ${nameOf(first)} está agotado ahora mismo${priceOf(first, question)}.`,
        )
  const near = first === undefined ? nearWish(store, wish, unknown) : nearestTo(store, first, wish)
  const shown =
    first === undefined ? choose(near, { ...NO_WISH, count: 2 }, agent).map((choice) => choice.item) : near.slice(0, 2)
  if (shown.length === 0) return { text: missing, about: items, shown: [], known: true }
  const list = listOf(
    shown.map((item) => inShort(item, language)),
    language,
  )
  return {
    text: `${missing} ${tell(language, `The closest I have: ${list}.`, `Lo más parecido que tengo: ${list}.`)}`,
    about: [...items.slice(0, 1), ...shown],
    shown,
    known: true,
  }
}

/** What something costs that is sold out, where its price is asked: a shopper may come back for it. */
function priceOf(item: Item, { plain, language }: ProductQuestion): string {
  const asked = /\b(?:how much|prices?|costs?|cuanto|precio)\b/.test(plain) && item.payable !== null
  return asked
    ? tell(language, `, listed at ${priceText(item, language)}`, `; figura a ${priceText(item, language)}`)
    : ''
}

/** Words that stand side by side are one name ("jeeter juice"), others are each a thing of its own ("seeds or clones"). */
function namesIn(plain: string, unknown: readonly string[]): string {
  return unknown.reduce((said, word, at) => {
    const before = unknown[at - 1]
    const start = plain.indexOf(word)
    const end = start + word.length
    const whole = start < 0 ? word : plain.slice(start, end + makerNounAfter(plain, end))
    const many = gearOfPart(word) !== null && !/s$|^butane$/.test(whole) ? `${whole}s` : whole
    return before === undefined ? many : `${said}${plain.includes(`${before} ${word}`) ? ' ' : ' or '}${many}`
  }, '')
}

/** "gummies with melatonin": a word that no name has, and the descriptions of a few things of the shelf; a flower that smells of mushroom is no mushroom bar. */
function toldOf(unknown: readonly string[], { store, wish, agent, plain }: ProductQuestion): readonly Item[] {
  if (unknown.length === 0 || unknown.some((word) => store.vocabulary.stemsOf(word).length > 0)) return []
  if (wish.forms.length === 0 && unknown.some((word) => NOT_SOLD.has(word))) return []
  if (unknown.some((word) => standsForMaker(plain, word))) return []
  const there = carryingAll(wish.forms.length > 0 ? retrieve(store, wish).met : store.items, unknown)
  return choose(there, { ...wish, count: SHOWN_VARIANTS }, agent).map((choice) => choice.item)
}

/** What is there of the shelf that is asked for, else of that which the maker is known for. */
function nearWish(store: Store, wish: Wish, unknown: readonly string[]): readonly Item[] {
  if (wish.forms.length > 0) return retrieve(store, wish).met
  const kinds = [...new Set(unknown.flatMap((word) => gearOfPart(word) ?? []))]
  if (kinds.length > 0)
    return retrieve(store, {
      ...wish,
      forms: kinds.map((id) => ({ category: 'accessory', kinds: [id] })),
      qualifiers: [],
    }).met
  const shelves = [...new Set(unknown.flatMap((name) => shelfOfMaker(name) ?? []))]
  const forms = shelves.map((category) => ({ category, kinds: [] }))
  if (forms.length === 0) return []
  const beside = wish.qualifiers.filter((stem) => !unknown.some((name) => name.split(' ').includes(stem)))
  const ofShelf: Wish = { ...wish, forms, qualifiers: beside }
  return narrow(retrieve(store, ofShelf).met, ofShelf).items
}
