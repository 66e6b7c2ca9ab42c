import { draftFit } from './answer-fit.ts'
import { answerShelfSizes } from './answer-shelf-sizes.ts'
import { answerDepartment } from './facts/answer-department.ts'
import { answerStore } from './answer-store.ts'
import { groupsAsked } from './facts/deal-groups.ts'
import { type Draft, EMPTY_DRAFT, type Scene } from './draft.ts'
import { asksOfDealOnThing, withDeal } from './draft-deal.ts'
import { draftOfDeal } from './draft-of-deal.ts'
import { draftOfShown } from './draft-of-shown.ts'
import { draftProduct } from './draft-product.ts'
import { fromProduct, productQuestion } from './draft-product-answer.ts'
import { draftRecommend } from './draft-recommend.ts'
import { draftSale, saidTaxed, taxedTotal } from './draft-sale.ts'
import { draftSum } from './draft-sum.ts'
import { draftWeighed } from './draft-weighed.ts'
import { draftWhoMayBuy } from './draft-who-may-buy.ts'
import { draftClarify, draftEducation, draftTalk } from './draft-talk.ts'
import { withDayMeant } from './facts/day-beside.ts'
import { asksTimesOfWay, withWayBefore } from './facts/way-asked.ts'
import { withDepartmentBefore } from './facts/department-hours.ts'
import { withLevelBefore } from './facts/answer-loyalty.ts'
import { asksToCombine } from './facts/combined-deals.ts'
import { namesTimedDeal } from './facts/deals-now.ts'
import { onShelfOfMaker } from './on-shelf-of-maker.ts'
import { nameStems } from './retrieve/gazetteer.ts'
import { isMakerElsewhere } from './retrieve/makers-elsewhere.ts'
import type { PastMessage } from './ports.ts'
import type { Wish } from './retrieve/wish.ts'
import { salesStepOf, withQuestion } from './sales-progression.ts'
import { inSpanish } from './say/house-spanish.ts'
import { capitalized } from './say/name-wish.ts'
import { inShort } from './say/pitch.ts'
import { quickRepliesAfter } from './say/quick-replies.ts'
import { listOf, tell } from './say/wording.ts'
import { asksShopToMatch } from './facts/price-match.ts'
import { asksDealOfDay } from './understand/everyday-topics.ts'
import { opensQuestion } from './understand/asked-topics.ts'
import { compatibleTopics } from './understand/compatible-topics.ts'
import { namesDay } from './understand/goes-on.ts'
import type { StoreIntent } from './understand/intent.ts'
import { asksWithTax } from './understand/takes.ts'

