import type { GuardKind } from '#contract/turn.ts'
import type { GuardVerdict } from '#concierge/guard/verdict.ts'
import { isQuestionItself } from '#concierge/say/articles-asked.ts'

type Yields = Partial<Record<GuardKind, readonly string[]>>

const BY_LIKENESS = ['reads-like'] as const
const OF_BODIES = ['reads-like', 'treatment', 'medical-question', 'dependence'] as const
const OF_FEAR: Yields = { crisis: ['reads-like', 'lethal-wish'], emergency: BY_LIKENESS, medical: OF_BODIES }

/** Which verdicts an article is the better answer to: of each kind the rules that its honest question meets too. */
const BETTER_ANSWERED: Readonly<Record<string, Yields>> = {
  'drug-test': { illegal: BY_LIKENESS, medical: OF_BODIES },
  'fake-ids': { illegal: ['reads-like', 'fake-id'], harmful: BY_LIKENESS, underage: BY_LIKENESS },
  'fake-goods': { illegal: ['reads-like', 'other-drugs'], harmful: BY_LIKENESS, medical: BY_LIKENESS },
  'eaten-raw': { medical: OF_BODIES, illegal: BY_LIKENESS, emergency: BY_LIKENESS },
  'edible-onset': { medical: BY_LIKENESS },
  habit: { medical: OF_BODIES, illegal: BY_LIKENESS },
  overdose: OF_FEAR,
  'dosing-with-care': OF_FEAR,
  'how-to-take-care': { ...OF_FEAR, harmful: BY_LIKENESS },
  uneasy: { medical: [...OF_BODIES, 'distress'] },
  weight: { medical: OF_BODIES },
  'what-it-does': { medical: OF_BODIES },
  'dull-or-lazy': { medical: OF_BODIES, abuse: ['reads-like', 'insult'], harmful: BY_LIKENESS },
  tolerance: { medical: OF_BODIES },
  'red-eyes': { medical: OF_BODIES },
  'dry-mouth': { medical: OF_BODIES },
  munchies: { medical: OF_BODIES },
  'law-beside': { illegal: BY_LIKENESS, medical: BY_LIKENESS, harmful: BY_LIKENESS },
  'kept-from-others': { illegal: BY_LIKENESS, underage: ['reads-like', 'buys-for-minor'], harmful: BY_LIKENESS },
  'carried-away': { illegal: ['reads-like', 'across-state-lines'], driving: ['reads-like', 'driving-impaired'] },
  'past-a-checkpoint': { illegal: ['reads-like', 'across-state-lines'], driving: BY_LIKENESS },
  'carried-in-town': { illegal: BY_LIKENESS, driving: BY_LIKENESS },
  'grown-at-home': { illegal: ['reads-like', 'growing'], harmful: BY_LIKENESS },
  'bought-for-another': { illegal: BY_LIKENESS },
  'hash-words': { medical: OF_BODIES },
  'told-of-harm': { medical: OF_BODIES, illegal: BY_LIKENESS },
  'at-work': { illegal: BY_LIKENESS, medical: OF_BODIES },
  'buyers-on-record': { privacy: BY_LIKENESS, illegal: BY_LIKENESS, injection: BY_LIKENESS },
  'scene-words': { medical: ['reads-like', 'drug-interaction'], illegal: BY_LIKENESS, harmful: BY_LIKENESS },
  'federal-law': { illegal: ['reads-like', 'growing'], harmful: BY_LIKENESS, privacy: BY_LIKENESS },
  'sold-to-the-shop': { illegal: ['reads-like', 'growing'], harmful: BY_LIKENESS, privacy: BY_LIKENESS },
  'plant-history': { illegal: ['reads-like', 'growing'], harmful: BY_LIKENESS, privacy: BY_LIKENESS },
  'given-away': { illegal: BY_LIKENESS },
  'battery-on-a-flight': { illegal: ['reads-like', 'across-state-lines'] },
  'only-a-name': { illegal: ['reads-like', 'other-drugs'], harmful: BY_LIKENESS },
  'greening-out': { medical: OF_BODIES, emergency: BY_LIKENESS },
}

/** Whoever means to get round something, or tells of their own, asks nothing in earnest. */
const MEANS_ILL =
  /\b(?:pass|passing|beat|cheat|fool|trick|clean out|cleanse|flush|detox|dilute|hide|mask|sneak|get (?:around|past|through|by|away with|me|us|one)|mine|my fake|buy an?|order an?|where (?:can|do) (?:i|we)|so (?:i|we) can|someone elses?|synthetic|evadir|enganar|burlar|conseguir)\b/

/** Whether the guard's verdict gives way to an article of the concierge, which says all that may be said. */
export function yieldsTo({ kind, rule }: GuardVerdict, article: string, plain: string): boolean {
  if (MEANS_ILL.test(plain)) return false
  if (kind === 'off_topic') return rule === 'foreign-subject' && isQuestionItself(article)
  return BETTER_ANSWERED[article]?.[kind]?.includes(rule) ?? false
}

/** Whether somebody is tested for drugs and means to fool no one. */
export function isTested(plain: string): boolean {
  return /\b(?:test(?:s|ed|ing)?|screen(?:s|ed|ing)?)\b/.test(plain) && !MEANS_ILL.test(plain)
}
