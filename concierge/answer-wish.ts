import { answerExtreme } from './answer-extreme.ts'
import { answerNoMatch } from './answer-no-match.ts'
import { sayMissingWord } from './say-missing-word.ts'
import { calledAfterMaker } from './retrieve/called-after-maker.ts'
import { choose, hasPlace } from './retrieve/choose.ts'
import { doseOf } from './retrieve/dose-of.ts'
import { type Fitted, fitBudget } from './retrieve/fit-budget.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { inAnyUse } from './retrieve/in-any-use.ts'
import { fitTogether } from './retrieve/fit-together.ts'
import { madeOfPacks, madeOfSmaller } from './retrieve/made-of-smaller.ts'
import { narrow } from './retrieve/narrow.ts'
import { amountWished, isMarkedNew, measurable } from './retrieve/order-items.ts'
import { isCoarse, type Retrieved, retrieve } from './retrieve/retrieve.ts'
import { softenWish } from './retrieve/soften-wish.ts'
import { centsPer, type Unit } from './retrieve/unit-price.ts'
import { isJustBelow, type Wish, type WishOrder } from './retrieve/wish.ts'
import { caveats, unsized } from './say/caveats.ts'
import { beginnerAdvice, trim } from './say/describe.ts'
import { nameWish } from './say/name-wish.ts'
import { pitch, pitchTogether } from './say/pitch.ts'
import { sayRate } from './say/say-rate.ts'
import { type Language, numberWord, shortName, sumOf, tell } from './say/wording.ts'
import type { WishAnswer, WishQuestion } from './wish-answer.ts'

/** Answers a wish for one thing or several; several share the budget. */
export function answerWish(parts: readonly Wish[], question: WishQuestion): WishAnswer {
  const [only] = parts
  return parts.length === 1 && only !== undefined
    ? (answerExtreme(only, question) ?? answerOne(only, question))
    : answerSeveral(parts, question)
}

function answerSeveral(said: readonly Wish[], question: WishQuestion): WishAnswer {
  const { store, agent, language, saidLowAndSlow, seed } = question
  const wished = said.map((part) => (part.beginner ? softenWish(store, part) : part))
  const retrieved = fitTogether(
    wished.map((part) => narrowed(retrieve(store, part), part)),
    wished,
  )
  const together = fitBudget(retrieved, wished, agent)
  const singly = together.some(({ choice }) => choice === null) && mayBeEach(wished, seed)
  const parts = singly ? wished.map((part) => ({ ...part, budgetTotal: null })) : wished
  const fitted = singly ? fitBudget(retrieved, parts, agent) : together
  const choices = fitted.flatMap((entry) => entry.choice ?? [])
  const items = choices.map((choice) => choice.item)
  const missing = fitted.filter((entry) => entry.choice === null)
  const priced = items.every((item) => item.payable !== null)
  const bought = fitted.flatMap(({ choice, wish }) =>
    choice === null ? [] : [{ item: choice.item, quantity: wish.quantity ?? 1 }],
  )
  const total = priced ? bought.reduce((sum, { item, quantity }) => sum + quantity * (item.payable ?? 0), 0) : null
  const texts = items.length === 0 ? [] : [pitchTogether(bought, total, language)]
  texts.push(...missing.map((entry) => sayMissing(entry, language)))
  if (said.some((part) => part.beginner) && !saidLowAndSlow && items.length > 0)
    texts.push(beginnerAdvice(items, language))
  return {
    text: texts.join(' '),
    choices,
    met: missing.length < parts.length,
    retrieved: fitted.map((entry) => entry.retrieved),
    blockers: missing.length > 0 ? ['form'] : [],
    amounts: total === null ? [] : [total],
  }
}