/** "Ill take the first one and a battery": what is taken is said before what else is wished for. */
function withTaken({ understood: { beside }, language }: Scene, draft: Draft): Draft {
  if (beside.length === 0) return draft
  const names = beside.map(({ item, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${inShort(item, language)}`)
  const taken = tell(language, `Noted: ${listOf(names, language)}.`, `Anotado: ${listOf(names, language)}.`)
  return {
    ...draft,
    text: `${taken} ${draft.text}`,
    about: [...draft.about, ...beside.map(({ item }) => item)],
    groundTexts: [...draft.groundTexts, ...beside.map(({ quantity }) => String(quantity))],
  }
}

/** Wants to know when something is cheaper, and no products yet. */
const ASKS_DAY = /^(?:when|whens|what days?|which days?|is it)\b/

/** "How big a discount on a cart": the discount is asked for, and no cart. */
const HOW_MUCH_OFF =
  /\bhow (?:big|much|large)(?: of)? (?:an? |the )?(?:discount|break)\b|\b(?:how much|what percent(?:age)?)(?: do (?:i|we) get)? off\b/

/** Finds the answer to what was understood. Product guidance is left to the caller's age gate. */
export function draftReply(scene: Scene): Draft {
  return withMissingMakers(scene, draftOfDeal(scene) ?? withDeal(scene, draftAnswer(scene)))
}

const OF_PRODUCTS: ReadonlySet<string> = new Set(['recommend', 'recommend_no_match', 'availability', 'multi_intent'])

/** "Anything like jeeter infused": a maker of other shops is told to be missing before what is near it. */
function withMissingMakers({ understood: { unknown }, language }: Scene, draft: Draft): Draft {
  if (!OF_PRODUCTS.has(draft.intent)) return draft
  const said = draft.text.toLowerCase()
  const makers = unknown.filter((name) => isMakerElsewhere(nameStems(name).join(' ')) && !said.includes(name))
  if (makers.length === 0) return draft
  const names = listOf(makers.map(capitalized), language, 'or')
  const missing = tell(language, `We don't carry ${names} here.`, `Aquí no tenemos ${names}.`)
  return { ...draft, text: `${missing} ${draft.text}` }
}

function draftPicks(scene: Scene): Draft {
  return withTaken(scene, withQuestion(draftRecommend(scene), salesStepOf(scene)))
}

const OF_SIZES: ReadonlySet<string> = new Set(['recommend', 'recommend_no_match', 'compare', 'deals', 'multi_intent'])

function draftAnswer(scene: Scene): Draft {
  const { understood } = scene
  const sale = draftWeighed(scene) ?? draftSum(scene) ?? draftSale(scene)
  if (sale !== null) return sale
  const ofShown = draftWhoMayBuy(scene) ?? draftOfShown(scene)
  if (ofShown !== null) return ofShown
  const sizes = OF_SIZES.has(understood.intent) ? answerShelfSizes(productQuestion(scene)) : null
  if (sizes !== null) return fromProduct(sizes, scene, 'compare')
  switch (understood.intent) {
    case 'recommend':
    case 'recommend_no_match':
      return draftPicks(onShelfOfMaker(scene))
    case 'multi_intent':
      return draftBoth(scene)
    case 'product_info':
      return withTax(scene, draftProduct(scene))
    case 'availability':
    case 'compare':
      return draftProduct(scene)
    case 'education':
      return draftEducation(scene)
    case 'clarify':
      return draftFit(scene) ?? draftClarify(scene)
    case 'affirm':
    case 'deny':
    case 'unsure':
    case 'bot_identity':
    case 'small_talk':
    case 'out_of_scope':
    case 'language':
    case 'cancel':
    case 'repeat':
      return draftTalk(scene)
    case 'deals':
      if (asksOfDealOnThing(scene)) return draftProduct(asProductInfo(scene))
      return understood.said.forms.length > 0 &&
        !ASKS_DAY.test(understood.plain) &&
        !asksDealOfDay(understood.plain) &&
        !HOW_MUCH_OFF.test(understood.plain) &&
        !namesTimedDeal(scene.store.profile, understood.plain) &&
        !asksShopToMatch(understood.plain) &&
        !asksToCombine(scene.store.profile, understood.plain)
        ? draftBargains(scene)
        : draftStore(scene, understood.store)
    default:
      return draftStore(scene, understood.store.length > 0 ? understood.store : [understood.intent])
  }
}

function asProductInfo(scene: Scene): Scene {
  return { ...scene, understood: { ...scene.understood, intent: 'product_info' } }
}

const OF_WINDOWS: ReadonlySet<StoreIntent> = new Set(['pickup', 'store_hours'])

function draftStore({ store, input, understood, language }: Scene, topics: readonly StoreIntent[]): Draft {
  const question = { store, profile: store.profile, language, now: input.now }
  const before = input.history.findLast(({ role }) => role === 'user')?.text ?? ''
  const withNamedBefore = (topic: StoreIntent, plain: string): string =>
    topic === 'pickup'
      ? withWayBefore(plain, before)
      : topic === 'store_hours'
        ? withDepartmentBefore(store.facts, withDayMeant(plain, saidBefore(input.history), question), before)
        : topic === 'loyalty'
          ? withLevelBefore(store.profile.loyalty, plain, before)
          : topic === 'deals' && groupsAsked(plain).length === 0 && FOR_THEM.test(plain)
            ? `${plain} ${groupsAsked(understood.plain)
                .map(({ en }) => en)
                .join(' ')}`.trim()
            : plain
  // "That window, what hours is it good for" is one question, though it names two topics.
  const whole =
    topics.length > 1 && topics.every((topic) => OF_WINDOWS.has(topic))
      ? answerDepartment({ ...question, plain: understood.plain })
      : null
  const asked =
    whole === null
      ? questionsOf(understood, topics).map(({ topic, plain }) => ({
          plain,
          answer: answerStore(topic, { ...question, plain: withNamedBefore(topic, plain) }),
        }))
      : [{ plain: understood.plain, answer: whole }]
  const answers = asked.filter((one) => one.answer.known || !isAnswered(one.plain, asked)).map(({ answer }) => answer)
  const intent = topics[0] ?? 'store_info'
  const text = toldOnce(answers.map((answer) => answer.text))
  return {
    ...EMPTY_DRAFT,
    intent,
    text: language === 'es' ? inSpanish(text) : text,
    answered: answers.every((answer) => answer.known),
    handoff: answers.find((answer) => answer.handoff !== undefined)?.handoff ?? null,
    paths: answers.flatMap((answer) => answer.paths),
    groundTexts: [input.text, understood.plain, ...answers.flatMap((answer) => answer.derived ?? [])],
    quickReplies: quickRepliesAfter(intent, language),
  }
}

/** "Grandma is 74 and walks badly. Does she get anything off": whom a deal is for may be told before it is asked for. */
const FOR_THEM = /\b(?:he|she|they|him|her|them|i|we|me|us)\b/

function saidBefore(history: readonly PastMessage[]): string[] {
  return history.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
}

/** One answer after the other, each sentence said once. */
function toldOnce(texts: readonly string[]): string {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]) (?=[\p{Lu}¡¿])/u))
  return [...new Set(sentences)].join(' ')
}

