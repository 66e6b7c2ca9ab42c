import type { StoreIntent } from '#concierge/understand/intent.ts'
import type { Affair } from './visit-affairs.ts'

type HouseRule = Affair & { of: readonly [StoreIntent, ...StoreIntent[]] }

const ALONG =
  '(?:take|taking|bring|bringing|carry|carrying|have|having|pack|packing|travel(?:ing)?|ride|riding|go|going|get|use|using|eat|eating|smoke|smoking|vape|vaping)'
const MAY = '(?:can|could|may|is it|are|ok|okay|legal|allowed|safe|fine|cool|trouble|possible)'
/** Each ride by all its names: what holds on a train is not told of a ferry. */
const RIDES: readonly string[] = [
  '(?:trains?|railroad|railway|amtrak)',
  '(?:ferr(?:y|ies))',
  '(?:gondolas?|ski lifts?|chair ?lifts?|lifts?)',
  '(?:bus|buses|greyhound|trolleys?|shuttles?)',
  '(?:cruises?|cruise ships?)',
]
const YOUNG_ONES = '(?:kids?|kiddos?|child(?:ren)?|little ones|toddlers?|bab(?:y|ies)|sons?|daughters?)'

/** What holds on the way from the shop and around it, which some shops tell in a line of their own. */
export const ON_THE_WAY: readonly HouseRule[] = [
  {
    of: ['consumption_rules', 'store_info'],
    asked: new RegExp(
      `\\b${MAY}\\b.{0,40}\\b(?:fly|flying)\\b.{0,40}\\bwith\\b|\\b${MAY}\\b.{0,40}\\b${ALONG}\\b.{0,40}\\b(?:on (?:the|a|my) (?:plane|flight)|(?:through|past|to|at|into) (?:the )?(?:airport|tsa|airport security))\\b`,
    ),
    not: /\b(?:before|after|until|when do|far|close to|drive|deliver\p{L}*|pick ?up)\b/u,
    told: /\b(?:airports?|tsa|planes?|flights?)\b/,
  },
  ...RIDES.map(onRide),
  {
    of: ['consumption_rules', 'store_info'],
    asked:
      /\b(?:on|onto|to|in|through|into) (?:the |a |any )?(?:\p{L}+ ){0,2}(?:reservation|rez|tribal land|pueblos?|native land)\b|\b(?:tribal|ute|navajo|hopi|apache|pueblo|native|indian|lakota|shoshone|reservation) (?:\p{L}+ )?lands?\b/u,
    not: /\b(?:make|made|book|have|need|got|cancel) (?:an? |my |our )?(?:\p{L}+ )?reservations?\b|\b(?:ids?|cards?|discounts?)\b/u,
    told: /\breservations?\b(?=.{0,80}\b(?:crime|illegal|not|no|federal)\b)|\b(?:not|no|never)\b.{0,80}\breservations?\b|\btribal lands?\b/,
  },
  {
    of: ['store_info', 'consumption_rules'],
    asked:
      /\b(?:altitude|elevation|thin air)\b(?=.{0,60}\b(?:hit|hits|harder|stronger|higher|feel|feels|matter|matters|affect|affects|change|changes|effect|weed|edibles?|make|makes|do|does)\b)|\b(?:hit|hits|harder|stronger|feel|affects?)\b.{0,40}\b(?:altitude|elevation|this high up|thin air)\b/,
    told: /\baltitude\b.{0,120}\b(?:hit|hits|harder|stronger|slow|slower|water|less|half|halve)\b|\b(?:feet|elevation)\b.{0,80}\b(?:hit|hits|harder|stronger)\b/,
  },
  {
    of: ['id_policy', 'store_info'],
    asked: new RegExp(
      `\\b(?:leave|drop off|drop|park|put|stash|watch|babysit)(?: \\p{L}+)?(?: (?:the|my|our|your|two|three|both))* ${YOUNG_ONES}\\b|\\b(?:kids?|child(?:rens?)?|play) (?:area|corner|room|zone|space)\\b|\\b(?:daycare|day care|babysitter|sitter)\\b|\\b(?:place|area|spot|somewhere|anything|something)(?: \\p{L}+)? (?:for|with) (?:the|my|our|your) (?:\\p{L}+ )?${YOUNG_ONES}\\b(?=.{0,40}\\b(?:wait|stay|play|hang|while|during)\\b)`,
      'u',
    ),
    told: new RegExp(
      `\\bleave (?:the |your )?(?:${YOUNG_ONES})\\b|\\b${YOUNG_ONES}\\b.{0,60}\\b(?:museum|playground|next door|daycare|sitter|with (?:someone|somebody))\\b|\\bplay (?:area|corner|room)\\b`,
    ),
  },
]

function onRide(ride: string): HouseRule {
  return {
    of: ['consumption_rules', 'store_info'],
    asked: new RegExp(
      `\\b${MAY}\\b.{0,40}\\b${ALONG}\\b.{0,40}\\b(?:on|aboard|onto) (?:the |a |my )?(?:\\p{L}+ ){0,2}${ride}\\b`,
      'u',
    ),
    told: new RegExp(`\\b${ride}\\b.{0,40}\\b(?:not|no|never|allow\\w*|forbid\\w*|ban\\w*|permit\\w*)\\b`),
  }
}
