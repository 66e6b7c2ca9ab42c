import { colorOf } from './colors.ts'
import { BARE_TASTE, type Detail, EFFECT_TOLD } from './details.ts'

const PIECES_TO_CUT = 'pieces?|squares?|parts?|portions?|segments?|sections?|slices?|servings?|doses?'

/** "Whats the ember haze like", and not what is like it. */
const WHAT_LIKE = /^(?:(?:so|and|ok|okay|hey|hi) )*what(?:s| is| are|re| was| were) .{2,60} like$/
/** "What's special about it", "what makes the ember haze different". */
const WHAT_IS_SPECIAL =
  /\bwhat(?:s| is| are) (?:so |the )?(?:special|different|unique|interesting|deal|story|hype|fuss) (?:about|with|behind|on)\b|\bwhat makes? .{2,50} (?:special|different|unique|stand out|so good)\b/
const ANY_LINE = /\p{L}{3,}.{8,}/u

/** What a description tells of how a thing is worn, measured out and shared, whether an animal went into it, and what it is like. */
export const DETAILS_OF_USE: readonly Detail[] = [
  {
    asked:
      /\b(?:come|comes|available|made|get (?:it|that|one)) in (?:(?:an?y?|other|another|different|more) )*(?:colou?rs?|black|white|red|blue|green|pink|purple|gr[ea]y|silver|gold|orange|yellow|rainbow|clear|camo)(?: too| as well)?$|\b(?:what|which|other|another|different|more) colou?rs?\b/,
    told: [/\bcolou?rs?\b/i],
    held: (item) => colorOf(item) !== null,
    unsaid: ['what colours it comes in', 'en qué colores viene'],
  },
  {
    asked:
      /\bhow long\b.{0,50}\b(?:wear|wears|worn|(?:keep|leave) (?:it|that|this|them|one|the \p{L}+)(?: \p{L}+)? on|stays? on|be on)\b|\bwear (?:it|that|this|them|one)(?: \p{L}+){0,2} (?:for|all|over ?night)\b/u,
    told: [/\b(?:worn?|wear)\b.{0,50}\d+ ?(?:hours?|hrs?|days?)\b/i, /\b(?:up to|lasts?|for) \d+ ?(?:hours?|hrs?)\b/i],
    onlyTold: true,
  },
  {
    asked:
      /\bdropper(?:ful)?s?\b|\b(?:how much|how many mg|what dose|how strong)\b.{0,24}\b(?:an?|one|each|every|per|single) (?:ml|drop|pump|spray|squirt|capful|teaspoon|sip|puff|scoop)\b/,
    told: [
      /\d ?mg\b.{0,30}\b(?:droppers?(?:ful)?|ml|drops?|pumps?|sprays?|squirts?|capful|teaspoons?|puffs?|scoops?)\b/i,
      /\b(?:droppers?(?:ful)?|ml|drops?|pumps?|sprays?|squirts?|capful|teaspoons?|puffs?|scoops?)\b.{0,30}\d ?mg\b/i,
    ],
    onlyTold: true,
  },
  {
    asked:
      /\b(?:portion(?:s|ed|ing)?|divid(?:e|ed|ing)|split(?:ting)?|cut(?:ting)?|slic(?:e|ed|ing)|break(?:ing)?|measur(?:e|ed|ing))(?: (?:it|that|this|them|those|one|the|a|an|your|up|out|down|into|in|\p{L}+)){0,5}$|\bhow (?:do|should|can|would|is|are|does|am)\b.{0,50}\b(?:portion|divide|split|cut|slice|measure|dose|break)(?:d|ed)?\b|\b(?:scored|score lines?|cut lines?|perforated)\b/u,
    told: [
      /\b(?:cut|scored|perforated|split|snap|break)\b.{0,40}\b(?:line|mg|\d)|\bline\b.{0,24}\bcut\b/i,
      new RegExp(String.raw`\b(?:scored|divided|cut|breaks?|splits?|snaps?)\b.{0,30}\b(?:${PIECES_TO_CUT})\b`, 'i'),
      /\bmeasuring (?:cap|cup|spoon|line)s?\b|\b(?:cap|cup|spoon) to measure\b/i,
    ],
    onlyTold: true,
  },
  {
    asked:
      /\bhow (?:is|are) .{1,50}\bdosed\b|\bhow (?:do|should|can|would) (?:i|you|we) dose\b|\bhow much (?:is|in) (?:an?|one|each) (?:cap|capful|line|spoon)\b/,
    told: [
      /\b(?:caps?|capfuls?|droppers?|spoons?|lines?|marks?|squares?|pumps?|sprays?)\b.{0,24}\d ?mg\b/i,
      /\d ?mg\b.{0,24}\b(?:caps?|capful|droppers?(?:ful)?|spoon|line|mark|square|piece|pump|spray|each)\b/i,
      /\b(?:servings?|doses?)\b/i,
    ],
    onlyTold: true,
  },
  {
    asked:
      /\bhow long (?:does|do|will|would|can|is|are)\b.{1,50}\b(?:lasts?|good for|work|stay good|active)\b|\bhow many hours\b|\bcuanto dura\b/,
    told: [/\b\d{1,2} ?(?:to |[-–] ?)?\d{0,2}[ -]?(?:hours?|hrs?)\b/i, /\b(?:all[- ]day|overnight|lasts?)\b/i],
    onlyTold: true,
  },
  {
    asked: /\b(?:warrant(?:y|ies|ied)|guarantees?d?|garantia)\b/,
    told: [/\b(?:warrant(?:y|ies|ied)|guarantee[ds]?)\b/i],
    onlyTold: true,
  },
  {
    asked:
      /\b(?:get|gets|make|makes|getting) (?:you|me|u|ya|us|someone|somebody|people|a person) (?:high|stoned|buzzed|loopy)\b|\b(?:psycho ?active|(?:non ?)?intoxicating)\b|\bte (?:coloca|pone)\b/,
    told: [/\b(?:psycho-?active|(?:non-?)?intoxicating)\b|\b(?:no|without the|won['’]?t get you|not get you) high\b/i],
    onlyTold: true,
  },
  {
    asked:
      /\b(?:what|which) (?:(?:kind|sort|type) of )?(?:carrier |base )?oils?\b.{0,40}\b(?:in|use[ds]?|base|based|made)\b/,
    told: [
      /\b(?:coconut|mct|olive|hemp|avocado|grape ?seed|sunflower|sesame|almond|jojoba|safflower|palm|canola|seed)[ -](?:seed )?oil\b|\boil[ -]bas(?:e|ed)\b|\bin mct\b/i,
    ],
    onlyTold: true,
  },
  {
    asked:
      /\bwhat (?:do|does|would|will) (?!(?:i|you|we)\b).{2,60}\b(?:need|require|take|fit|run on|go (?:on|in|with)|work with)s?$/,
    told: [
      /\b(?:needs?|requires?|fits?|works? with|takes?|compatible|runs? on|for (?:\p{L}+ ){0,2}(?:pods?|carts?|cartridges?|batter(?:y|ies)))\b/iu,
    ],
    onlyTold: true,
  },
  {
    asked:
      /\b(?:work|works|good|okay|ok|used?|safe|fit|fits|meant|made) (?:for|in|with) (?:an? |the |my )?(?:edibles?|dabs?|dabbing|cooking|baking|rolling|vaping|smoking|beginners?|drinks?|food|joints?|carts?|pens?|rigs?)\b|\b(?:compatible|works?|fits?) (?:with|on) (?:any|all|every|my|an?|other)\b/,
    told: [
      /\b(?:for|in|with) (?:rolling|cooking|baking|dabs?|dabbing|edibles?|vaping|smoking|beginners?|newbies|joints?|drinks?|food)\b/i,
      /\b(?:fits?|works? with|compatible with|works? (?:on|in))\b/i,
    ],
    onlyTold: true,
  },
  {
    asked: /\b(?:what|which) sizes?\b|\bsizes? (?:do|does|is|are)\b|\bque tallas?\b/,
    told: [
      /\b(?:X{0,2}S|S|M|L|small|medium)\s?(?:to|[-–]|through|thru)\s?(?:\d?X{0,3}L|large|x-large)\b/,
      /\b(?:one size|unisex (?:sizes|fit)|sizes?\b.{0,20}\b(?:\d?X?[SML]|small|large))\b/i,
    ],
    onlyTold: true,
  },
  {
    asked:
      /\banimals? (?:stuff|products?|ingredients?|parts?|derived|by ?products?|fats?|anything)\b|\b(?:anything|something|stuff|ingredients?) (?:that comes |coming )?from (?:an )?animals?\b|\banimal in\b/,
    told: [
      /\b(?:gelatin|beeswax|lard|tallow|collagen|carmine)\b/i,
      /\b(?:vegan|plant[- ]based)\b/i,
      /\b(?:contains?|with|made)\b.{0,40}\b(?:milk|honey|eggs?|butter|cream|dairy)\b/i,
      /\bpectin\b/i,
    ],
    unsaid: ['whether anything in it comes from animals', 'si lleva algo de origen animal'],
  },
  { asked: WHAT_LIKE, told: [EFFECT_TOLD, BARE_TASTE, ANY_LINE], held: ({ product }) => product.effects.length > 0 },
  { asked: WHAT_IS_SPECIAL, told: [/\b(?:only|first|hand|aged|cured?|small.?batch|award\p{L}*)\b/iu, ANY_LINE] },
]
