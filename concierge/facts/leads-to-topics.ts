import type { StoreIntent } from '#concierge/understand/intent.ts'
import { PAYS_FOREIGN } from './foreign-money.ts'
import { PAPER_LICENSE } from './house-rules.ts'
import { NEVER_TOLD } from './untold-details.ts'
import type { Affair, Untold } from './visit-affairs.ts'

const WHO = '(?:you|u|yall|ya|they|someone|somebody|anyone|anybody|staff|budtenders?|employees?)'
const CAR = '(?:cars?|trucks?|vans?|suvs?|vehicles?|jeep|minivan)'

/** "Will you bring it out to my car". */
export const BROUGHT_TO_CAR = new RegExp(
  [
    `\\b${WHO}(?: (?!me\\b|us\\b)\\p{L}+){0,4} (?:bring|brings|run|runs|carry|carries|walk|take|hand|load)(?: (?!me\\b|us\\b)\\p{L}+){1,4} (?:to|into|out to|at) (?:my|our|the|his|her) ${CAR}\\b`,
    `\\b(?:have|get|getting) (?:it|them|that|everything|(?:my|the|our) \\p{L}+)(?: \\p{L}+)? (?:brought|carried|run|handed|walked|taken)(?: out)? to (?:my|our|the) ${CAR}\\b`,
    `\\b(?:bag|order|stuff|purchase)(?: be)? (?:brought|carried|run|walked)(?: out)? to (?:my|our|the) ${CAR}\\b`,
  ].join('|'),
  'u',
)

const ANIMAL = '(?:dogs?|doggy|doggo|pup(?:s|py|pies)?|pooch|pets?|mutt)'
const CAMPUS =
  '(?:student|school|college|university|uni|campus) (?:\\p{L}+ )?(?:ids?|cards?|identification)|(?:campus|college|student) (?:badge|pass)'

/** What else is on paper, and a temperature. */
const OF_OTHER_PAPER =
  /\b(?:good|best|right|perfect|dabs?|rigs?|carts?|volt\p{L}*|degrees|hot|cones?|rolling|menus?|receipts?|coupons?|maps?|lab|coas?|results|holders?|cases?)\b/u

/** Matters that are asked in words of something else ("a paper one", "a bag"), each with the topic that tells of it. */
const LED: readonly (Omit<Affair, 'told'> & { topic: StoreIntent })[] = [
  { topic: 'id_policy', asked: PAPER_LICENSE, not: OF_OTHER_PAPER },
  {
    topic: 'id_policy',
    asked: new RegExp(`\\b(?:${CAMPUS})\\b`, 'u'),
    not: /\b(?:discounts?|deals?|off|cheaper|save|perks?|specials?|lost|left|find|found)\b/,
  },
  { topic: 'payment', asked: PAYS_FOREIGN, not: /\b(?:atm|cash machine|cajero)\b/ },
  { topic: 'pickup', asked: BROUGHT_TO_CAR, not: /\b(?:heavy|security|safe|escort)\b/ },
  {
    topic: 'accessibility',
    asked: new RegExp(
      `\\b(?:leave|tie|tie up|hitch|park|put|dump|stash|keep|drop|place|spot|somewhere|anywhere|hook)(?: (?:up|for|to|tie|leave|put|hitch|dump|park|keep|outside))* (?:my|our|the|a) (?:\\p{L}+ )?${ANIMAL}\\b`,
      'u',
    ),
    not: /\b(?:home|left|leash for sale|treats?|food|toys?)\b/,
  },
]

export const LEADS_TO_TOPICS: readonly (Affair & { untold: Untold })[] = LED.map(({ topic, ...affair }) => ({
  ...affair,
  told: NEVER_TOLD,
  untold: { topic, say: () => null },
}))
