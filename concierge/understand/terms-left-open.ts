import type { StoreIntent } from './intent.ts'

const OPENING = '^(?:(?:and|n|so|but|ok|okay|cool|oh|hm+|ooh|nice|great|sweet|perfect|word|bet|y)(?: ,)? )*'
const asked = (pattern: string): RegExp =>
  new RegExp(`${OPENING}(?:${pattern})(?: (?:then|though|too|please|at all))*$`, 'u')

const TO_JOIN = '(?: (?:to (?:join|sign up|be in it|be a member|get in)|for (?:it|that|joining)))?'
const PATIENTS =
  '(?:(?:an? |the |my |registered )?(?:(?:medical|med|mmj) (?:people|patients?|folks|users?|customers?|side|shoppers?|members?|card ?holders?|cards?)|medical|patients?|card ?holders?))'
const IT = '(?:it|that|this|them|those|one|the order|my order|orders|stuff|things?|something)'

/** What one has to know of a thing of the shop once it was told of, in words too short to say what they are of, by its topic. */
export const TERMS_LEFT_OPEN: readonly { asked: RegExp; of: ReadonlySet<StoreIntent> }[] = [
  {
    asked: asked(
      `(?:is|are) (?:it|that|they|this|joining|signing up|membership)(?: (?:really|totally|actually))? free${TO_JOIN}|free${TO_JOIN}|(?:does|do|will) (?:it|that|they|joining|signing up|you) (?:cost|charge)(?: (?:me|us))?(?: (?:anything|something|money|extra|a fee))?${TO_JOIN}|(?:is there |any )(?:an? )?(?:fee|fees|cost|charge|membership fee)${TO_JOIN}|(?:how much|what)(?: (?:is|does|do))? (?:it|that|i|you)(?: (?:cost|charge|pay))?${TO_JOIN}|es gratis|cuesta algo`,
    ),
    of: new Set(['loyalty']),
  },
  {
    asked: asked(
      `(?:(?:what|how) about|same for|is it the same for|is that the same for|for|with|do|does|are|will|would|(?:even )?if (?:im|i have|you have|you are|youre))(?: for)? ${PATIENTS}(?: (?:also|still|even|have to|pay|pays|owe|get|skip|taxed|charged|less|lower|it|that|them|any|none|as much|the same|exempt|a break|off))*`,
    ),
    of: new Set(['tax']),
  },
  {
    asked: asked(
      `(?:(?:what|how) about|same for|is it the same for|for|as|if im)(?: (?:for|as|the))* ${PATIENTS}(?: (?:only|hours))?`,
    ),
    of: new Set(['store_hours']),
  },
  {
    asked: asked(
      `(?:for )?how long (?:do|does|will|can|would|are|is) (?:you|yall|u|they|it|that|i|we|my order|the order)(?: guys| usually)?(?: (?:keep|hold|held|kept|save|saved|reserve|good|stay|be|set aside|on|onto|to|for|me|there|aside|${IT}))+|(?:when|does|do|will) (?:does |do |will )?(?:it|they|that|the order|my order) (?:expire|get (?:cancelled|canceled|restocked)).{0,24}`,
    ),
    of: new Set(['pickup']),
  },
  {
    asked: asked(
      `(?:can|could|may|do|am) i (?:still |get to |able to |allowed to )*(?:change|edit|cancel|modify|switch|swap|add to|take back|back out of)(?: ${IT}| my mind)?(?: (?:after|afterwards?|later|on|once|when|if|before|its|it is|ive|i|placed|ordered|in|done|ready|packed|paid|submitted|that|for free))*|what if i (?:change my mind|need to cancel|dont (?:come|show up|make it)|cant (?:come|make it)|(?:am|run|im) late)(?: .{0,24})?`,
    ),
    of: new Set(['pickup']),
  },
  {
    asked: asked(
      `(?:can|could|do|would|will) (?:you|yall|i|we|they|she|he|my \\p{L}+)(?: guys)? (?:lend|loan|borrow|rent|get|have|use|provide|offer)(?: (?:me|us|him|her|them|out|to))*(?: (?:one|ones|any|a loaner))(?: (?:i|we|she|he|they) (?:can|could) \\p{L}+)?(?: (?:there|inside|while|for|to|if|at|from) .{0,30})?|(?:is there|have you got|you got|got) (?:one|a loaner)(?: (?:there|inside|to|i|we|she|he) .{0,30})?`,
    ),
    of: new Set(['accessibility']),
  },
  {
    asked: asked(
      `(?:(?:what|how) about|would|does that include|or)(?: (?:to|at|for|in|if im at|if its))* (?:an?|my|our|the|his|her|their|some)(?: \\p{L}+){0,3} (?:house|home|place|apartment|apt|condo|office|work|job|hotel|motel|hostel|dorm|airbnb|address|cabin|campground|campsite|trailer|building)(?: (?:in|on|at|by|near|off|out|over|work|be ok|too) ?.{0,40})?`,
    ),
    of: new Set(['delivery']),
  },
]
