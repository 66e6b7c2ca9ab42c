import { answerLike, asksTurn, likeLore } from './answer-like.ts'
import { answerWish } from './answer-wish.ts'
import { type Draft, EMPTY_DRAFT, type Scene } from './draft.ts'
import { anyOfNames, eitherOfNames } from './either-of-names.ts'
import { fromProduct, productQuestion } from './draft-product-answer.ts'
import { otherwiseWish } from './draft-otherwise.ts'
import { draftShelf } from './draft-shelf.ts'
import { type Complement, complementOf } from './retrieve/complement.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { rowsOfTerm } from './retrieve/rows-of-term.ts'
import { EFFECT_BY_ID } from './retrieve/effects.ts'
import { nameStems } from './retrieve/gazetteer.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { carryingAll } from './retrieve/narrow.ts'
import { isKnownStrain, strainLore } from './retrieve/strain-lore.ts'
import { acceptedTypes, NO_WISH, type Term, type Wish } from './retrieve/wish.ts'
import type { ProductAnswer } from './product-answer.ts'
import { salesStepOf } from './sales-progression.ts'
import { capitalized, nameWish } from './say/name-wish.ts'
import { quickRepliesAfter } from './say/quick-replies.ts'
import { addOn } from './say/pitch.ts'
import { shortName, tell } from './say/wording.ts'
import { wordStem } from './understand/fold-text.ts'
import { asksLikeness, asksLikenessTo, asksOtherThan, LIKE_THAT } from './understand/likeness-cues.ts'
import type { WishAnswer } from './wish-answer.ts'

/** "Like X but cheaper"; in the middle of a talk only where X itself is named anew. */
function namesItsLike({ plain, wish, said, continued, called }: Scene['understood']): boolean {
  if (continued) return said.terms.length > 0 && asksOtherThan(plain)
  if (wish.terms.length === 0) return false
  const strains = wish.terms.filter(({ rows, stems }) => rows !== null || isKnownStrain(stems.join(' ')))
  return asksLikenessTo([...called, ...strains.map((term) => term.said)], plain)
}

/** What was asked of the shelf as a whole, else products. */
export function draftRecommend(scene: Scene): Draft {
  return draftShelf(scene) ?? draftWish(scene)
}

/** Of names given as alternatives those that are there, with the others told to be missing. */
export function draftWish(scene: Scene): Draft {
  const { store, understood, language } = scene
  const otherwise = otherwiseWish(scene)
  if (otherwise !== null) {
    const { wish, lead } = otherwise
    const draft = draftWhole({ ...scene, understood: { ...understood, wish, parts: [wish] } })
    return lead === '' ? draft : { ...draft, text: `${lead} ${draft.text}`, groundTexts: [...draft.groundTexts, lead] }
  }
  const [part, other] = understood.parts
  const either = part === undefined || other !== undefined ? null : eitherOfNames(store, part, understood.plain)
  if (part === undefined || either === null) return draftWhole(scene)
  const { there, missing } = either
  const joint = tell(language, ' or ', ' o ')
  const all: Term = {
    said: missing.map(({ said }) => said).join(joint),
    stems: missing[0]?.stems ?? [],
    rows: new Set(),
    ...(missing.length > 1 ? { whole: true as const } : {}),
  }
  const terms = there.length > 0 ? anyOfNames(store, there) : [all]
  const wish = { ...understood.wish, terms }
  const draft = draftWhole({ ...scene, understood: { ...understood, wish, parts: [{ ...part, terms }] } })
  if (there.length === 0 || missing.length === 0) return draft
  const lacks = nameWish({ ...NO_WISH, terms: [all] }, language)
  const text = tell(language, `I don't have ${lacks} right now.`, `Ahora mismo no tengo ${lacks}.`)
  return { ...draft, text: `${text} ${draft.text}`, groundTexts: [...draft.groundTexts, lacks] }
}

/** What is likened to: what is named in full, else what is called so, of the kind that is named where there is one. */
function likenedBy({ store, understood: { named, wish } }: Scene): readonly Item[] {
  if (named.coverage >= 0.6 && named.items.length > 0) return named.items
  const called = wish.terms.flatMap((term) => [...rowsOfTerm(store, term)].flatMap((row) => store.items[row] ?? []))
  const ofKind = called.filter((item) => wish.forms.some((form) => fitsForm(item, form)))
  return ofKind.length > 0 ? ofKind : called
}

