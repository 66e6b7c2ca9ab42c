import { plainSentence, wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import { tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { ASKED_AS } from './asked-as.ts'
import { OWNER_ASKED, SAYS_NOTHING } from './asked-stems.ts'
import { contactLine } from './contact-line.ts'
import type { Fact } from './fact.ts'

/**
 * What is asked of a thing that the shop tells of, and the words without which it stays untold: who teaches a class is not in
 * when it is held, and a password not in that there is a network.
 */
const PARTICULARS: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked:
      /\b(?:pass ?(?:words?|codes?|phrase)|ssid|contrasena|clave)\b|\b(?:what|which) network\b|\bname of the (?:wifi|network)\b/,
    told: /\bpass|\bnetwork|\bclave\b|contrase|\bssid\b|\bask\b|\bcode\b|\bname\b|\blog ?in\b/i,
  },
  {
    asked:
      /^(?:(?:and|so|hey|hi|ok) )*who(?:s|se| is| are| will)? (?:(?:gonna|going to|all|be|the|that|usually|your) )*(?:teach\p{L}*|lead(?:s|ing)|runs?|running|hosts?|hosting|driv(?:es?|ing)|giv(?:es|ing)|perform\p{L}*|plays?|playing|painted|instruct\p{L}*|teachers?|hosts?|drivers?|djs?|artists?|bands?|speakers?|trainers?)\b/u,
    told: /\b(?:by|with|host\p{L}*|taught|teach\p{L}*|led|leads?|instruct\p{L}*|artist|painter|painted|drivers?|dj|band|featuring)\b/iu,
  },
  {
    asked: /\bhow long (?:is|are|does|do|will)\b(?! (?:you|it take|the (?:line|wait))\b)|\bcuanto (?:dura|tiempo)\b/,
    told: /(?<!\bevery )\b(?:\d+|an?|one|two|three|half)[- ]?(?:an )?(?:min|hour|hr|day|week|month|year)|\d ?(?:[ap]m)? ?(?:-|–|to|until) ?\d/i,
  },
  {
    asked:
      /\bhow much (?:is|are|does|do|for|to|would|will)\b(?! (?:it weigh|i get|we get)\b)|\bcosts?\b|\b(?:whats|what is) the (?:price|fee|charge)\b|\bcuanto cuesta/,
    told: /\$|\bfree\b|\bcents?\b|\bno (?:charge|cost|fee)|\d ?%|\bquarter\b|complimentary|\bdollars?\b|\bgratis\b|\bpaid\b|\bincluded\b|\bfees?\b|\bcosts?\b/i,
  },
  {
    asked: /\b(?:rent|reserve|book|hire|alquilar|rentar|reservar)(?: out)? (?:the|your|that|this|out|el|la|su)\b/,
    told: /\brent|\bbook|\breserv|\bprivate|\bhire|\bsign up\b|@|\balquil/i,
  },
  {
    asked: /\bhow many (?:people|persons|guests|customers|folks|of us|seats|spots|students)\b/,
    told: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)(?: \p{L}+)? (?:people|persons|guests|customers|seats|spots|students|at a time)\b|\b(?:employees|staff|team|crew|headcount|people):? (?:of )?\d/iu,
  },
  {
    asked: /\bhow (?:old|big|large|tall|wide|heavy|deep|fast|strong|loud)\b|\bbig enough\b|\bwhat size\b|\bhow many\b/,
    told: /\d|\b(?:small|large|big|fast|one|two|three|four|five|six|seven|eight|nine|ten|dozen|several|both)\b/i,
  },
]

const WHOLE_SHOP =
  'store|shop|place|dispensary|you|i|we|it|they|there|that|this|he|she|u|yall|anyone|someone|menu|staff'
/** "Does the shuttle have a lift", "are the lockers heated", "is the class in spanish". */
const HAS = new RegExp(
  `^(?:(?:and|so|hey|hi|ok|also|but) )*(?:(?:does|do|has|have|will|can)(?: (?:the|your|that|those))? (?!(?:${WHOLE_SHOP})\\b)(?:\\p{L}+ ){1,3}?(?:have|has|got|come with|include|serve|offer|take|allow|fit|hold|be|stop at|go to|run on|work with|stream|show)|(?:is|are) (?:the|your)(?! (?:${WHOLE_SHOP})\\b) \\p{L}+)\\b(?: (?:an?|any|the|some|my|in|on|at|for|to|really|actually))* (?<rest>.+)$`,
  'u',
)
const LONGEST_OBJECT = 4
/** Said of anything: whether it is there, or so, is told by any words on it. */
const BARE_TRAITS =
  /^(?:legit|real|valid|legal|current|open|closed|free|there|here|available|working|still|allowed|ok|okay|good|nice|any|for|customers?|public|guests?|today|tonight|tomorrow|now|on|inside|outside|near|in|at)\b/

function objectStems(plain: string): string[] {
  const rest = HAS.exec(plain)?.groups?.['rest'] ?? ''
  const words = wordsIn(rest)
  if (words.length > LONGEST_OBJECT || BARE_TRAITS.test(rest)) return []
  return words.map(wordStem).filter((stem) => stem.length > 2 && !SAYS_NOTHING.has(stem) && !/^\d/.test(stem))
}

/** Of a fact that answers, all that its part of the profile tells. */
function partTold(facts: readonly Fact[], paths: readonly string[]): readonly Fact[] {
  const tops = new Set(paths.map((path) => path.split('.')[0]))
  return facts.filter(({ top }) => tops.has(top))
}

/** Whether what is asked in particular stands nowhere in what the shop tells of that thing. */
function lacksParticular({ store, plain }: FactQuestion, { text, paths }: FactAnswer): boolean {
  const facts = partTold(store.facts, paths)
  const told = [text, ...facts.map(({ path, value }) => `${path.replaceAll(/[._]/g, ' ')} ${String(value)}`)].join(' ')
  if (!OWNER_ASKED.test(plain) && PARTICULARS.some((one) => one.asked.test(plain) && !one.told.test(told))) return true
  const wanted = objectStems(plain)
  const stems = new Set(wordsIn(plainSentence(told)).map(wordStem))
  return (
    wanted.length > 0 && !wanted.some((stem) => [stem, ...(ASKED_AS.get(stem) ?? [])].some((one) => stems.has(one)))
  )
}

/** An answer that leaves out what was asked in particular says so, and whom to ask. */
export function admittingParticular(answer: FactAnswer, question: FactQuestion): FactAnswer {
  if (!answer.known || answer.handoff !== undefined || !lacksParticular(question, answer)) return answer
  const { profile, language } = question
  const admitted = tell(
    language,
    `I don't have that detail here. What I know: ${answer.text}`,
    `Ese detalle no lo tengo aquí. Lo que sé: ${answer.text}`,
  )
  return { ...answer, text: `${admitted} ${contactLine(profile, language)}`, handoff: 'unanswered' }
}
