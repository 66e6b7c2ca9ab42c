import type { PastMessage } from './ports.ts'
import type { AgentBrief } from '#contract/agent.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { GUARD_KINDS, type GuardKind } from '#contract/turn.ts'
import { findAges } from '#concierge/guard/age.ts'
import { asksForProduct } from '#concierge/guard/asks-for-product.ts'
import { asksForService, asksForWork } from '#concierge/guard/asks-for-service.ts'
import { withoutCouponNames } from '#concierge/guard/coupon-names.ts'
import { readGuidelines } from '#concierge/guard/guidelines.ts'
import { classify } from '#concierge/guard/classify.ts'
import { isEvident } from '#concierge/guard/evidence.ts'
import { isUrgent, judgeAmid, judgeByClass, reconsider } from '#concierge/guard/judge-by-class.ts'
import { nameRule } from '#concierge/guard/name-rule.ts'
import { type NormalizedText, normalizeText } from '#concierge/guard/normalize-text.ts'
import { compilePattern, matches } from '#concierge/guard/pattern.ts'
import { readMessage, type Reading, type Span } from '#concierge/guard/read-message.ts'
import { once } from '#concierge/retrieve/remember.ts'
import { startsAsking, withoutAsides } from '#concierge/understand/asides.ts'
import { clausesOf, cutRunOn } from '#concierge/understand/clauses.ts'
import { sentencesIn } from '#concierge/understand/fold-text.ts'
import { harmlesslyToldShare } from '#concierge/understand/told-share.ts'
import { ownStateOf, withoutOwnPlaces } from '#concierge/guard/own-places.ts'
import { findRules, indexRules } from '#concierge/guard/rule-index.ts'
import { ABUSE_RULES, INJECTION_RULES, PRIVACY_RULES } from '#concierge/guard/rules-attack.ts'
import { HARMFUL_RULES } from '#concierge/guard/rules-harm.ts'
import { MEDICAL_RULES } from '#concierge/guard/rules-health.ts'
import { ILLEGAL_RULES } from '#concierge/guard/rules-law.ts'
import { CRISIS_RULES, DRIVING_RULES, EMERGENCY_RULES } from '#concierge/guard/rules-safety.ts'
import { findSignals } from '#concierge/guard/signals.ts'
import { asksToTreatChild, findUnderage, saysSelfUnderage } from '#concierge/guard/underage.ts'
import type { GuardVerdict } from '#concierge/guard/verdict.ts'

export type { GuardVerdict } from '#concierge/guard/verdict.ts'

/** What the guard may look at beside the message. `history` is what was said before it, oldest first. */
export type GuardContext = { history: readonly PastMessage[]; agent: AgentBrief; profile: StoreProfile }

const DEFAULT_MINIMUM_AGE = 21
const CRISIS_HOLDS_FOR = 2

/**
 * Says whether a message must not be answered in the normal way, and why; null lets it through.
 * Kinds are tried in their order of precedence. Crisis, emergency, under-age and injection know no switch.
 */
export function guard(text: string, context: GuardContext): GuardVerdict | null {
  const verdict = verdictOn(text, context)
  if (verdict === null || verdict.rule === SAID_EARLIER) return verdict
  if (verdict.kind === 'medical' && OF_ILLNESS.has(verdict.rule) && asksForService(text)) return null
  return isOnlyBeside(text, verdict, context) ? null : verdict
}

const SAID_EARLIER = 'said-earlier'
/** Of these an illness is named, and nobody is in need. */
const OF_ILLNESS: ReadonlySet<string> = new Set(['treatment', 'medical-question', 'reads-like', 'aches'])
/** So likely a clause is told beside what is asked; what may be danger to life or to a child is to be surer. */
const TOLD_BESIDE = { grave: 0.98, other: 0.9 } as const
const GRAVE: ReadonlySet<GuardKind> = new Set(['crisis', 'emergency', 'underage'])

/**
 * "Took my flu shot and my arm is sore, so typing lefty. What time do you close": harmless is what is told and harmless what is asked, and
 * only both together read like a matter to be guarded.
 */
