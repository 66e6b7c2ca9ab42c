import { isHeld } from './facts/answer-tax.ts'
import { taxHeld } from './say/tax-held.ts'
import type { GuardKind, Handoff, TraceStep, Turn } from '#contract/turn.ts'
import { draftReply } from './draft-reply.ts'
import { type Draft, EMPTY_DRAFT, type Scene } from './draft.ts'
import { checkReply } from './check.ts'
import { namesPatientPapers, patientRule } from './facts/answer-identification.ts'
import { contactLine } from './facts/contact-line.ts'
import { type GuardVerdict, guard } from './guard.ts'
import { guardReply } from './guard-replies.ts'
import { withAges } from './guard/birth-year.ts'
import { inShort } from './say/pitch.ts'
import { asksForPetGoods, isForPets } from './guard-replies/is-for-pets.ts'
import { isServed } from './is-served.ts'
import type { Store } from './open-store.ts'
import type { TurnInput } from './ports.ts'
import { isForeign, sayAbroad } from './say/phrasebook.ts'
import { spokenParts } from './retrieve/wish.ts'
import { type Language, tell } from './say/wording.ts'
import { toShownProduct } from './shown-product.ts'
import { withButtonWords } from './understand/button-words.ts'
import { understand, type Understood } from './understand/understand.ts'

/**
 * Answers one message by words alone, in milliseconds: understand, guard, retrieve, choose, say, check.
 * Never throws for any text; the trace holds what each step found.
 */
export function takeTurn(store: Store, given: TurnInput): Turn {
  const input = withButtonWords(given)
  return finishTurn(store, input, understand(store, input.text, input.history))
}

/** The steps after understanding. Split off so that sentence vectors may revise what was understood. */
export function finishTurn(store: Store, input: TurnInput, understood: Understood): Turn {
  const language: Language = understood.language === 'es' ? 'es' : 'en'
  const guardOf = (text: string) =>
    guard(withAges(text, input.now), { history: input.history, agent: input.agent, profile: store.profile })
  const isForAnimal = input.agent.guardrails.avoidMedicalAdvice && asksForPetGoods(understood)
  const verdict = guardOf(input.text) ?? (isForAnimal ? FOR_PETS : null)
  if (verdict === FOR_PETS) return guardedTurn({ store, input, understood, language }, verdict)
  if (verdict !== null && !isServed(store, verdict, { said: input.text, understood, guardOf }))
    return guardedTurn({ store, input, understood, language }, verdict)
  const gated = !input.mayRecommend && isProductTalk(understood)
  const scene = { store, input, understood, language }
  const drafted = gated ? ageGate(scene) : draftReply(scene)
  const { tax } = store.profile
  const draft = tax !== undefined && isHeld(tax) ? { ...drafted, text: taxHeld(drafted.text) } : drafted
  return close(scene, draft, {
    kind: gated ? 'age_gate' : null,
    rule: gated ? 'not-confirmed' : null,
  })
}

const FOR_PETS: GuardVerdict = { kind: 'medical', rule: 'pet' }

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

