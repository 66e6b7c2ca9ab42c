import type { CriterionReading } from '#contract/quality.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { STORE_INTENTS } from '#concierge/understand/intent.ts'

/**
 * What an owner's plain words ask for: "shopper mentions refund or "money back" but not policy", "asks about parking and was
 * not answered". Null when they name nothing to look for.
 */
export function readCriterion(words: string): CriterionReading | null {
  const { text, phrases } = liftQuotes(foldText(words))
  const facts = readFacts(text)
  const reading: CriterionReading = { ...facts.found, says: [], saysNot: [], intents: [] }
  for (const clause of facts.rest.split(/\s*(?:[,;]|\band\b|\bbut\b|\by\b)\s*/)) readClause(clause, phrases, reading)
  return isEmpty(reading) ? null : reading
}

type Phrases = readonly string[]

/** Quoted words stand for themselves, whatever they say: they are taken out first and put back at the end. */
function liftQuotes(text: string): { text: string; phrases: Phrases } {
  const phrases: string[] = []
  const lifted = text.replace(/"([^"]{1,100})"|(?<=^|\s)'([^']{1,100})'(?=$|[\s,;])/g, (_, double, single) => {
    phrases.push(String(double ?? single).trim())
    return ` @${phrases.length - 1} `
  })
  return { text: lifted, phrases }
}

type Facts = Pick<CriterionReading, 'by' | 'answered' | 'sentiment' | 'handoff' | 'rating'>

const WHO = [
  ['concierge', /\b(?:the |our )?(?:concierge|assistant|bot|chatbot|budtender|reply|answer says)\b/],
  ['shopper', /\b(?:the |a |any )?(?:shopper|customer|visitor|client|user|someone|somebody|they)s?\b/],
] as const

const FACTS: readonly { cue: RegExp; gives: Partial<Facts> }[] = [
  {
    cue: /\b(?:(?:was|is|were|has|have|had|did|got|stays?|left)?\s*(?:not|never|n't|nt)\s+(?:been |get )?(?:an )?answer(?:ed)?|unanswered|(?:without|no|got no) (?:an )?answer|(?:wasnt|isnt|werent|wasn't|isn't|weren't) answered)\b/,
    gives: { answered: false },
  },
  { cue: /\b(?:was|is|were|got|has been) answered\b/, gives: { answered: true } },
  {
    cue: /\b(?:(?:is|was|sounds?|seems?|gets?) )?(?:unhappy|angry|upset|annoyed|frustrated|furious|negative(?: sentiment)?)\b/,
    gives: { sentiment: 'negative' },
  },
  {
    cue: /\b(?:(?:is|was|sounds?|seems?) )?(?:happy|pleased|delighted|satisfied|positive(?: sentiment)?)\b/,
    gives: { sentiment: 'positive' },
  },
  {
    cue: /\b(?:(?:was|is|were|got) )?(?:handed (?:off|over)|handoff|hand off|(?:asks?|asked|wants?|wanted) (?:for |to (?:speak|talk) (?:to|with) )?an? (?:human|real person|person|employee|staff member))\b/,
    gives: { handoff: true },
  },
  {
    cue: /\b(?:(?:gave|gives|left) )?(?:an? )?(?:low|bad|poor) ratings?\b|\brated (?:it )?(?:low|badly|poorly)\b/,
    gives: { rating: 'low' },
  },
  {
    cue: /\b(?:(?:gave|gives|left) )?(?:an? )?(?:high|good|great) ratings?\b|\brated (?:it )?(?:high|well)\b/,
    gives: { rating: 'high' },
  },
]

function readFacts(text: string): { found: Facts; rest: string } {
  const found: Facts = { by: 'anyone', answered: null, sentiment: null, handoff: null, rating: null }
  let rest = text
  for (const { cue, gives } of FACTS) {
    if (!cue.test(rest)) continue
    Object.assign(found, gives)
    rest = rest.replace(cue, ' , ')
  }
  for (const [by, cue] of WHO) {
    if (!cue.test(rest)) continue
    found.by = by
    rest = rest.replace(new RegExp(cue, 'g'), ' ')
    break
  }
  return { found, rest }
}

const NOT =
  /^\s*(?:(?:do(?:es)?|did|is|was|has|have)?\s*(?:not|n't|never|no)\b|(?:doesnt|doesn't|didnt|didn't|dont|don't|isnt|isn't)\b|without\b|except(?: for)?\b|unless\b)/
const LEADING =
  /^(?:(?:flag|find|show|if|when|whenever|where|who|that|which|it|is|are|was|the|an?|any|all|conversations?|chats?|messages?|mentions?|mentioned|mentioning|says?|said|saying|asks?|asked|asking|talks?|talked|talking|writes?|wrote|writing|contains?|uses?|used|using|words?|phrases?|something|anything|like|about|for|of|to|with|in|on)\b\s*)+/
const ABOUT = /\babout\b/

function readClause(clause: string, phrases: Phrases, reading: CriterionReading): void {
  const isNot = NOT.test(clause)
  const bare = clause.replace(NOT, ' ').trim()
  const isAbout = ABOUT.test(bare)
  const said: string[] = []
  for (const part of bare.split(/\s+(?:or|o)\s+/)) {
    const words = part
      .replace(LEADING, '')
      .replace(/[.!?:]+$/, '')
      .trim()
    if (words === '') continue
    const intent = isAbout && !words.includes('@') ? intentOf(words) : null
    if (intent !== null && !isNot) reading.intents.push(intent)
    else said.push(words.replace(/@(\d+)/g, (_, at) => phrases[Number(at)] ?? '').trim())
  }
  if (isNot) reading.saysNot.push(...said)
  else if (said.length > 0) reading.says.push(said)
}

/** How a shop manager calls what the concierge tells apart. */
const INTENT_WORDS: Record<string, string> = {
  hours: 'store_hours',
  'opening hours': 'store_hours',
  location: 'store_location',
  address: 'store_location',
  refunds: 'returns',
  return: 'returns',
  refund: 'returns',
  payments: 'payment',
  paying: 'payment',
  taxes: 'tax',
  id: 'id_policy',
  deal: 'deals',
  discounts: 'deals',
  specials: 'deals',
  complaints: 'complaint',
  recommendation: 'recommend',
  recommendations: 'recommend',
  limits: 'purchase_limits',
  rewards: 'loyalty',
  points: 'loyalty',
  'medical advice': 'medical_advice',
}

function intentOf(words: string): string | null {
  const known = INTENT_WORDS[words]
  if (known !== undefined) return known
  const name = words.replaceAll(/[\s-]+/g, '_')
  return STORE_INTENTS.find((intent) => intent === name) ?? null
}

function isEmpty({ says, intents, answered, sentiment, handoff, rating }: CriterionReading): boolean {
  return (
    says.length + intents.length === 0 && answered === null && sentiment === null && handoff === null && rating === null
  )
}
