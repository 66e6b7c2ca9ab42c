import type { AgentBrief } from '#contract/agent.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { GuardKind, Handoff } from '#contract/turn.ts'
import { contactLine } from '#concierge/facts/contact-line.ts'
import type { GuardVerdict } from '#concierge/guard/verdict.ts'
import { listOf, tell } from '#concierge/say/wording.ts'
import { GUARD_TEXTS_EN, GUARD_TEXTS_ES } from '#concierge/guard-replies/texts.ts'

export type GuardReply = { text: string; handoff: Handoff | null; quickReplies: string[] }
export type GuardReplyContext = {
  profile: StoreProfile
  agent: AgentBrief
  language: 'en' | 'es'
  now: Date
  /** Whether the menu lists anything made for animals. */
  sellsForPets?: boolean
  /** What of it is in stock, each in short. */
  forPets?: readonly string[]
}

const DEFAULT_MINIMUM_AGE = 21

/** Words the answer to a verdict. The wording varies with the hour of `now`, so that the same input gives the same text. */
export function guardReply(verdict: GuardVerdict, context: GuardReplyContext): GuardReply {
  const texts = context.language === 'es' ? GUARD_TEXTS_ES : GUARD_TEXTS_EN
  const wordings = texts[`${verdict.kind}/${verdict.rule}`] ?? texts[verdict.kind]
  const hour = Math.floor(context.now.getTime() / 3_600_000)
  const wording = wordings[hour % wordings.length] ?? wordings[0] ?? ''
  return {
    text: fill(wording, context),
    handoff: handoffFor(verdict.kind, context.profile),
    quickReplies: quickReplies(verdict.kind, context.language),
  }
}

const NOTHING_FOR_PETS = {
  en: ' We have no products for pets on our menu.',
  es: ' No tenemos productos para mascotas en el menú.',
} as const

const MOST_NAMED = 2

function namesOfPetGoods(goods: readonly string[], language: 'en' | 'es'): string {
  if (goods.length === 0) return ''
  const list = listOf(goods.slice(0, MOST_NAMED), language)
  return tell(language, ` Made for animals we have ${list}.`, ` Para animales tenemos ${list}.`)
}

function fill(wording: string, { profile, agent, language, sellsForPets, forPets = [] }: GuardReplyContext): string {
  const values: Record<string, string> = {
    age: String(profile.id_policy?.minimum_age ?? DEFAULT_MINIMUM_AGE),
    shop: profile.name,
    name: agent.personality.name,
    state: profile.address?.state ?? (language === 'es' ? 'este estado' : 'this state'),
    contact: contactLine(profile, language),
    pets: sellsForPets === false ? NOTHING_FOR_PETS[language] : namesOfPetGoods(forPets, language),
  }
  return wording.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

function contactOf(profile: StoreProfile): string | null {
  return profile.staff?.human_handoff ?? profile.phone ?? profile.email ?? null
}

function handoffFor(kind: GuardKind, profile: StoreProfile): Handoff | null {
  if (kind === 'abuse') return { reason: 'complaint', contact: contactOf(profile) }
  if (kind === 'emergency' || kind === 'crisis') return { reason: 'safety', contact: null }
  return null
}

const QUICK_REPLIES: Record<'en' | 'es', Partial<Record<GuardKind, readonly string[]>>> = {
  en: {
    medical: ['Show popular products', 'Low-dose options', 'Store hours'],
    illegal: ['Show popular products', "Today's deals"],
    injection: ['Show popular products', "Today's deals", 'Store hours'],
    off_topic: ['Show popular products', "Today's deals", 'Store hours'],
    privacy: ['Show popular products', 'Store hours'],
    abuse: ['Talk to a person'],
  },
  es: {
    medical: ['Productos populares', 'Dosis bajas', 'Horario'],
    illegal: ['Productos populares', 'Ofertas de hoy'],
    injection: ['Productos populares', 'Ofertas de hoy', 'Horario'],
    off_topic: ['Productos populares', 'Ofertas de hoy', 'Horario'],
    privacy: ['Productos populares', 'Horario'],
    abuse: ['Hablar con una persona'],
  },
}

function quickReplies(kind: GuardKind, language: 'en' | 'es'): string[] {
  return [...(QUICK_REPLIES[language][kind] ?? [])]
}
