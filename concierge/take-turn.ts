import type { GuardKind, Handoff, TraceStep, Turn } from '#contract/turn.ts'
import type { Draft } from './draft.ts'
import { draftReply } from './draft-reply.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { checkReply } from './check.ts'
import { contactLine } from './facts/contact-line.ts'
import { type GuardVerdict, guard } from './guard.ts'
import { guardReply } from './guard-replies.ts'
import type { Store } from './open-store.ts'
import type { TurnInput } from './ports.ts'
import { isForeign, sayAbroad } from './say/phrasebook.ts'
import { spokenParts } from './retrieve/wish.ts'
import { type Language, tell } from './say/wording.ts'
import { toShownProduct } from './shown-product.ts'
import { understand, type Understood } from './understand/understand.ts'

/**
 * Answers one message by words alone, in milliseconds: understand, guard, retrieve, choose, say, check.
 * Never throws for any text; the trace holds what each step found.
 */
export function takeTurn(store: Store, input: TurnInput): Turn {
  return finishTurn(store, input, understand(store, input.text, input.history))
}

/** The steps after understanding. Split off so that sentence vectors may revise what was understood. */
export function finishTurn(store: Store, input: TurnInput, understood: Understood): Turn {
  const language: Language = understood.language === 'es' ? 'es' : 'en'
  const verdict = guard(input.text, { history: input.history, agent: input.agent, profile: store.profile })
  if (verdict !== null && !isServed(store, verdict, understood))
    return guardedTurn(store, input, understood, verdict, language)
  const gated = !input.mayRecommend && isProductTalk(understood)
  const draft = gated ? ageGate(store, understood, language) : draftReply({ store, input, understood, language })
  return close(store, understood, draft, {
    now: input.now,
    kind: gated ? 'age_gate' : null,
    rule: gated ? 'not-confirmed' : null,
    language,
    text: draft.text,
  })
}

/** Off-topic words inside a question that the shop can answer do not make it off-topic. */
function isServed(store: Store, verdict: GuardVerdict, understood: Understood): boolean {
  if (verdict.kind === 'underage') return isPatientQuestion(store, understood)
  if (verdict.rule === 'distress')
    return understood.store.length > 0 || understood.intent === 'education' || understood.intent === 'product_info'
  return verdict.kind === 'off_topic' && understood.intent !== 'out_of_scope' && understood.intent !== 'clarify'
}

/** A shop with a medical programme may serve patients under its usual age: their question about the card is a question about ID. */
function isPatientQuestion(store: Store, understood: Understood): boolean {
  const rule = store.profile.id_policy?.['medical_cards']
  if (
    typeof rule !== 'string' ||
    !understood.store.includes('id_policy') ||
    !/\b(?:med(?:ical)?|patient|mmj)\b/.test(understood.plain)
  )
    return false
  const patientAge = Number(/\b(1[89]|20)\b/.exec(rule)?.[1] ?? '99')
  const ages = [...understood.plain.matchAll(/\b(1\d|20)\b/g)].map((match) => Number(match[1]))
  return ages.length > 0 && ages.every((age) => age >= patientAge)
}

const PRODUCT_INTENTS: ReadonlySet<string> = new Set([
  'recommend',
  'recommend_no_match',
  'product_info',
  'availability',
  'compare',
  'multi_intent',
  'unsure',
])

function isProductTalk(understood: Understood): boolean {
  return PRODUCT_INTENTS.has(understood.intent)
}

function ageGate(store: Store, understood: Understood, language: Language): Draft {
  const age = store.profile.id_policy?.minimum_age ?? 21
  const text = tell(
    language,
    `Happy to help with products! First, please confirm that you are ${age} or older.`,
    `¡Con gusto te ayudo con productos! Primero confirma que tienes ${age} años o más.`,
  )
  return {
    ...EMPTY_DRAFT,
    intent: understood.intent,
    text,
    groundTexts: [String(age)],
    quickReplies: [tell(language, `Yes, I'm ${age} or older`, `Sí, tengo ${age} años o más`)],
  }
}

/** Intent names of guarded messages, as the field's question sets call them. */
const GUARD_INTENTS: Record<GuardKind, string> = {
  emergency: 'safety_emergency',
  crisis: 'crisis',
  underage: 'underage',
  medical: 'medical_advice',
  illegal: 'illegal',
  driving: 'safety',
  injection: 'injection',
  privacy: 'privacy',
  harmful: 'harmful',
  abuse: 'abuse',
  off_topic: 'out_of_scope',
  age_gate: 'age_gate',
}

/** A medical question is declined, yet a product wish beside it is still served in product language; all else gets the guard's words alone. */
function guardedTurn(
  store: Store,
  input: TurnInput,
  understood: Understood,
  verdict: GuardVerdict,
  language: Language,
): Turn {
  const reply = guardReply(verdict, { profile: store.profile, agent: input.agent, language, now: input.now })
  const products =
    verdict.kind === 'medical' && input.mayRecommend && mayStillHelp(verdict, understood)
      ? draftReply({ store, input, understood, language })
      : null
  const helps = products !== null && products.shown.length > 0
  const draft: Draft = {
    ...(helps ? products : { ...EMPTY_DRAFT, groundTexts: [] }),
    intent: understood.intent,
    text: helps ? products.text : '',
    quickReplies: reply.quickReplies,
  }
  return close(store, understood, draft, {
    now: input.now,
    kind: verdict.kind,
    rule: verdict.rule,
    language,
    text: draft.text,
    before: reply.text,
    handoff: reply.handoff,
  })
}