function isOnlyBeside(text: string, { kind }: GuardVerdict, context: GuardContext): boolean {
  const least = GRAVE.has(kind) ? TOLD_BESIDE.grave : TOLD_BESIDE.other
  const clauses = clausesOf(text).flatMap((clause) =>
    cutRunOn(clause, { toldShare: harmlesslyToldShare, isAsked: startsAsking, least }),
  )
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return false
  const told = clauses.filter((clause) => harmlesslyToldShare(clause) >= least)
  const asked = clauses.filter((clause) => !told.includes(clause)).join(', ')
  if (told.length === 0 || asked === '' || LEANS_ON_TOLD.test(asked)) return false
  return [asked, ...told].every((part) => verdictOn(part, context) === null)
}

/** "My flight is at six, can i bring these along": what is asked hangs on what is told. */
const LEANS_ON_TOLD =
  /\b(?:it|its|them|these|those|this|that|thats|some|one|ones|along|there|then|he|she|him|her|they|with me|on me)\b/i
const MOST_CLAUSES = 8

function verdictOn(text: string, context: GuardContext): GuardVerdict | null {
  const normalized = normalizeText(withoutCouponNames(withoutAsides(text)))
  const spoken = readMessage(withoutOwnPlaces(normalized.text, context.profile))
  const verdict = look(text, normalized, { spoken, context })
  return verdict && nameRule(verdict, spoken)
}

function look(
  text: string,
  normalized: NormalizedText,
  { spoken, context }: { spoken: Reading; context: GuardContext },
): GuardVerdict | null {
  const youngest = minimumAge(context.profile)
  const readings = normalized.decoded ? [spoken, readMessage(normalized.decoded)] : [spoken]
  const orOfOne = (whole: GuardVerdict | null): GuardVerdict | null => {
    if (whole !== null && isUrgent(whole.kind)) return whole
    const ofOne = judgeSentences(normalized.text, spoken, context)
    const stands = whole !== null && whole.kind !== 'off_topic' && !(ofOne !== null && isUrgent(ofOne.kind))
    return stands ? whole : (ofOne ?? whole)
  }
  for (const reading of readings) {
    const signals = findSignals(text, normalized, reading)
    const verdict = judge(withSignals(reading, signals, context.profile), context)
    if (verdict) return reading === spoken ? orOfOne(allowed(reconsider(verdict, reading, youngest), context)) : verdict
  }
  return (
    holdOver(spoken, context) ??
    readGuidelines(context.agent.customGuidelines, readings) ??
    orOfOne(allowed(judgeByClass(spoken, youngest), context)) ??
    allowed(judgeHidden(readings[1], youngest), context)
  )
}

const MOST_SENTENCES = 8
/** Marks are seen in the whole message, and judged with it. */
const NO_SIGNALS: ReadonlySet<string> = new Set()
/** Of what a sentence resembles the whole message must keep a trace: a sentence of a story means little by itself. */
const LEAST_OF_WHOLE = { ruled: 0.02, urgent: 0.005, evident: 0.1, other: 0.3 } as const

function leastOfWhole({ kind, rule }: GuardVerdict, sentence: Reading): number {
  if (rule !== 'reads-like') return LEAST_OF_WHOLE.ruled
  if (!isEvident(kind, sentence)) return LEAST_OF_WHOLE.other
  return isUrgent(kind) ? LEAST_OF_WHOLE.urgent : LEAST_OF_WHOLE.evident
}

/**
 * What is said in one sentence and shopped for in another: "i dont want to wake up tomorrow. whats the strongest thing you sell". A whole
 * message that reads like shopping is judged sentence by sentence; one about another subject is no reason to leave the others unanswered.
 */