function ageGate({ store, understood, language }: Scene): Draft {
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
function guardedTurn(scene: Scene, verdict: GuardVerdict): Turn {
  const { store, input, understood, language } = scene
  const forPets = verdict.rule === 'pet' ? store.items.filter(({ product }) => isForPets(product)) : []
  const reply = guardReply(verdict, {
    profile: store.profile,
    agent: input.agent,
    language,
    now: input.now,
    sellsForPets: forPets.length > 0,
    forPets: forPets.filter(({ inStock }) => inStock).map((item) => inShort(item, language)),
  })
  const products =
    verdict.kind === 'medical' && input.mayRecommend && mayStillHelp(verdict, understood)
      ? draftReply(withoutSelling(scene))
      : null
  const helps = products !== null && products.shown.length > 0
  const patients = verdict.kind === 'underage' ? patientsRule(scene) : ''
  const draft: Draft = {
    ...(helps ? products : { ...EMPTY_DRAFT, groundTexts: [patients] }),
    intent: understood.intent,
    text: helps ? products.text : patients,
    quickReplies: reply.quickReplies,
  }
  return close(scene, draft, {
    kind: verdict.kind,
    rule: verdict.rule,
    before: reply.text,
    handoff: reply.handoff,
  })
}

/** A patient's card may let somebody in sooner: whoever names one is told the shop's own rule. */
function patientsRule({ store, understood, language }: Scene): string {
  return namesPatientPapers(store.profile, understood.plain) ? (patientRule(store.profile, language) ?? '') : ''
}

/** Beside a medical question nothing is asked and nothing added. */
function withoutSelling(scene: Scene): Scene {
  const { agent } = scene.input
  const revenue = { ...agent.revenue, salesProgression: 'recommend_only' }
  return { ...scene, input: { ...scene.input, agent: { ...agent, revenue } } }
}

const NO_PRODUCTS =
  /pregnan|nurs|breast|interact|medicat|drug|overdose|child|kid|minor|pet|animal|dose|surgery|heart|psych|serious/

function mayStillHelp(verdict: GuardVerdict, understood: Understood): boolean {
  return (
    !NO_PRODUCTS.test(verdict.rule) &&
    understood.intent === 'recommend' &&
    (understood.said.forms.length > 0 ||
      understood.said.notCategories.length > 0 ||
      understood.said.inhaled !== null ||
      understood.said.effects.length > 0 ||
      understood.said.leaning.length > 0)
  )
}

type Closing = {
  kind: GuardKind | null
  rule: string | null
  before?: string
  handoff?: Handoff | null
}

/** Checks the words against the rows and writes the trace. The guard's own fixed words are not measured against rows. */
function close(scene: Scene, draft: Draft, closing: Closing): Turn {
  const { store, language } = scene
  const items = [...new Set([...draft.shown.map(({ item }) => item), ...draft.about])]
  const checked = checkReply(draft.text, {
    store,
    items,
    texts: [...draft.groundTexts, ...factTexts(store, draft.paths)],
    amounts: draft.amounts,
  })
  const fallback = checked.text === '' && closing.before === undefined
  const products = draft.shown
    .filter(({ item }) => item.inStock)
    .slice(0, 12)
    .map(({ item, reasons }) => toShownProduct(item, reasons))
  return {
    text: spoken(scene, draft, { ...closing, checked: checked.text }).slice(0, 4000),
    products,
    quickReplies: draft.quickReplies.slice(0, 6).map((reply) => reply.slice(0, 80)),
    handoff: closing.handoff ?? handoffOf(scene, draft),
    intent: closing.kind === null || closing.kind === 'age_gate' ? draft.intent : GUARD_INTENTS[closing.kind],
    guard: closing.kind,
    language,
    answered: draft.answered && !fallback,
    factsChecked: checked.factsChecked,
    factsRepaired: checked.factsRepaired,
    engine: 'built-in',
    trace: traceOf(scene, draft, { ...closing, checked, rows: items.map((item) => item.product.productId) }),
  }
}

/** The words as they go out: in a set phrase of a language we have no sentences for, else the guard's words and what was checked. */
function spoken(
  { store, input, understood, language }: Scene,
  draft: Draft,
  { kind, before, checked }: Closing & { checked: string },
): string {
  if (isForeign(understood.language))
    return sayAbroad(understood.language, {
      profile: store.profile,
      understood,
      shown: draft.shown.map(({ item }) => item),
      guard: kind === 'age_gate' ? null : kind,
      ageGate: kind === 'age_gate',
      now: input.now,
    })
  if (checked === '' && before === undefined)
    return `${tell(language, "I don't have a certain answer to that.", 'No tengo una respuesta segura para eso.')} ${contactLine(store.profile, language)}`
  return [before ?? '', checked].filter((part) => part !== '').join(' ')
}

function handoffOf({ store, language }: Scene, draft: Draft): Handoff | null {
  return draft.handoff === null
    ? null
    : { reason: draft.handoff, contact: contactLine(store.profile, language).slice(0, 500) }
}

/** The profile's own words of the rows an answer rests on. */
function factTexts(store: Store, paths: readonly string[]): string[] {
  if (paths.length === 0) return []
  const within = paths.map((path) => `${path}.`)
  return store.facts
    .filter((fact) => paths.includes(fact.path) || within.some((path) => fact.path.startsWith(path)))
    .map((fact) => (Array.isArray(fact.value) ? fact.value.join(' ') : String(fact.value)))
}

type Ending = Closing & { checked: ReturnType<typeof checkReply>; rows: readonly string[] }

function traceOf({ understood, language }: Scene, draft: Draft, { kind, rule, checked, rows }: Ending): TraceStep[] {
  const spoken = spokenParts(understood.wish)
  const wish = JSON.stringify(
    spoken.terms === undefined
      ? spoken
      : { ...spoken, terms: spoken.terms.map((term) => ({ ...term, rows: term.rows?.size ?? null })) },
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
    { step: 'guard', found: { kind, rule } },
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
    { step: 'said', found: { answered: draft.answered, language } },
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