const NO_PRODUCTS =
  /pregnan|nurs|breast|interact|medicat|drug|overdose|child|kid|minor|pet|animal|dose|surgery|heart|psych|serious/

function mayStillHelp(verdict: GuardVerdict, understood: Understood): boolean {
  return (
    !NO_PRODUCTS.test(verdict.rule) &&
    understood.intent === 'recommend' &&
    (understood.said.forms.length > 0 || understood.said.effects.length > 0 || understood.said.leaning.length > 0)
  )
}

type Closing = {
  now: Date
  kind: GuardKind | null
  rule: string | null
  language: Language
  text: string
  before?: string
  handoff?: Handoff | null
}

/** Checks the words against the rows and writes the trace. The guard's own fixed words are not measured against rows. */
function close(store: Store, understood: Understood, draft: Draft, closing: Closing): Turn {
  const items = [...new Set([...draft.shown.map(({ item }) => item), ...draft.about])]
  const checked = checkReply(closing.text, {
    store,
    items,
    texts: [...draft.groundTexts, ...factTexts(store, draft.paths)],
    amounts: draft.amounts,
  })
  const fallback = checked.text === '' && closing.before === undefined
  const abroad = isForeign(understood.language)
    ? sayAbroad(understood.language, {
        profile: store.profile,
        understood,
        shown: draft.shown.map(({ item }) => item),
        guard: closing.kind === 'age_gate' ? null : closing.kind,
        ageGate: closing.kind === 'age_gate',
        now: closing.now,
      })
    : null
  const own = fallback
    ? `${tell(closing.language, "I don't have a certain answer to that.", 'No tengo una respuesta segura para eso.')} ${contactLine(store.profile, closing.language)}`
    : [closing.before ?? '', checked.text].filter((part) => part !== '').join(' ')
  const said = abroad ?? own
  const handoff: Handoff | null =
    closing.handoff ??
    (draft.handoff === null
      ? null
      : { reason: draft.handoff, contact: contactLine(store.profile, closing.language).slice(0, 500) })
  const products = draft.shown
    .filter(({ item }) => item.inStock)
    .slice(0, 12)
    .map(({ item, reasons }) => toShownProduct(item, reasons))
  return {
    text: said.slice(0, 4000),
    products,
    quickReplies: draft.quickReplies.slice(0, 6).map((reply) => reply.slice(0, 80)),
    handoff,
    intent: closing.kind === null || closing.kind === 'age_gate' ? draft.intent : GUARD_INTENTS[closing.kind],
    guard: closing.kind,
    language: closing.language,
    answered: draft.answered && !fallback,
    factsChecked: checked.factsChecked,
    factsRepaired: checked.factsRepaired,
    engine: 'built-in',
    trace: traceOf(
      understood,
      draft,
      closing,
      checked,
      items.map((item) => item.product.productId),
    ),
  }
}

/** The profile's own words of the rows an answer rests on. */
function factTexts(store: Store, paths: readonly string[]): string[] {
  return store.facts
    .filter((fact) => paths.some((path) => fact.path === path || fact.path.startsWith(`${path}.`)))
    .map((fact) => (Array.isArray(fact.value) ? fact.value.join(' ') : String(fact.value)))
}

function traceOf(
  understood: Understood,
  draft: Draft,
  closing: Closing,
  checked: ReturnType<typeof checkReply>,
  rows: readonly string[],
): TraceStep[] {
  const wish = JSON.stringify(spokenParts(understood.wish), (_key, value: unknown) =>
    value instanceof Set ? value.size : value,
  )
  return [
    {
      step: 'understood',
      found: {
        intent: understood.intent,
        language: understood.language,
        continued: understood.continued,
        store: [...understood.store],
        wish,
        unknown: [...understood.unknown],
        named: understood.named.items.slice(0, 5).map((item) => item.product.productId),
      },
    },
    { step: 'guard', found: { kind: closing.kind, rule: closing.rule } },
    {
      step: 'retrieved',
      found:
        draft.retrieved === null
          ? { paths: [...draft.paths] }
          : {
              met: draft.retrieved.met,
              nearest: draft.retrieved.nearest,
              soldOut: draft.retrieved.soldOut,
              blockers: [...draft.retrieved.blockers],
              paths: [...draft.paths],
            },
    },
    {
      step: 'chosen',
      found: {
        products: draft.shown.map(({ item, reasons }) => ({ id: item.product.productId, reasons: [...reasons] })),
      },
    },
    { step: 'said', found: { answered: draft.answered, language: closing.language } },
    {
      step: 'checked',
      found: {
        checked: checked.factsChecked,
        repaired: checked.factsRepaired,
        dropped: [...checked.dropped],
        rows: [...rows],
        paths: [...draft.paths],
      },
    },
  ]
}
