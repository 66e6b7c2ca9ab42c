import type { StoreProfile } from '#contract/store-profile.ts'
import type { Language } from '#concierge/say/wording.ts'
import type { StoreIntent } from '#concierge/understand/intent.ts'
import { YOUNG } from './young-company.ts'

/**
 * A matter that many shops have a rule on: how it is asked for, in which words it is another matter, and by which keys or words a
 * profile tells it. `elsewhere` finds the state that is spoken of: of the shop's own it is not asked.
 */
export type Affair = { asked: RegExp; not?: RegExp; told: RegExp; elsewhere?: RegExp }

/** What is said of a matter of which a profile is silent: that it is not known, with what is known of it; null leaves it to its topic. */
export type Untold = { topic: StoreIntent; say: (profile: StoreProfile, language: Language) => string | null }

const COMPANY =
  '(?:friends?|buddy|buddies|pals?|guests?|husband|wife|boyfriend|girlfriend|partner|mom|dad|mother|father|parents|sister|brother|cousin|roommate|driver|someone|somebody|people|others|he|she|they)'
const INDOORS = '(?:inside|indoors|in (?:the|your|there|here)|there|here|with me|while i|till i|until i|for me|by the)'

const WHO_WAITS =
  "\\b(?:friends?|guests?|companions?)[_ ]waiting\\b|\\b(?:friends|guests|companions|people|others|anyone|those) who (?:are|is|do|does)(?: not|n't) (?:buy|shop)"