function judgeSentences(text: string, whole: Reading, context: GuardContext): GuardVerdict | null {
  const sentences = sentencesIn(text).slice(0, MOST_SENTENCES)
  if (sentences.length < 2) return null
  const youngest = minimumAge(context.profile)
  const shares = once(() => classify(whole))
  const grownUp = asksForWork(whole) || findAges(whole).some(({ years, of }) => of === 'self' && years >= youngest)
  const verdicts = sentences.flatMap((sentence) => {
    const reading = readMessage(withoutOwnPlaces(sentence, context.profile))
    const met = judge(withSignals(reading, NO_SIGNALS, context.profile), context)
    const asked = allowed(judgeAmid(reading, sentence), context)
    if (asked && !(asked.kind === 'harmful' && POINTS.test(sentence) && ofNobody(whole, shares()))) return [asked]
    const verdict = allowed(met ? reconsider(met, reading, youngest) : judgeByClass(reading, youngest), context)
    if (verdict === null || verdict.kind === 'off_topic' || verdict.kind === 'age_gate' || verdict.rule === 'distress')
      return []
    if (verdict.kind === 'underage' && grownUp && !speaksOfOthers(reading)) return []
    const least = leastOfWhole(verdict, reading)
    return shares()[verdict.kind] < least ? [] : [verdict]
  })
  const [gravest] = verdicts.sort((a, b) => GUARD_KINDS.indexOf(a.kind) - GUARD_KINDS.indexOf(b.kind))
  return gravest ?? null
}

const POINTS = /\b(?:them|it|these|those)\b/
const SURELY_ELSEWHERE = 0.9

/** "My tomatoes have aphids. How do I destroy them": what a sentence only points at is told by the whole. */
function ofNobody({ find }: Reading, shares: ReturnType<typeof classify>): boolean {
  const isSomeone = ['PERSON', 'RELATION', 'GROUP', 'PET'].some((concept) => find(concept).length > 0)
  return !isSomeone && shares.off_topic >= SURELY_ELSEWHERE && shares.harmful < LEAST_OF_WHOLE.evident
}

/** "I'm 22 but people say I look 15" is of oneself; a sentence of a child or of one's own is not. */
function speaksOfOthers({ find }: Reading): boolean {
  return ['CHILD', 'RELATION', 'MINOR'].some((concept) => find(concept).length > 0)
}

/** What was hidden in an encoding is no question about another subject: only a guarded kind counts. */
function judgeHidden(hidden: Reading | undefined, youngest: number): GuardVerdict | null {
  const verdict = hidden ? judgeByClass(hidden, youngest) : null
  return verdict?.kind === 'off_topic' ? null : verdict
}

const RULES = indexRules([
  ['emergency', EMERGENCY_RULES],
  ['crisis', CRISIS_RULES],
  ['medical', MEDICAL_RULES],
  ['illegal', ILLEGAL_RULES],
  ['driving', DRIVING_RULES],
  ['injection', INJECTION_RULES],
  ['privacy', PRIVACY_RULES],
  ['harmful', HARMFUL_RULES],
  ['abuse', ABUSE_RULES],
])

function judge(reading: Reading, { agent, profile }: GuardContext): GuardVerdict | null {
  const by = findRules(RULES, reading)
  const underage = once((): GuardVerdict | null => {
    const rule = findUnderage(reading, minimumAge(profile))
    return rule ? { kind: 'underage', rule } : null
  })
  if (asksForProduct(reading)) return by('injection') ?? underage()
  const { avoidMedicalAdvice, noIllegalActivity } = agent.guardrails
  const treatmentOfChild = (): GuardVerdict | null =>
    avoidMedicalAdvice && underage()?.rule === 'buys-for-minor' && asksToTreatChild(reading)
      ? { kind: 'medical', rule: 'of-a-child' }
      : null
  return (
    by('emergency') ??
    by('crisis') ??
    treatmentOfChild() ??
    underage() ??
    (avoidMedicalAdvice ? by('medical') : null) ??
    (noIllegalActivity ? by('illegal') : null) ??
    by('driving') ??
    by('injection') ??
    by('privacy') ??
    by('harmful') ??
    by('abuse')
  )
}

