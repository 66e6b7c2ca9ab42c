import {
  answerCompare,
  answerAvailability,
  answerLike,
  answerProductInfo,
  type ProductAnswer,
  sidesOf,
} from './answer-product.ts'
import { answerStore, answerUnforeseen } from './answer-store.ts'
import { answerWish } from './answer-wish.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import type { Store } from './open-store.ts'
import type { TurnInput } from './ports.ts'
import { complementOf } from './retrieve/complement.ts'
import type { Item } from './retrieve/item.ts'
import type { Wish } from './retrieve/wish.ts'
import { articleById } from './say/articles.ts'
import { itemLine, wishText } from './say/describe.ts'
import { quickRepliesAfter } from './say/quick-replies.ts'
import { sayTalk } from './say/talk.ts'
import { type Language, tell } from './say/wording.ts'
import { saysWish } from './understand/conversation.ts'
import { type StoreIntent, TALK_INTENTS, type TalkIntent } from './understand/intent.ts'
import type { Understood } from './understand/understand.ts'

type Scene = { store: Store; input: TurnInput; understood: Understood; language: Language }

/** Finds the answer to what was understood. Product guidance is left to the caller's age gate. */
export function draftReply(scene: Scene): Draft {
  const { understood } = scene
  switch (understood.intent) {
    case 'recommend':
    case 'recommend_no_match':
      return draftRecommend(scene)
    case 'multi_intent':
      return draftBoth(scene)
    case 'product_info':
    case 'availability':
    case 'compare':
      return draftProduct(scene)
    case 'education':
      return draftEducation(scene)
    case 'clarify':
      return draftClarify(scene)
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
    default:
      return draftStore(scene, understood.store.length > 0 ? understood.store : [understood.intent])
  }
}

function draftStore({ store, input, understood, language }: Scene, topics: readonly StoreIntent[]): Draft {
  const question = { store, profile: store.profile, plain: understood.plain, language, now: input.now }
  const answers = compatibleTopics(topics).map((topic) => answerStore(topic, question))
  const intent = topics[0] ?? 'store_info'
  return {
    ...EMPTY_DRAFT,
    intent,
    text: [...new Set(answers.map((answer) => answer.text))].join(' '),
    answered: answers.every((answer) => answer.known),
    handoff: answers.find((answer) => answer.handoff !== undefined)?.handoff ?? null,
    paths: answers.flatMap((answer) => answer.paths),
    groundTexts: [input.text, understood.plain, ...answers.flatMap((answer) => answer.derived ?? [])],
    quickReplies: quickRepliesAfter(intent, language),
  }
}

/** Two questions in one message get two answers; words that only colour the first do not start another. */
function compatibleTopics(topics: readonly StoreIntent[]): StoreIntent[] {
  const [first, second] = topics
  if (first === undefined || second === undefined) return [...topics]
  const shadowed: Partial<Record<StoreIntent, readonly StoreIntent[]>> = {
    delivery: [
      'store_hours',
      'payment',
      'id_policy',
      'deals',
      'purchase_limits',
      'consumption_rules',
      'store_location',
      'pickup',
      'contact',
      'store_info',
    ],
    pickup: ['store_hours', 'payment', 'store_location', 'id_policy', 'contact'],
    payment: ['deals', 'pickup', 'store_info', 'id_policy', 'tax', 'contact'],
    returns: ['deals', 'payment', 'pickup', 'store_hours', 'order_change', 'contact'],
    complaint: [
      'returns',
      'store_hours',
      'payment',
      'delivery',
      'pickup',
      'deals',
      'order_status',
      'order_change',
      'contact',
    ],
    human_handoff: [
      'store_hours',
      'contact',
      'payment',
      'delivery',
      'pickup',
      'deals',
      'id_policy',
      'loyalty',
      'store_info',
      'returns',
      'order_status',
      'order_change',
      'complaint',
      'jobs',
    ],
    order_status: ['delivery', 'pickup', 'store_hours', 'payment', 'contact', 'order_change'],
    order_change: ['delivery', 'pickup', 'store_hours', 'payment', 'contact', 'order_status'],
    jobs: ['store_hours', 'contact', 'id_policy', 'store_info', 'deals', 'payment'],
    loyalty: ['deals', 'payment', 'store_info', 'id_policy', 'contact'],
    deals: ['store_info', 'id_policy', 'payment', 'store_hours', 'loyalty', 'tax', 'contact'],
    id_policy: ['store_info', 'purchase_limits', 'payment', 'contact', 'consumption_rules', 'store_hours'],
    purchase_limits: ['consumption_rules', 'store_info', 'id_policy', 'deals'],
    consumption_rules: ['parking', 'store_info', 'store_hours'],
    tax: ['deals', 'store_info'],
    parking: ['store_info', 'consumption_rules', 'accessibility', 'id_policy'],
    accessibility: ['store_info', 'parking', 'id_policy'],
    store_hours: ['contact'],
  }
  const conjoined = topics.slice(1).find((topic) => !(shadowed[first]?.includes(topic) ?? false))
  return conjoined === undefined ? [first] : [first, conjoined]
}