/** What is there, and only too dear beside the rest, is not said to be missing. */
function sayMissing({ wish, retrieved }: Fitted, language: Language): string {
  const open = { ...wish, priceMax: null }
  return retrieved.met.length > 0 && wish.budgetTotal !== null
    ? tell(
        language,
        `That sum is not enough for ${nameWish(open, 'en')} as well.`,
        `Esa suma no alcanza también para ${nameWish(open, 'es')}.`,
      )
    : tell(
        language,
        `Sorry, I don't have ${nameWish(wish, 'en')} in stock right now.`,
        `Lo siento, ahora mismo no tengo ${nameWish(wish, 'es')}.`,
      )
}

const SUM_SAID =
  /\b(?:total|altogether|all together|combined|in all|all in|budget|for (?:all|everything|the (?:lot|two|three))|i have|ive got|to spend)\b/

/** "3 eighths under 40, one of each type": of one thing several times over, a limit too low for all of them is that of each. */
function mayBeEach(parts: readonly Wish[], plain: string): boolean {
  const [first] = parts
  return first !== undefined && parts.every(({ forms }) => forms === first.forms) && !SUM_SAID.test(plain)
}

function narrowed(retrieved: Retrieved, wish: Wish): Retrieved {
  return { ...retrieved, met: narrow(retrieved.met, wish).items }
}

function answerOne(wish: Wish, question: WishQuestion): WishAnswer {
  const { store, agent, language, exclude, seed } = question
  const relaxed = calledAfterMaker(store, inAnyUse(store, softenWish(store, wish)))
  const found = retrieve(store, relaxed)
  const { items: meant, missing: looks } = narrow(found.met, wish)
  const retrieved = { ...found, met: meant }
  const { met } = retrieved
  const offered = notShownYet(met, exclude)
  if (offered.length === 0) {
    const wider =
      widened(relaxed, question) ??
      madeUp(relaxed, retrieved.blockers, question) ??
      madeUpOfPacks(relaxed, retrieved.blockers, question)
    if (wider !== null) return wider
    return answerNoMatch(relaxed, retrieved, question)
  }
  const choices = choose(offered, relaxed, agent)
  const items = choices.map((choice) => choice.item)
  const tone = agent.personality.communicationTone
  const missing = sayMissingWord(wish, items, { store, language })
  const named = {
    ...relaxed,
    priceMax: wish.priceMax,
    order: offered.length < met.length || !isToldRich(items, relaxed) ? null : relaxed.order,
    place: hasPlace(measurable(offered, relaxed), relaxed) ? relaxed.place : null,
  }
  const texts = [
    ...(missing === null ? [] : [missing.text]),
    ...unmarked(wish, { items, seed, language }),
    pitch({ items, wish: missing === null ? named : withoutWords(named), language, seed, tone }),
    ...lookless(looks, language),
    ...uncounted(wish, items, language),
    ...unsized(wish, items, language),
    ...caveats({ wish, relaxed, retrieved }, language),
  ]
  const [first] = items
  const asksSum = /\b(?:how much|altogether|total|in all|cuanto)\b/.test(seed)
  const cost = wish.quantity === null || (wish.count !== null && !asksSum) ? null : (first?.payable ?? null)
  if (wish.quantity !== null && cost !== null) texts.push(sumOf(wish.quantity, cost, language))
  if (wish.beginner && !question.saidLowAndSlow && items.some((item) => DOSED.has(item.category)))
    texts.push(beginnerAdvice(items, language))
  const amounts = wish.quantity === null || cost === null ? [] : [wish.quantity * cost]
  const rate = first === undefined ? null : rateOf(first, named.order)
  if (first !== undefined && rate !== null) {
    texts.push(sayRate(rate.unit, rate.cents, { language, name: shortName(first) }))
    amounts.push(rate.cents)
  }
  const told = missing === null || missing.gone === null ? retrieved : { ...retrieved, soldOut: [missing.gone] }
  return { text: texts.join(' '), choices, met: true, retrieved: [told], blockers: [], amounts }
}