/** Products for a wish, or what is like a named one; a complement beside them where it helps. */
function draftWhole(scene: Scene): Draft {
  const { store, input, understood, language } = scene
  if (namesItsLike(understood)) {
    const like = answerLike(likenedBy(scene), productQuestion(scene))
    if (like !== null) return fromProduct(like, scene, 'recommend')
  }
  const { standing } = understood
  if (LIKE_THAT.test(understood.plain) && standing.shown.length > 0 && understood.said.terms.length === 0) {
    const [term] = standing.wish.terms
    const rows = term === undefined ? [] : [...rowsOfTerm(store, term)].flatMap((row) => store.items[row] ?? [])
    const gone = rows.filter((item) => !item.inStock && !standing.shown.includes(item)).slice(0, 1)
    const like = answerLike(gone.length > 0 ? gone : meantBy(scene), productQuestion(scene))
    if (like !== null) return fromProduct(like, scene, 'recommend')
  }
  if (
    standing.likened.length > 0 &&
    understood.continued &&
    asksTurn(understood.plain) &&
    !namesMore(understood.said)
  ) {
    const wish = { ...standing.wish, terms: [] }
    const like = answerLike(standing.likened, { ...productQuestion(scene), wish })
    if (like !== null) return fromProduct(like, scene, 'recommend')
  }
  const leaning = leaningOf(scene)
  const beside = besideBrand(scene)
  const parts =
    leaning === null
      ? beside === null
        ? understood.parts
        : [beside]
      : understood.parts.map((part) => ({ ...part, strainTypes: acceptedTypes(leaning) }))
  const answer = answerWish(parts, {
    store,
    agent: input.agent,
    language,
    seed: understood.plain,
    exclude: understood.exclude,
    saidLowAndSlow: saidBefore(scene, /start low|empieza con poco/i),
  })
  const lore = answer.met ? null : likeMissingStrain(scene, parts)
  if (lore !== null) return fromProduct(lore, scene, 'recommend_no_match')
  const complement = complementFor(scene, answer)
  const answered = withMissing(draftOf(answer, { ...scene, understood: { ...understood, parts } }), scene)
  const draft =
    leaning === null || !answer.met
      ? answered
      : {
          ...answered,
          text: `${tell(language, `I'd lean ${leaning} for that.`, `Para eso me inclino por ${leaning}.`)} ${answered.text}`,
        }
  if (complement === null) return draft
  return {
    ...draft,
    text: `${draft.text} ${addOn(complement.item, complement.need, language)}`,
    about: [...draft.about, complement.item],
  }
}

/** "White widow flower" where there is none: what is nearest by what is known of the strain, not whatever has another name. */
function likeMissingStrain(scene: Scene, parts: readonly Wish[]): ProductAnswer | null {
  const [wish, other] = parts
  const [term, second] = wish?.terms ?? []
  if (wish === undefined || other !== undefined || term === undefined || second !== undefined) return null
  if (strainLore(term.stems.join(' ')) === null || rowsOfTerm(scene.store, term).size > 0) return null
  return likeLore({ ...productQuestion(scene), wish })
}

/** Another thing is named, or a figure: no mere turn of what is wished for. */
function namesMore({ terms, forms, brands, priceMax, thcMax, thcMin }: Wish): boolean {
  return terms.length + forms.length + brands.length > 0 || [priceMax, thcMax, thcMin].some((figure) => figure !== null)
}

/** "more like the second one": what is pointed at, else what was shown first. */
function meantBy({ understood: { pointed, standing, plain } }: Scene): readonly Item[] {
  return (/\blike the\b/.test(plain) && pointed.length > 0 ? pointed : standing.shown).slice(0, 1)
}

/** "puffco proxy": the maker is here and that thing of theirs is not, which is said before the others are shown. */
function withMissing(draft: Draft, { store, understood, language }: Scene): Draft {
  const { said, unknown, plain } = understood
  const [brand, other] = said.brands
  if (brand === undefined || other !== undefined || said.terms.length > 0 || draft.intent !== 'recommend') return draft
  const words = plain.split(' ')
  const last = nameStems(brand).at(-1)
  const at = words.findIndex((word) => wordStem(word) === last)
  const behind = words.slice(at + 1)
  const end = behind.findIndex((word) => !unknown.includes(word) && !MODELS.has(word))
  const model = at < 0 ? [] : behind.slice(0, end < 0 ? behind.length : end)
  const own = store.items.filter((item) => item.product.brand === brand)
  const carried =
    carryingAll(own, model).length > 0 || model.every((word) => own.some((item) => item.label.includes(word)))
  if (model.length === 0 || carried) return draft
  const name = `${brand} ${capitalized(model.join(' '))}`
  return {
    ...draft,
    text: `${tell(language, `Sorry, we don't have ${name} on the menu right now.`, `Lo siento, ahora mismo no tenemos ${name} en el menú.`)} ${draft.text}`,
  }
}