function draftRecommend(scene: Scene): Draft {
  const { store, input, understood, language } = scene
  if (
    /\b(?:like|similar|close to|comparable|along the lines|alternative|parecid[oa]|como)\b/.test(understood.plain) &&
    understood.wish.terms.length > 0 &&
    !understood.continued
  ) {
    const like = answerLike(
      store,
      understood.wish,
      understood.named.coverage >= 0.6 ? understood.named.items : [],
      productQuestion(scene),
    )
    if (like !== null) return fromProduct(like, scene, 'recommend')
  }
  const saidLowAndSlow = input.history.some(
    (message) => message.role === 'assistant' && /start low|empieza con poco/i.test(message.text),
  )
  const answer = answerWish(understood.parts, {
    store,
    agent: input.agent,
    language,
    seed: understood.plain,
    exclude: understood.exclude,
    saidLowAndSlow,
  })
  const complement = answer.met
    ? complementOf(
        store,
        answer.choices.map((choice) => choice.item),
        input.agent,
      )
    : null
  const extra =
    complement === null || understood.wish.priceMax !== null || understood.wish.count !== null
      ? ''
      : ` ${tell(language, `To go with it: ${itemLine(complement, language)}.`, `Para acompañar: ${itemLine(complement, language)}.`)}`
  const shown = answer.choices.map((choice) => ({ item: choice.item, reasons: choice.reasons }))
  const prices = shown.flatMap(({ item }) => item.payable ?? [])
  return {
    ...EMPTY_DRAFT,
    intent: answer.met ? 'recommend' : 'recommend_no_match',
    text: `${answer.text}${extra}`,
    shown,
    about: [
      ...shown.map(({ item }) => item),
      ...answer.retrieved.flatMap((found) => found.soldOut.slice(0, 1)),
      ...(complement === null ? [] : [complement]),
    ],
    groundTexts: wishGround(understood.parts, scene),
    amounts: [
      prices.reduce((sum, price) => sum + price, 0),
      ...understood.parts.flatMap((part) => [part.priceMax ?? 0, part.priceMin ?? 0]),
    ],
    retrieved: {
      met: answer.retrieved.reduce((sum, found) => sum + found.met.length, 0),
      nearest: answer.retrieved.reduce((sum, found) => sum + found.nearest.length, 0),
      soldOut: answer.retrieved.reduce((sum, found) => sum + found.soldOut.length, 0),
      blockers: answer.blockers,
    },
    quickReplies: quickRepliesAfter(answer.met ? 'recommend' : 'recommend_no_match', language),
  }
}

/** The shopper's own figures may be echoed; advice to beginners is fixed wording. */
function wishGround(parts: readonly Wish[], { input, language, understood }: Scene): string[] {
  const advice = '5 mg 2 30 4 8 20% 10 15'
  return [input.text, understood.plain, advice, ...parts.map((part) => wishText(part, language))]
}

