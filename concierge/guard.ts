import type { PastMessage } from '#concierge/ports.ts'
import type { AgentBrief } from '#contract/agent.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { GuardKind } from '#contract/turn.ts'
import { asksForProduct } from './guard/asks-for-product.ts'
import { readGuidelines } from './guard/guidelines.ts'
import { judgeByClass } from './guard/judge-by-class.ts'
import { normalizeText } from './guard/normalize-text.ts'
import { compilePattern, matches, type Pattern } from './guard/pattern.ts'
import { readMessage, type Reading } from './guard/read-message.ts'
import { ABUSE_RULES, INJECTION_RULES, PRIVACY_RULES } from './guard/rules-attack.ts'
import { HARMFUL_RULES } from './guard/rules-harm.ts'
import { MEDICAL_RULES } from './guard/rules-health.ts'
import { ILLEGAL_RULES } from './guard/rules-law.ts'
import { CRISIS_RULES, DRIVING_RULES, EMERGENCY_RULES } from './guard/rules-safety.ts'
import { findSignals } from './guard/signals.ts'
import { findUnderage, saysSelfUnderage } from './guard/underage.ts'
import type { GuardVerdict, RuleTable } from './guard/verdict.ts'

export type { GuardVerdict } from './guard/verdict.ts'

/** What the guard may look at beside the message. `history` is what was said before it, oldest first. */
export type GuardContext = { history: readonly PastMessage[]; agent: AgentBrief; profile: StoreProfile }

const DEFAULT_MINIMUM_AGE = 21
const CRISIS_HOLDS_FOR = 2

/**
 * Says whether a message must not be answered in the normal way, and why; null lets it through.
 * Kinds are tried in their order of precedence. Crisis, emergency, under-age and injection know no switch.
 */
export function guard(text: string, context: GuardContext): GuardVerdict | null {
  const normalized = normalizeText(text)
  const spoken = readMessage(normalized.text)
  const readings = normalized.decoded ? [spoken, readMessage(normalized.decoded)] : [spoken]
  for (const reading of readings) {
    const signals = findSignals(text, normalized, reading)
    const verdict = judge(withSignals(reading, signals, context.profile), context)
    if (verdict) return verdict
  }
  return (
    holdOver(context) ??
    readGuidelines(context.agent.customGuidelines, readings) ??
    allowed(judgeByClass(spoken), context)
  )
}

type Compiled = readonly { rule: string; patterns: readonly Pattern[] }[]
const compile = (table: RuleTable): Compiled =>
  Object.entries(table).map(([rule, sources]) => ({ rule, patterns: sources.map(compilePattern) }))

const RULES = {
  emergency: compile(EMERGENCY_RULES),
  crisis: compile(CRISIS_RULES),
  medical: compile(MEDICAL_RULES),
  illegal: compile(ILLEGAL_RULES),
  driving: compile(DRIVING_RULES),
  injection: compile(INJECTION_RULES),
  privacy: compile(PRIVACY_RULES),
  harmful: compile(HARMFUL_RULES),
  abuse: compile(ABUSE_RULES),
} as const

function judge(reading: Reading, { agent, profile }: GuardContext): GuardVerdict | null {
  const by = (kind: keyof typeof RULES) => firstRule(kind, RULES[kind], reading)
  const underage = () => {
    const rule = findUnderage(reading, minimumAge(profile))
    return rule ? { kind: 'underage' as const satisfies GuardKind, rule } : null
  }
  const { avoidMedicalAdvice, noIllegalActivity } = agent.guardrails
  if (asksForProduct(reading)) return by('injection') ?? underage()
  return (
    by('emergency') ??
    by('crisis') ??
    underage() ??
    by('injection') ??
    (avoidMedicalAdvice ? by('medical') : null) ??
    by('driving') ??
    (noIllegalActivity ? by('illegal') : null) ??
    by('privacy') ??
    by('harmful') ??
    by('abuse')
  )
}

/** The agent's switches soften two kinds. */
function allowed(verdict: GuardVerdict | null, { agent }: GuardContext): GuardVerdict | null {
  if (verdict?.kind === 'medical' && !agent.guardrails.avoidMedicalAdvice) return null
  return verdict?.kind === 'illegal' && !agent.guardrails.noIllegalActivity ? null : verdict
}

function firstRule(kind: GuardKind, rules: Compiled, reading: Reading): GuardVerdict | null {
  const hit = rules.find(({ patterns }) => patterns.some((pattern) => matches(pattern, reading)))
  return hit ? { kind, rule: hit.rule } : null
}

/** Signals count as concepts that stand at the first word; the shop's own state is no other state. */
function withSignals(reading: Reading, signals: ReadonlySet<string>, profile: StoreProfile): Reading {
  const ownState = (profile.address?.state ?? '').toLowerCase()
  const everywhere = reading.tokens.map((_, start) => ({ start, end: start + 1 }))
  return {
    ...reading,
    find: (atom) => {
      if (signals.has(atom)) return everywhere
      const spans = reading.find(atom)
      if (atom !== 'STATE' || ownState === '' || spans.length === 0) return spans
      return spans.filter(
        ({ start, end }) =>
          reading.tokens
            .slice(start, end)
            .map((token) => token.word)
            .join(' ') !== ownState,
      )
    },
  }
}

function minimumAge(profile: StoreProfile): number {
  return profile.id_policy?.minimum_age ?? DEFAULT_MINIMUM_AGE
}

/** A shopper who said to be too young stays so; after a cry for help no product is talked of for a while. */
function holdOver({ history, profile }: GuardContext): GuardVerdict | null {
  const said = history
    .filter((message) => message.role === 'user')
    .map((message) => readMessage(normalizeText(message.text).text))
  if (said.some((reading) => saysSelfUnderage(reading, minimumAge(profile))))
    return { kind: 'underage', rule: 'said-earlier' }
  const recent = said.slice(-CRISIS_HOLDS_FOR)
  return recent.some((reading) => firstRule('crisis', RULES.crisis, reading))
    ? { kind: 'crisis', rule: 'said-earlier' }
    : null
}
