import type { GuardKind } from '#contract/turn.ts'
import { MESSAGE_CLASSES, type MessageClass } from './message-classes.ts'
import type { Reading } from './read-message.ts'

/** What a message is guarded for. A doubt between two of them is settled for the likelier one. */
export type Guarded = Exclude<MessageClass, 'serve' | 'off_topic'>
export const GUARDED = MESSAGE_CLASSES.filter((name): name is Guarded => name !== 'serve' && name !== 'off_topic')

/** What a message of each kind mostly speaks of. One that speaks of none of it must read very much like the kind. */
export const EVIDENCE: Readonly<Record<Guarded, readonly string[]>> = {
  harmful:
    'KILL HARASS WEAPON HACK HACKABLE FRAUD HATE GROUP SEXUAL INSULT HARD_DRUG OTHER_DRUG DISCRIMINATED PERSON TAMPER ON_CHEATING_THE_SHOP ON_STEALING ON_VIOLENCE'.split(
      ' ',
    ),
  injection:
    'SECRET INSTRUCTIONS IGNORE PERSONA UNBOUND AUTHORITY TAMPER NEW_TASK OUTPUT_ONLY INSIDES PRIVILEGE ON_THE_MACHINE ON_COMMANDING'.split(
      ' ',
    ),
  privacy: 'PII OTHERS ON_PEOPLE_DATA'.split(' '),
  medical:
    'CONDITION MEDICINE BODY BODY_PART TREAT PREGNANT CLINICIAN ALCOHOL PET ON_SYMPTOMS ON_ILLNESS_NAMES ON_MEDICINE_NAMES'.split(
      ' ',
    ),
  distress: 'EMOTION EMOTION_STRONG RELATION CONDITION ON_SORROW ON_LIFE_AND_LOSS ON_SORROW'.split(' '),
  crisis: 'SUICIDE SELF_HARM SUICIDE_WORD KILL MEDICINE EMOTION ON_SELF_HARM ON_DYING'.split(' '),
  illegal:
    'STATE ABROAD OUT_OF_STATE CARRIER FORBIDDEN_PLACE RESALE OTHER_DRUG TAKE_ALONG PERSON MAKE ON_DRUG_TESTS ON_DEALING ON_PLACES_AWAY ON_POLICE CHILD'.split(
      ' ',
    ),
  underage: 'CHILD MINOR STUDENT ON_YOUTH ON_AGE'.split(' '),
  emergency: 'CHILD PET ACUTE ALARM TOO_MUCH PERSON ATE ON_COLLAPSE'.split(' '),
  driving: 'DRIVE HIGH ON_VEHICLES'.split(' '),
  abuse: 'INSULT CURSE ON_INSULTS'.split(' '),
}

/** Dangers that are answered with alarm, each of which has words of its own. */
const ALARMS: ReadonlySet<string> = new Set(['crisis', 'emergency', 'underage'])
const FEW_WORDS = 10
const NAME_WORDS = 4

/** Whether a word of the message speaks of the kind by itself. */
export function isEvident(kind: GuardKind, reading: Reading): boolean {
  const named = GUARDED.find((name) => name === kind)
  return named !== undefined && EVIDENCE[named].some((concept) => reading.find(concept).length > 0)
}

/**
 * Whether few words read like a danger and show nothing of it, or in hardly more than a name only what they may be about: in "any nerd
 * ropes" nobody is in need.
 */
export function isUnshownAlarm(kind: Guarded, { tokens, find }: Reading): boolean {
  if (!ALARMS.has(kind) || tokens.length > FEW_WORDS) return false
  const named = tokens.length <= NAME_WORDS
  return !EVIDENCE[kind].some((concept) => !(named && concept.startsWith('ON_')) && find(concept).length > 0)
}