/** What shoppers ask of a visit itself: who may come along. */
export const VISIT_AFFAIRS: readonly Affair[] = [
  {
    asked: new RegExp(
      `\\b${COMPANY} (?:\\p{L}+ ){0,6}(?:waits?|waiting|hangs?|hanging|sits?|stands?|chills?)(?: out| around| back)? ${INDOORS}\\b|\\b(?:come|comes|tag|tags) (?:in|along|inside) (?:with me )?(?:if|without|but|and) (?:(?:he|she|they|its|not|isnt|dont|doesnt|arent|just|only) )*(?:buy|buying|shop|shopping|watch|look)`,
      'u',
    ),
    not: YOUNG,
    // A waiting room that a fact is about, or has guests in it: a network there says nothing of who may wait.
    told: new RegExp(
      `${WHO_WAITS}|^waiting (?:area|room)\\b|\\b(?:friends|guests|companions|visitors)\\b.{0,60}\\bwaiting (?:area|room)\\b`,
    ),
  },
  {
    asked:
      /\b(?:snow(?:s|ing|storm|day|y)?|storms?|blizzard|hurricane|ice|icy|flood(?:s|ing)?|tornado|power outage|bad weather|weather)\b(?=.*\b(?:open|close[sd]?|closing|deliver\p{L}*|hours|there|shut)\b)|\b(?:open|close[sd]?|closing|deliver\p{L}*|hours|shut)\b.{0,40}\b(?:snow(?:s|ing|storm|day|y)?|storms?|blizzard|hurricane|icy|flood\p{L}*|bad weather|weather)\b|\bwhat (?:do|does|happens|if|about)\b.{0,40}\b(?:snow ?storms?|blizzards?|snow days?|snows|hurricanes?|power outages?)\b/u,
    told: /\b(?:snow|storms?|weather|blizzard|hurricane)\b/,
  },
  {
    asked: /\bwaiting (?:room|area)\b/,
    not: YOUNG,
    told: new RegExp(`${WHO_WAITS}|\\bwaiting (?:area|room)\\b`),
  },
  {
    asked:
      /(?<!\bcash )\bapps?\b(?=.*\b(?:android|iphone|ios|samsung|google play|play store|app store|phones?|download|install|points|rewards|order|pay)\b)|\b(?:android|iphone|ios|samsung|phone|mobile) apps?\b|\b(?:have|got|is there|theres|do|use|your|yalls|any|tienen|hay)(?: (?:an?|the|guys|your|any|una?))* apps?\b/,
    told: /^(?:(?:mobile|phone|our|shop|store)[_ ])?apps?\b|^loyalty app\b/,
  },
  {
    asked:
      /\b(?:food|taco|bbq|barbecue|barbeque|burrito|pizza|burger|snack|ice cream|bison)(?: \p{L}+)? (?:trucks?|carts?|stands?|vendors?)\b|\b(?:sell(?:s|ing)?|serv(?:es?|ing)|have|has|got|any|theres?|is there|eat|buy|get|grab)(?: \p{L}+){0,2} food\b(?! (?:stamps?|coma|grade))(?=.*\b(?:there|outside|lot|here|today|tonight|\p{L}+day|around|onsite|on site|while|events?)\b)|\b(?:hay|venden) (?:algo de )?(?:comida|comer|tacos)\b/u,
    not: /\b(?:edibles?|infused|thc|munchies?|pair)\b/,
    told: /^food\b|\bfood[_ ](?:trucks?|carts?|stands?|vendors?)\b|\b(?:taco|burrito|bbq|pizza) (?:truck|cart|stand)\b/,
  },
  {
    asked: /\b(?:gift|tarjetas? de) ?(?:cards?|certificates?|vouchers?|regalo)\b/,
    not: /\b(?:pay|use|redeem|take|accept)(?: (?:with|an?|my|your|the|by))* (?:visa|mastercard|amex|prepaid|vanilla)\b/,
    told: /^gift[_ ]?(?:cards?|certificates?|vouchers?)\b/,
  },
  {
    asked:
      /\b(?:strollers?|bab(?:y|ys|ies)|infants?|toddlers?|newborns?|kids?|child(?:ren)?|carriola|cochecito|bebes?|nin[oa]s?)\b(?=.*\b(?:in|inside|come|with|along|allowed|ok|okay|wait|entrar|pasar|llevar|conmigo)\b)|\b(?:bring|push|take|wheel|holding|carry|wearing|entrar con|llevar)(?: \p{L}+){0,3} (?:strollers?|bab(?:y|ies)|infants?|toddlers?|newborns?|kids?|child(?:ren)?|bebes?|nin[oa]s?|hij[oa]s?)\b|\b(?:\d+|\p{L}+) months? old\b(?=.*\b(?:in|inside|come|with|allowed|hold|holding)\b)/u,
    not: /\b(?:buy|eat|ate|eaten|gumm\p{L}*|edibles?|gift|present|shower|child ?proof|resistant|bab(?:y|ies) (?:\p{L}+ )?(?:joints?|jeeters?|prerolls?|bongs?|nugs?|buds?|blunts?|rigs?|ones?)|jeeters?|kid (?:sister|brother|sis|bro|cousin))\b/u,
    told: /^(?:strollers?|kids?(?! (?:corner|area|room|zone))|children|minors?(?! (?:via|through|with|need))|bab(?:y|ies)|young (?:guests|visitors)|families)\b|^(?:no one |nobody |anyone |guests |those )?under[- ]21s?\b.{0,60}\b(?:enter|come in|inside)\b/,
  },
  {
    asked:
      /\binsta(?:gram)?\b|\bfacebook\b|\bfb page\b|\btik ?tok (?:page|account|handle)\b|\bsocial media\b|\bsocials\b/,
    not: /\b(?:take|taking|snap|shoot|film|record)\b.{0,24}\b(?:selfies?|photos?|pics?|pictures?|videos?|reels?)\b/,
    told: /\binstagram\b|\bfacebook\b|\btiktok\b|\bsocials?\b/,
  },
  {
    asked:
      /\b(?:rest ?rooms?|bath ?rooms?|toilets?|washrooms?|loos?|potty|(?:to|gotta|need to|can i) pee|bano|sanitario)\b(?! (?:cleaner|spray|floor|stall|for (?:hours|an hour)|all (?:night|day)))/,
    not: /\b(?:hid|hiding|stuck|locked (?:my|him|her)self|puk\p{L}*|threw up|throwing up|cried|crying|ended up|passed out|slept|sat|spent \p{L}+ \p{L}+)(?: (?:in|on|inside|at))?(?: (?:the|my|his|her|their))? bath ?room\b/u,
    told: /\brest ?rooms?\b|\bbath ?rooms?\b|\btoilets?\b|\bwashrooms?\b/,
  },
  {
    asked:
      /\b(?:what|which) days?\b.{0,24}\b(?:new|fresh)\b.{0,24}\b(?:come|comes|drop|drops|arrives?|get in|hits?|lands?|put out)\b|\bwhen (?:do|does|is|are|will)\b.{0,16}\b(?:new|fresh) (?:stuff|products?|drops?|flower|strains?|inventory|stock|shipments?|menu)\b.{0,16}\b(?:come|comes|drop|drops|arrives?|hits?|lands?|in)\b|\b(?:restock(?:ed|ing|s)?|re stock)\b(?=.*\b(?:when|days?|often|schedule)\b)|\b(?:when|what days?|which days?|how often)\b.{0,20}\brestock/,
    told: /\brestock|\b(?:new|fresh) (?:products?|stock|inventory|drops?|flower|deliver(?:y|ies)|shipments?)\b.{0,20}\b(?:arrives?|comes?|drops?|lands?|every|each|on)\b/,
  },
]