/** The agent's switches soften refusals here too. */
function allowed(verdict: GuardVerdict | null, { agent }: GuardContext): GuardVerdict | null {
  if (verdict?.kind === 'medical' && !agent.guardrails.avoidMedicalAdvice) return null
  return verdict?.kind === 'illegal' && !agent.guardrails.noIllegalActivity ? null : verdict
}

/** Signals count as concepts that stand at the first word; the shop's own state is no other state. */
function withSignals(reading: Reading, signals: ReadonlySet<string>, profile: StoreProfile): Reading {
  const ownState = ownStateOf(profile)
  const everywhere = [{ start: 0, end: 0 }, ...reading.tokens.map((_, start) => ({ start, end: start + 1 }))]
  const own = ownState === '' ? [] : reading.find('STATE').filter((span) => wordsOf(reading, span) === ownState)
  if (signals.size === 0 && own.length === 0) return reading
  const isOwn = ({ start, end }: Span) => own.some((span) => span.start <= start && span.end >= end)
  return {
    ...reading,
    atoms: [...reading.atoms, ...signals],
    find: (atom) => {
      if (signals.has(atom)) return everywhere
      const spans = reading.find(atom)
      return own.length > 0 && PLACE_ATOMS.has(atom) ? spans.filter((span) => !isOwn(span)) : spans
    },
  }
}

/** "New Mexico" is a state, and its last word a country. */
const PLACE_ATOMS: ReadonlySet<string> = new Set(['STATE', 'ABROAD'])

function wordsOf(reading: Reading, { start, end }: Span): string {
  return reading.tokens
    .slice(start, end)
    .map((token) => token.word)
    .join(' ')
}

function minimumAge(profile: StoreProfile): number {
  return profile.id_policy?.minimum_age ?? DEFAULT_MINIMUM_AGE
}

/** A shopper who said to be too young stays so, but for a slip of the keys; after a cry for help no product is talked of for a while. */
function holdOver(spoken: Reading, { history, profile }: GuardContext): GuardVerdict | null {
  const youngest = minimumAge(profile)
  const said = history.flatMap((message, at) => {
    const next = history[at + 1]
    const reply = next?.role === 'assistant' ? next.text : null
    return message.role === 'user' ? [{ ...recall(message.text, youngest), reply }] : []
  })
  const stated = said.findLastIndex(
    ({ reading, likeness }) => likeness === 'underage' || saysSelfUnderage(reading, youngest),
  )
  const later = [...said.slice(stated + 1).map(({ reading }) => reading), spoken]
  if (stated >= 0 && !later.some((reading) => matches(CORRECTION, reading)))
    return { kind: 'underage', rule: SAID_EARLIER }
  const inCrisis = said
    .slice(-CRISIS_HOLDS_FOR)
    .some(
      ({ reading, likeness, reply }) =>
        (likeness === 'crisis' && wasMet(reply)) || findRules(RULES, reading)('crisis') !== null,
    )
  return inCrisis ? { kind: 'crisis', rule: SAID_EARLIER } : null
}

/** What only resembles a crisis and was served as shopping is none a message later either. */
function wasMet(reply: string | null): boolean {
  return reply === null || reply.includes(CRISIS_LINE)
}

const CRISIS_LINE = '988'
const CORRECTION = compilePattern('meant|mistyped|typo|quise ~6 NUMBER')
const REMEMBERED = 400
const remembered = new Map<string, Recalled>()

type Recalled = { reading: Reading; likeness: GuardKind | null }

/** Readings of earlier messages are kept for a while: a long chat is not read anew at each turn. */
function recall(text: string, youngest: number): Recalled {
  const key = `${youngest} ${text}`
  const known = remembered.get(key)
  if (known) return known
  const reading = readMessage(normalizeText(withoutAsides(text)).text)
  const verdict = judgeByClass(reading, youngest)
  const likeness = verdict && nameRule(verdict, reading).rule === 'reads-like' ? verdict.kind : null
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(key, { reading, likeness })
  return { reading, likeness }
}