/** Of what no row tells the amount, none is said to hold the most. */
function isToldRich([first]: readonly Item[], wish: Wish): boolean {
  return wish.order !== 'richest' || (first !== undefined && amountWished(first, wish) !== null)
}

const WEIGHED_BY: Readonly<Partial<Record<WishOrder, Unit>>> = { pieceValue: 'piece', thcValue: 'milligram' }

/** What the first of an order by its worth costs by the unit that it was weighed by; null where that is the whole of it. */
function rateOf(item: Item, order: WishOrder | null): { unit: Unit; cents: number } | null {
  const unit = order === 'value' && item.grams !== null ? 'gram' : order === null ? undefined : WEIGHED_BY[order]
  const cents = unit === undefined ? null : centsPer(unit, item)
  return unit === undefined || cents === null || cents === item.payable ? null : { unit, cents: Math.round(cents) }
}

/** What was not shown before, of other names where there are any; all of it where everything was shown. */
const SHOWN_LAST = 3

function notShownYet(met: readonly Item[], shown: readonly Item[]): readonly Item[] {
  if (shown.length === 0) return met
  const names = new Set(shown.map((item) => item.nameKey))
  const unseen = met.filter((item) => !shown.includes(item))
  const unnamed = unseen.filter((item) => !names.has(item.nameKey))
  const fresh = unnamed.length > 0 ? unnamed : unseen
  if (fresh.length > 0) return fresh
  const latest = met.filter((item) => !shown.slice(0, SHOWN_LAST).includes(item))
  return latest.length > 0 ? latest : met
}

/** Where nothing of so fine a kind, or of that size, costs less than what was shown ("a cheaper live resin cart"), its shelf may have some. */
function widened(wish: Wish, question: WishQuestion): WishAnswer | null {
  const { exclude, language, store } = question
  const { priceMax } = wish
  if (priceMax === null || (exclude.length === 0 && !isJustBelow(priceMax))) return null
  if (exclude.some(({ payable }) => payable !== null && payable <= priceMax)) return null
  const open = [...ofWiderKind(wish), ofAnySize(wish)].find((wider) => retrieve(store, wider).met.length > 0)
  if (open === undefined) return null
  const answer = answerOne(open, { ...question, exclude: [] })
  const first = tell(
    language,
    `No other ${nameWish({ ...wish, priceMax: null }, 'en')} for less.`,
    `No hay otros ${nameWish({ ...wish, priceMax: null }, 'es')} por menos.`,
  )
  return { ...answer, text: `${first} ${answer.text}` }
}

/** A weight that nothing there is sold in, made up of smaller ones. */
function madeUp(wish: Wish, blockers: Retrieved['blockers'], question: WishQuestion): WishAnswer | null {
  const { store, language } = question
  const made = blockers[0] === 'size' ? madeOfSmaller(store, wish) : null
  const [size] = made?.grams ?? []
  if (made === null || made.quantity === null || size === undefined) return null
  const answer = answerOne(made, question)
  const first = tell(
    language,
    `I don't have ${nameWish(wish, 'en')} in one, but ${numberWord(made.quantity, 'en').toLowerCase()} of ${trim(size)} g make it.`,
    `No tengo ${nameWish(wish, 'es')} en uno solo, pero ${numberWord(made.quantity, 'es').toLowerCase()} de ${trim(size)} g lo completan.`,
  )
  return { ...answer, text: `${first} ${answer.text}`, amounts: [...answer.amounts, made.priceMax ?? 0] }
}

/** A pack is meant where one is said, and the nearest is another pack. */
const PACK_SAID = /\b(?:packs?|pk|box(?:es)?|tins?|cases?|cartons?|paquetes?|cajas?)\b/

