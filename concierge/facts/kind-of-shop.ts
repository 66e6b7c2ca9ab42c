import { listOf, sentence, tell } from '#concierge/say/wording.ts'
import { looseText } from './answer.ts'
import type { HouseRule } from './house-rules.ts'

const WE = '(?:you|u|ya|yall|this|it|this (?:place|shop|store)|the (?:shop|store|place|dispensary))'
const KIND = '(?:med(?:ical|icinal)?|rec(?:reational|ommend)?|adult ?use)'
const OF_KIND = `${KIND}(?: (?:shop|store|dispensary|place|side))?`
const THINGS = '(?:orders?|ordered|online|pick(?:ing)? ?up|pickups?|prepaid)'
const THERE = '(?:doors?|entrances?|windows?|counters?|lines?|desks?|registers?)'

/** For whom the shop is licensed, which door an order is fetched at, what is held, and what is planted. */
export const KIND_OF_SHOP: readonly HouseRule[] = [
  {
    of: ['store_info', 'id_policy', 'contact', 'deals'],
    asked: new RegExp(
      [
        `\\b(?:are|is) ${WE}(?: (?:guys|a|an|just|only|both|for|strictly))* ${OF_KIND}(?: (?:or|and|only|both|as well as)(?: an?)? ${OF_KIND}| only)?(?: too| as well)?$`,
        `\\b(?:do|does|can) ${WE}(?: guys)? (?:serve|do|have|sell(?: to)?) (?:both )?${KIND} (?:or|and|as well as) ${KIND}\\b`,
        `\\b(?:what|which)(?: (?:kind|type|sort) of)? licen[cs]es? (?:do|does|is|are) ${WE}\\b(?!.{0,20}\\b(?:take|accept|need|want|check|scan)\\b)`,
        `\\b(?:are|is) ${WE}(?: guys)?(?: (?:actually|really|even|fully|state|legally|a))* licensed\\b`,
        '\\byour (?:state |shop |business |dispensary )?licen[cs]e(?: (?:number|no|type))?\\b(?! plate)',
        '\\blicen[cs]e (?:number|no) of\\b',
      ].join('|'),
      'u',
    ),
    told: /^(?:licen[cs]es?|licen[cs]e type|licen[cs]ing|(?:store|shop|business) type)(?: (?:number|type|info))?$/,
    untold: {
      topic: 'store_info',
      say: ({ id_policy }, language) => {
        const patients = looseText(id_policy, 'medical_cards')
        const adults = id_policy?.who_may_buy
        return patients === null || language === 'es' || !Array.isArray(adults) || adults.length === 0
          ? null
          : `${sentence(listOf(adults.map(String), language))} ${sentence(patients)}`
      },
    },
  },
  {
    of: ['store_info', 'id_policy', 'deals'],
    asked: new RegExp(
      `\\b(?:do|does|can) ${WE}(?: guys)? (?:have|carry|sell|stock|offer|do|serve)(?: (?:an?|any|some|also|a separate))* medical (?:cannabis|marijuana|weed|flower|menu|products?|stuff|side|program|sales)\\b|\\b(?:is there|theres|got)(?: (?:an?|any))* medical (?:menu|side|program|section|sales)\\b`,
      'u',
    ),
    told: /\badult[- ]use only\b|\brecreational only\b|\bno medical (?:menu|sales|program|side|products)\b|\b(?:adult[- ]use|recreational) (?:and|&|\+) medical\b|\bmedical (?:and|&|\+) (?:adult|rec)/,
  },
  {
    of: ['pickup', 'order_status', 'store_info', 'store_location', 'accessibility'],
    asked: new RegExp(
      `\\b(?:which|what|where)(?: (?:is|s|are))?(?: (?:the|side|kind|of))* ${THERE}\\b.{0,40}\\b${THINGS}\\b|\\b${THINGS}\\b.{0,24}\\b(?:which|what|separate|own|other|different|special) ${THERE}\\b`,
      'u',
    ),
    not: /\b(?:deliver\p{L}*|drivers?|drive ?(?:thru|through|up)|curb ?side|car)\b/u,
    told: /\bexpress[_ ](?:lines?|lanes?|windows?|doors?|pick ?up)\b|\bpick ?up[_ ](?:doors?|windows?|counters?|lines?|entrance)\b|\b(?:green|side|back|rear|left|right|own|separate) (?:door|window|entrance)\b/,
  },
  {
    of: ['pickup', 'store_info', 'order_change', 'order_status'],
    asked:
      /\b(?:order|ordered|placed|pickup)\b.{0,60}\b(?:cant|cannot|wont|not able to|unable to)(?: \p{L}+){0,2} (?:come|make it|get there|pick (?:it )?up|be there|grab it|get it|get over)\b.{0,24}\b(?:til|till|until|today|tonight|before|in time|tomorrow)\b|\b(?:can|could|will|would|do) (?:you|u|yall|they)(?: guys)?(?: (?:please|just|maybe|also))* (?:hold|save|reserve|set aside|put aside|stash)(?!.{0,40}\b(?:pay ?day|paid|price|deal|discount|sale|points?|door|hand)\b)(?: \p{L}+| \d+){1,8} (?:for me|for us|aside|back for me|(?:til|till|until) (?:i|we|later|tonight|tomorrow|after|\p{L}+day)|behind the counter)\b/u,
    told: /^pickup hold\b|\bheld (?:until|till?|for)\b|\bhold (?:orders?|it|them)\b/,
    untold: {
      topic: 'pickup',
      say: ({ pickup }, language) =>
        pickup?.offered === true
          ? tell(
              language,
              "Order ahead for pickup and it is put aside for you; how long it is held I don't have here, our team can tell you.",
              'Pide antes para recoger y te lo apartan; cuánto tiempo lo guardan no lo tengo aquí, nuestro equipo te lo dice.',
            )
          : null,
    },
  },
  {
    of: ['store_info', 'deals'],
    asked:
      /\b(?:do|does|got|have|when|any|sell|selling|carry|buy|hay|venden|tienen)\b.{0,30}\b(?:seeds?|clones?|seedlings?|semillas?|esquejes?)\b(?! ?(?:bank|oil|butter|less|junky|company|of))/u,
    not: /\b(?:why|how come|normal|bad|find|found|in (?:my|the|this|our) (?:\p{L}+ )?(?:weed|buds?|flower|nugs?|bag|eighth|jar)|difference|what (?:is|are) a|whats a|hemp|seedless|full of|with seeds|lots of|stems|legal|germinat\p{L}*|illegal|allowed)\b/u,
    told: /^(?:clones?|seeds?|seedlings?)\b|\b(?:live |weed |cannabis )?clones?\b|\bno seeds\b/,
  },
]