/** What two topics are asked in the same words needs no "I don't know" of one where the other knows. */
function isAnswered(plain: string, asked: readonly { plain: string; answer: { known: boolean } }[]): boolean {
  return asked.some((one) => one.plain === plain && one.answer.known)
}

const MOST_QUESTIONS = 4
/** Topics that take in whatever else the message asks. */
const ABSORBING: ReadonlySet<StoreIntent> = new Set(['human_handoff', 'complaint', 'order_status', 'order_change'])

/** What is to be answered, and in whose words: questions asked one after the other each in their own, else those the topics leave. */
function questionsOf(
  { asked, plain }: Scene['understood'],
  topics: readonly StoreIntent[],
): readonly { topic: StoreIntent; plain: string }[] {
  const [main] = topics
  if (main !== undefined && topics.includes('pickup') && asksTimesOfWay(plain))
    return topics.flatMap((topic) => (topic === 'store_hours' ? [] : [{ topic, plain }]))
  const parts = questionsApart(asked)
  if (parts.length < 2 || main === undefined || ABSORBING.has(main))
    return compatibleTopics(topics).map((topic) => ({ topic, plain }))
  return parts
    .slice(0, MOST_QUESTIONS)
    .map((one) => (one.topic === 'store_hours' && !namesDay(one.plain) ? { ...one, plain } : one))
}

/** Each question in its own words; the terms of one thing ("the fee", "the minimum", "how late do they run") in one. */
function questionsApart(asked: Scene['understood']['asked']): readonly { topic: StoreIntent; plain: string }[] {
  const apart: { topic: StoreIntent; plain: string }[] = []
  for (const { topic, plain } of asked) {
    const before = apart.find((one) => one.topic === topic)
    if (before === undefined || (ASKED_APART.has(topic) && opensQuestion(before.plain) && opensQuestion(plain)))
      apart.push({ topic, plain })
    else before.plain = `${before.plain} , ${plain}`
  }
  return apart.every(({ topic }) => topic === 'store_info') ? [] : apart
}

/** What each tells a thing of its own, however often it is asked for. */
const ASKED_APART: ReadonlySet<StoreIntent> = new Set(['deals', 'store_info', 'store_hours'])

/** A wish for products and a store question in one message: both are answered. */
function draftBoth(scene: Scene): Draft {
  const products = draftRecommend({ ...scene, understood: { ...scene.understood, intent: 'recommend' } })
  if (products.intent === 'recommend_no_match' && asksOfDealsAlone(scene))
    return scene.understood.said.forms.length > 0 ? draftBargains(scene) : draftStore(scene, ['deals'])
  const facts = draftStore(scene, scene.understood.store)
  return {
    ...products,
    intent: 'multi_intent',
    text: `${products.text} ${facts.text}`,
    handoff: facts.handoff,
    paths: facts.paths,
    groundTexts: [...products.groundTexts, ...facts.groundTexts],
  }
}

/** "Any vape specials": where nothing is marked down, the deals of the day and what the shelf has are the answer. */
function asksOfDealsAlone({ understood: { said, store } }: Scene): boolean {
  return said.onSale && said.brands.length + said.terms.length === 0 && store.every((topic) => topic === 'deals')
}

/** "How much is the sparkling pear with tax": beside the price what comes on top of it, where the shop tells. */
function withTax(scene: Scene, told: Draft): Draft {
  const { store, input, understood, language } = scene
  const [item, ...others] = new Set([...told.shown.map((one) => one.item), ...told.about])
  if (!asksWithTax(understood.plain) || item === undefined) return told
  const { plain } = understood
  const tax = answerStore('tax', { store, profile: store.profile, language, now: input.now, plain })
  if (!tax.known) return told
  const sum = others.length > 0 ? null : taxedTotal(scene, [{ item, quantity: 1 }])
  return {
    ...told,
    text: [told.text, saidTaxed(sum, language), tax.text].filter((line) => line !== '').join(' '),
    paths: [...told.paths, ...tax.paths],
    amounts: [...told.amounts, ...(sum === null ? [] : [sum])],
  }
}

/** "Your best deal on vapes": what of that shelf is on sale, else its lowest price, beside the deals of the day. */
function draftBargains(scene: Scene): Draft {
  const { understood } = scene
  const facts = draftStore(scene, understood.store)
  const tries: Wish[] = [
    { ...understood.said, onSale: true, order: understood.said.order === 'discounted' ? 'discounted' : null },
    { ...understood.said, onSale: false, order: 'cheapest' },
  ]
  for (const wish of tries) {
    const products = draftRecommend({ ...scene, understood: { ...understood, wish, parts: [wish], exclude: [] } })
    if (products.intent === 'recommend')
      return {
        ...products,
        intent: 'deals',
        text: `${products.text} ${facts.text}`,
        paths: facts.paths,
        groundTexts: [...products.groundTexts, ...facts.groundTexts],
        quickReplies: facts.quickReplies,
      }
  }
  return facts
}