function draftBoth(scene: Scene): Draft {
  const products = draftRecommend({ ...scene, understood: { ...scene.understood, intent: 'recommend' } })
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

function productQuestion({ store, input, understood, language }: Scene): Parameters<typeof answerProductInfo>[1] {
  return { store, agent: input.agent, plain: understood.plain, language, wish: understood.wish }
}

function draftProduct(scene: Scene): Draft {
  const { store, understood } = scene
  const question = productQuestion(scene)
  if (understood.intent === 'compare') {
    const sides =
      understood.pointed.length >= 2
        ? understood.pointed.slice(0, 2)
        : sidesOf(store, understood.plain, understood.wish)
    const compared = answerCompare(sides, question)
    if (compared !== null) return fromProduct(compared, scene, 'compare')
  }
  const items: readonly Item[] =
    understood.pointed.length > 0 ? understood.pointed : understood.named.coverage >= 0.6 ? understood.named.items : []
  if (understood.intent === 'product_info' && items.length > 0)
    return fromProduct(answerProductInfo(items, question), scene, 'product_info')
  if (items.length === 0 && saysWish(understood.wish) && understood.unknown.length === 0) return draftRecommend(scene)
  return fromProduct(
    answerAvailability(items, understood.unknown, question),
    scene,
    understood.intent === 'compare' ? 'compare' : 'availability',
  )
}

function fromProduct(answer: ProductAnswer, scene: Scene, intent: Draft['intent']): Draft {
  const prices = answer.about.flatMap((item) => item.payable ?? [])
  const differences = prices.flatMap((price) => prices.map((other) => Math.abs(price - other)))
  return {
    ...EMPTY_DRAFT,
    intent,
    text: answer.text,
    shown: answer.shown.map((item) => ({ item, reasons: [intent === 'compare' ? 'compared' : 'asked about'] })),
    about: answer.about,
    answered: answer.known,
    groundTexts: [scene.input.text, scene.understood.plain],
    amounts: differences,
    quickReplies: quickRepliesAfter('product_info', scene.language),
  }
}

function draftEducation({ understood, language }: Scene): Draft {
  const article = understood.article === null ? null : articleById(understood.article)
  const text =
    article === null
      ? tell(
          language,
          'Good question, but I do not have a solid answer to that one here. Our team is happy to explain.',
          'Buena pregunta, pero no tengo aquí una respuesta segura. Nuestro equipo te lo explica con gusto.',
        )
      : language === 'es'
        ? article.es
        : article.en
  return {
    ...EMPTY_DRAFT,
    intent: 'education',
    text,
    answered: article !== null,
    groundTexts: [text],
    paths: article === null ? [] : [`article.${article.id}`],
    quickReplies: quickRepliesAfter('education', language),
  }
}

function draftTalk(scene: Scene): Draft {
  const { store, input, understood, language } = scene
  const { intent } = understood
  if (intent === 'unsure')
    return understood.standing.unsureCount > 0 || understood.standing.shown.length > 0
      ? draftSafeChoice(scene)
      : draftClarify(scene)
  if (!isTalk(intent)) return draftClarify(scene)
  const lastReply = input.history.findLast((message) => message.role === 'assistant')?.text ?? null
  const text = sayTalk({
    intent,
    plain: understood.plain,
    language,
    agent: input.agent,
    profile: store.profile,
    lastReply,
  })
  return {
    ...EMPTY_DRAFT,
    intent,
    text,
    groundTexts: lastReply === null ? [text] : [text, lastReply],
    quickReplies: quickRepliesAfter(intent, language),
  }
}

type PlainTalk = Exclude<TalkIntent, 'education'>

function isTalk(intent: Understood['intent']): intent is PlainTalk {
  return intent !== 'education' && TALK_INTENTS.some((talk) => talk === intent)
}

/** After "I don't know" twice nothing more is asked: a safe, popular choice is offered. */
function draftSafeChoice(scene: Scene): Draft {
  const { understood, language } = scene
  const wish: Wish = { ...understood.standing.wish, order: 'popular', mild: true }
  const draft = draftRecommend({ ...scene, understood: { ...understood, wish, parts: [wish], intent: 'recommend' } })
  return {
    ...draft,
    text: `${tell(language, 'Then let me pick something easygoing that people like.', 'Entonces te elijo algo suave que gusta a casi todos.')} ${draft.text}`,
  }
}

/** One question, never about what was already said. A fact of the profile may still be what was meant. */
function draftClarify({ store, input, understood, language }: Scene): Draft {
  const unforeseen =
    understood.plain.length > 3 ? answerUnforeseen(store, { plain: understood.plain, language, now: input.now }) : null
  if (unforeseen !== null && understood.standing.unsureCount === 0)
    return {
      ...EMPTY_DRAFT,
      intent: 'store_info',
      text: unforeseen.text,
      paths: unforeseen.paths,
      quickReplies: quickRepliesAfter('store_info', language),
    }
  const { wish } = understood.standing
  const text =
    wish.forms.length === 0
      ? tell(
          language,
          'Happy to help! What are you in the mood for: flower, pre-rolls, vapes, edibles or something else?',
          '¡Con gusto! ¿Qué te apetece: flor, pre-rolls, vapes, comestibles u otra cosa?',
        )
      : tell(
          language,
          'Got it. Would you like something for winding down, or something more lively?',
          'Entendido. ¿Prefieres algo para relajarte o algo más animado?',
        )
  return {
    ...EMPTY_DRAFT,
    intent: 'clarify',
    text,
    answered: understood.plain === '' || understood.standing.asked || understood.unknown.length === 0,
    quickReplies: quickRepliesAfter('clarify', language),
  }
}