/** "6 joints" where no pack holds six: so many of what there is. */
function madeUpOfPacks(wish: Wish, blockers: Retrieved['blockers'], question: WishQuestion): WishAnswer | null {
  const { store, language, seed } = question
  const made = blockers[0] === 'pack' && !PACK_SAID.test(seed) ? madeOfPacks(store, wish) : null
  if (made === null || made.quantity === null) return null
  const answer = answerOne(made, question)
  const [count, name] = [numberWord(made.quantity, language).toLowerCase(), nameWish(wish, language)]
  const first =
    made.packCount === null
      ? tell(
          language,
          `I don't have ${name}, but ${count} singles make it.`,
          `No tengo ${name}, pero ${count} sueltos lo completan.`,
        )
      : tell(
          language,
          `I don't have ${name}, but ${count} packs of ${made.packCount} make it.`,
          `No tengo ${name}, pero ${count} paquetes de ${made.packCount} lo completan.`,
        )
  return { ...answer, text: `${first} ${answer.text}`, amounts: [...answer.amounts, made.priceMax ?? 0] }
}

function ofWiderKind(wish: Wish): readonly Wish[] {
  if (wish.forms.every(({ kinds }) => kinds.length === 0)) return []
  return [isCoarse, (): boolean => false].map((keeps) => ({
    ...wish,
    forms: wish.forms.map(({ category, kinds }) => ({
      category,
      kinds: kinds.filter((kind) => keeps(kind) || KIND_BY_ID.get(kind)?.described === true),
    })),
  }))
}

function ofAnySize(wish: Wish): Wish {
  return { ...wish, grams: [], gramsMin: null, gramsMax: null, packCount: null, packMin: null }
}

/** "pink cones" where none is pink. */
function lookless(looks: readonly string[], language: Language): string[] {
  const [look] = looks
  return look === undefined
    ? []
    : [tell(language, `None of them is listed as ${look}, though.`, 'Pero ninguno figura así en el menú.')]
}

/** A can is one by itself. */
const isServing = (item: Item): boolean => item.kinds.has('drink') && doseOf(item) !== null

/** "One single gummy" where the menu does not say how many are in a bag. */
function uncounted({ single }: Wish, items: readonly Item[], language: Language): string[] {
  return single && items.some((item) => item.category === 'edible' && item.packCount === null && !isServing(item))
    ? [
        tell(
          language,
          "The menu doesn't say how many are in these, so our team can check the label for you.",
          'El menú no dice cuántas piezas traen; nuestro equipo puede revisar la etiqueta.',
        ),
      ]
    : []
}

const SELLS =
  /\b(?:best ?sell\p{L}*|popular|top ?sell\p{L}*|trend(?:ing|y)|most (?:bought|ordered|sold|purchased)|mas vendid[oa]s?)\b/u
const OF_STAFF = /\b(?:staff|budtenders?|employees?|team|crew)s? (?:favou?rites?|picks?|choices?)\b/

/** "Whats popular", "anything new", "staff picks" where the menu marks none of them: what is shown is not passed off as that. */
function unmarked(
  { order, staffPick }: Wish,
  { items, seed, language }: { items: readonly Item[]; seed: string; language: Language },
): string[] {
  const [first] = items
  if (first === undefined) return []
  if ((staffPick || OF_STAFF.test(seed)) && !first.featured)
    return [tell(language, "Our menu doesn't mark staff picks.", 'Nuestro menú no marca los favoritos del equipo.')]
  if (order === 'popular' && SELLS.test(seed) && !first.featured)
    return [tell(language, "Our menu doesn't show what sells best.", 'Nuestro menú no indica qué se vende más.')]
  return order === 'newest' && !isMarkedNew(first)
    ? [tell(language, "Our menu doesn't show what came in last.", 'Nuestro menú no indica qué llegó al último.')]
    : []
}

const DOSED: ReadonlySet<string> = new Set(['edible', 'flower', 'pre-roll', 'vape'])

function withoutWords(wish: Wish): Wish {
  return { ...wish, forms: wish.forms.map(({ category, kinds }) => ({ category, kinds })) }
}