/** Everyday words that tell the models of a maker apart. */
const MODELS: ReadonlySet<string> = new Set(['plus', 'pro', 'max', 'mini', 'lite', 'ultra', 'original'])

/** What all of a maker's things are, where they are all of one kind: drinks, and not just something to eat. */
function kindOfAll([first, ...others]: readonly Item[]): readonly string[] {
  const isThing = (id: string): boolean =>
    KIND_BY_ID.get(id)?.quality === false && KIND_BY_ID.get(id)?.category === first?.category
  return [...(first?.kinds ?? [])].filter((id) => isThing(id) && others.every(({ kinds }) => kinds.has(id))).slice(0, 1)
}

/** "something like Wana but cheaper": other makers' things of the shelf that brand fills. */
function besideBrand({ store, understood: { plain, said, wish, continued } }: Scene): Wish | null {
  const [brand, other] = said.brands
  if (brand === undefined || other !== undefined || said.terms.length > 0 || continued || !asksLikeness(plain))
    return null
  const own = store.items.filter((item) => item.inStock && item.product.brand === brand)
  const [first] = own
  if (first === undefined) return null
  const prices = own.flatMap((item) => item.payable ?? []).sort((a, b) => a - b)
  const usual = prices[Math.floor(prices.length / 2)] ?? null
  const cheaper = /\b(?:cheaper|less expensive|more affordable|cost(?:s)? less|for less|barat[oa])\b/.test(plain)
  return {
    ...wish,
    brands: [],
    notBrands: [...wish.notBrands, brand],
    forms: wish.forms.length > 0 ? wish.forms : [{ category: first.category, kinds: kindOfAll(own) }],
    priceMax: cheaper && usual !== null && wish.priceMax === null ? usual - 1 : wish.priceMax,
  }
}

/** "Indica or sativa for hiking?": the type that what is planned leans to; null when that was not asked. */
function leaningOf({ understood: { plain, said } }: Scene): 'indica' | 'sativa' | null {
  if (!/\b(?:indica|sativa)s? (?:or|o|vs) (?:an? |una? )?(?:indica|sativa)\b/.test(plain)) return null
  const wished = [...said.effects, ...said.leaning]
  if (wished.length === 0) return null
  const count = (type: 'indica' | 'sativa'): number =>
    wished.filter((id) => EFFECT_BY_ID.get(id)?.leans.includes(type)).length
  return count('indica') > count('sativa') ? 'indica' : 'sativa'
}

function draftOf(answer: WishAnswer, scene: Scene): Draft {
  const { understood, language } = scene
  const shown = answer.choices.map((choice) => ({ item: choice.item, reasons: choice.reasons }))
  const intent = answer.met ? 'recommend' : 'recommend_no_match'
  const sum = (list: 'met' | 'nearest' | 'soldOut'): number =>
    answer.retrieved.reduce((total, found) => total + found[list].length, 0)
  return {
    ...EMPTY_DRAFT,
    intent,
    text: answer.text,
    shown,
    about: [...shown.map(({ item }) => item), ...answer.retrieved.flatMap((found) => found.soldOut.slice(0, 1))],
    groundTexts: wishGround(understood.parts, scene),
    amounts: [
      ...answer.amounts,
      ...understood.parts.flatMap((part) => [part.priceMax ?? 0, (part.priceMax ?? 0) + 1, part.priceMin ?? 0]),
    ],
    retrieved: { met: sum('met'), nearest: sum('nearest'), soldOut: sum('soldOut'), blockers: answer.blockers },
    quickReplies: quickRepliesAfter(intent, language),
  }
}

/** One thing that goes with the pick, offered once a conversation and never beside a budget or a number of things. */
function complementFor(scene: Scene, answer: WishAnswer): Complement | null {
  const { store, input, understood } = scene
  if (!salesStepOf(scene).adds || !answer.met || understood.wish.priceMax !== null || understood.wish.count !== null)
    return null
  const items = answer.choices.map((choice) => choice.item)
  const complement = complementOf(store, items, input.agent)
  if (complement === null) return null
  const named = input.history.some(
    (message) => message.role === 'assistant' && message.text.includes(shortName(complement.item)),
  )
  return named ? null : complement
}

function saidBefore({ input }: Scene, words: RegExp): boolean {
  return input.history.some((message) => message.role === 'assistant' && words.test(message.text))
}

/** The shopper's own figures may be echoed; advice to beginners is fixed wording. */
function wishGround(parts: readonly Wish[], { input, language, understood }: Scene): string[] {
  const advice = '5 mg 2 30 4 8 20% 10 15'
  const quantities = parts.map((part) => String(part.quantity ?? 1))
  return [input.text, understood.plain, advice, ...quantities, ...parts.map((part) => nameWish(part, language))]
}
