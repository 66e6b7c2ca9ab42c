import { remember } from '#concierge/retrieve/remember.ts'
import { ASKED_IN_PLAIN } from './asked-in-plain.ts'
import { inPlainLimits } from './limits-said.ts'
import { inPlainSizes } from './packs-said.ts'
import { type Rewriting, rewrite } from './rewrite.ts'
import { SLANG } from './slang.ts'
import { WISHED_IN_PLAIN } from './wished-in-plain.ts'
import { WISHED_ROUNDABOUT } from './wished-roundabout.ts'

/** Most texts: they have no accent to take off. */
const PLAIN = /^[\t\n\r -~]*$/

/** Case, accents and typographic marks removed; letters of other scripts are kept. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll('`', "'")
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      // The one Latin letter of the spoken languages that does not come apart into a letter and a mark.
      .replaceAll('đ', 'd')
      .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
  )
}

const COUNTED = new Map(
  Object.entries({ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, twelve: 12, twenty: 20 }),
)

const UNITS = new Map(
  Object.entries({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }),
)
const TENS = new Map(
  Object.entries({ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 }),
)

const DIGIT = /\d/
const APOSTROPHE = /'/
const SLASH = /\//

/** Contractions, units, idioms and slips, written as everything that reads a message expects them. */
const JOINED: readonly Rewriting[] = [
  [/\b(i|he|she|we|they|you)'ll\b/g, '$1 will', APOSTROPHE],
  [/\b(i|he|she|we|they|you)'d\b/g, '$1 would ', APOSTROPHE],
  // Without its apostrophe, unless it is the paper ("is my id good", "what id goes").
  [
    /(?<!\b(?:my|your|his|her|their|our|an?|the|any|some|no|what|which|whose|does|is|of|with|without|have|need|take|accept|show|bring|use|paper|photo|picture|state|school|student|work|military|tribal|foreign|digital|mobile|real|fake|valid|old|new|expired|temporary|temp|gov|government|issued|medical|med) )\bid (?=(?:like|love|prefer|rather|want|need|say|go)\b)/g,
    'i would ',
  ],
  [
    /(?<=(?:^|[,.;!?]|\b(?:said|say|think|thought|figured|promised|guess|and|but|so|because|bc|cuz|if|hoping|most|least|much|told [a-z]+(?: [a-z]+)?)) ?)\bid (?=(?:bring|get|take|buy|try|pick|grab|share|come|give|make|host|pay|spend|rather|never|probably|definitely|maybe|ask|see|check)\b)/g,
    'i would ',
  ],
  [/\b(we|they|you)'re\b/g, '$1 are', APOSTROPHE],
  [/\bw\/\s?o(ut)?\b/g, ' without ', SLASH],
  [/\bw\//g, ' with ', SLASH],
  [/\b1\/8(?:th)?(s?)\b/g, 'eighth$1', SLASH],
  [
    /(?<![\d.]|\d )1\/4(s?)(?![\d/]| ?(?:inch|in\b|"|miles?|size|papers?|cones?|rolling|wraps?|cups?|hours?))/g,
    'quarter$1',
    SLASH,
  ],
  [/\b(eighth|quarter)s?[\s-](?:of[\s-](?:an?[\s-])?)?(?:oz|ozs|ounces?)\b/g, '$1'],
  [/(?<=\d),(?=\d{3}\b)/g, '', DIGIT],
  // "630 pm", "8 15 tonight": a time of day.
  [/(?<![$\d.:])\b(1[0-2]|[1-9])([0-5]\d) ?(?=[ap]\.?m\b)/g, '$1:$2 ', DIGIT],
  [
    /(?<=\b(?:its|it is|at|by|til|till|until|around|after|before) )(1[0-2]|[1-9]) ([0-5]\d)(?= ?(?:[ap]\.?m\b|tonight|tonite|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))/g,
    '$1:$2',
    DIGIT,
  ],
  [/'/g, '', APOSTROPHE],
  [/\b(how|what|wat|how's) bout\b/g, '$1 about'],
  [/\bdif{1,2}(?= (?:between|btwn|btw|bw|bt|from|of|in)\b)/g, 'difference'],
  [/\bdifference (?:btwn|btw|bw|bt)\b/g, 'difference between'],
  // Cookies are a maker and a strain too: these are to be eaten.
  [
    /\b(?:\d+ ?mg|snickerdoodle|oatmeal|chocolate chip|homemade|mini|norms|(?:bag|box|batch|tin|dozen)s?(?: of)?) (?=cookies?\b(?! (?:preroll|joint|flower|cart|vape|gumm)))/g,
    '$&edible ',
  ],
  [/\bcookies?(?= (?:with (?:thc|cbd|\d)|(?:that )?(?:i|we|you) can eat\b))/g, 'edible $&'],
  // What somebody will pay is a budget, and no way to pay.
  [/\bpaying (?=(?:like |about |around |up to |maybe |between )?\$?\d)/g, 'spending ', DIGIT],
  // A figure for the little word: "looking 4 a pen", and not "4 a day".
  [
    /(?<=[a-z] )4 (?=(?:what|wat|an?|my|the|some|sleep(?:ing)?|bed(?:time)?|tonight|tonite|me|us|him|her)\b(?! (?:piece|pop|day|night|week|gram|pack|person|time)\b))/g,
    'for ',
    DIGIT,
  ],
  // What is sold, and no discount.
  [/\bfor sale\b(?! prices?\b)/g, 'in stock'],
  // What is counted in a pack of little ones are joints.
  [/\bhow many (?:minis|shorties|pinners)\b/g, 'how many joints'],
  // Of what was too much, half is tried next.
  [
    /\b(?:had|took|ate|tried|did|do)(?: (?:an?|the|like|about|around|one|two|some))* (\d+(?:\.\d+)?) ?(?:mg|milligrams?)\b(?: \p{L}+){0,4}?,?(?: (?:and|but|which))?(?: (?:it|that|they|those))? (?:was|were|got me|is)(?: (?:way|far|just|a bit|a little|much))* too (?:much|strong|high|heavy|intense)(?: for me)?/gu,
    (_whole: string, dose: string) => `up to ${Number(dose) / 2} mg`,
    DIGIT,
  ],
  // "At the moment", where no machine for cash is spoken of.
  [
    /(?<!\b(?:an?|the|any|your|ur|my|his|her|our|nearest|closest|is|are|there|on|site|free|cash|bank|no) (?:\p{L}+[- ]){0,2})(?<!\b(?:have|got|find|use|need|like|and|or|with|for|store|house|inside|card) )\batm(?=\s*[?!.]*\s*$)/gu,
    'right now',
  ],
  // What is to be kept away is refused.
  [
    /\bkeep (?:the |any |all |your |that )?(\p{L}+(?: \p{L}+)?) (?:far )?away(?: from (?:me|us)\b)?(?= *[,.;!?]| *$)/gu,
    'no $1',
  ],
  [
    /\b(?:pack|box|tin|case|tube)s? of (?:three|four|five|six|seven|eight|ten|twelve|twenty)\b(?! (?:dollars?|bucks?|mg|milligrams?|grams?))/g,
    (whole: string) => `${COUNTED.get(whole.split(' ').at(-1) ?? '') ?? ''} packs of`,
  ],
  [/\b(?:pens?|vapes?) for (?:wax|dabs?|dabbing|concentrates?|rosin|shatter)\b/g, 'dab pen'],
  // What nobody wants to grind or to roll is no flower.
  [
    /\b(?:that |which )?(?:i|we) (?:dont|do not|wont|never) (?:have|need|want|wanna) ?(?:to )?(?:grind|roll|break up)(?: or (?:grind|roll))?(?: (?:it|them|anything))?(?: (?:up|myself|ourselves|first))*\b(?! (?:over|out|with|the dice|my eyes))/g,
    ' no loose flower ',
  ],
  [/\b([5-9]|[12]\d) packs of (?:minis|shorties|pinners)\b/g, '$1 packs of joints', DIGIT],
  ...ASKED_IN_PLAIN,
  ...WISHED_IN_PLAIN,
  ...WISHED_ROUNDABOUT,
  [/\b(?:along (?:those|these|that|the same|similar) lines?|in (?:that|the same) vein)\b(?! of)/g, 'like that'],
  [/\b(?:that|the same) (?:kind|sort|type) of (?:thing|stuff|vibe)\b/g, 'anything like that'],
  [/\bpoint (me|us) (?:to(?:wards?)?|at|in the direction of)\b/g, 'show $1'],
  [/\blight[\s-]rail\b/g, 'train'],
  [
    /\bpa'? (?=(?:fumar|dormir|comer|tomar|beber|relaj\p{L}*|regal\p{L}*|mi|mis|un|una|el|la|los|las|hoy|esta|este|fiesta|reir\p{L}*|que)\b)/gu,
    'para ',
  ],
  // A dog by its breed.
  [
    /(?<=\b(?:my|our|his|her|hers|a|an) (?:[a-z]+ )?)(?:golden retriever|german shepherd|pit ?bull|(?:[a-z]+)?doodle|chihuahua|labrador(?: retriever)?|husky|poodle|corgi|beagle|dachshund|rottweiler|shih tzu|yorkie|doberman|great dane|border collie|pomeranian|(?:french |english )?bulldog|australian shepherd|cocker spaniel|boston terrier|schnauzer|rescue (?:dog|mutt)|frenchie)\b(?! (?:og|kush|strain|cart|flower|preroll|joint))/g,
    'dog',
  ],
  [/\bash[\s-](trays?)\b/g, 'ash$1'],
  [/\bwi[\s-]fi\b/g, 'wifi'],
  // What is drunk elsewhere says what is to be had here.
  [/\b(?:white claws?|high noons?|la ?croix)\b/g, 'seltzer'],
  // What is done neither this way nor that is refused twice.
  [
    /\b(dont|doesnt|do not|does not|cant|wont|never|no) (smok(?:e|ing)|vap(?:e|ing)|dab(?:bing)?) (?:or|nor) (?=(?:smok|vap|dab))/g,
    '$1 $2, no ',
  ],
  [
    /\b(?:(?:a )?(?:bit|little|tad|touch) (?:too )?|way too |too |kind of |kinda |pretty )rich for (?:me|us|(?:my|our|his|her) (?:blood|pockets?|budgets?|wallets?|tastes?))\b/g,
    'too expensive',
  ],
  // A purse stands for what is paid from it, and is none to be bought.
  [
    /\b(?:easier|kinder|gentler|lighter|nicer|softer) (?:on|to|for) (?:the|my|our|your) (?:wallet|pocket|purse|bank account)\b/g,
    'cheaper',
  ],
  [
    /\b(?:easiest|kindest|gentlest|lightest|nicest) (?:on|to|for) (?:the|my|our|your) (?:wallet|pocket|purse|bank account|budget)\b/g,
    'cheapest',
  ],
  [/\b(or|and|for) les(?=\s*(?:$|[?!.,]))/g, '$1 less'],
  [/<\s*=?\s*(?=\$?\d)/g, ' under ', DIGIT],
  [/>\s*=?\s*(?=\$?\d)/g, ' over ', DIGIT],
  [/\bhalf\s?(?:n|and|&|\/)\s?half\b/g, ' 1:1 '],
  // A slip is a half before a weight alone: "haf" may be "have".
  [/\bhalf(?=(?:oz|ozs|ounces?|zips?|onzas?)\b)/g, 'half '],
  [
    /(?<=\b(?:half|ha[fl]f?|hlf|hlaf|halv|hallf|harf|hapf|quarter|qtr|qtrr|quater|full|whole|one|1) ?(?:an? |of an? )?)(?:onze|ounze|ounc|ounse|ouncs|once|onces|ouce|oune|onuce|ounec|onz|ozz|ouns)\b/g,
    'ounce',
  ],
  [
    /\b(?:haf|haff|hlf|hlaf|halv|hallf|harf|hapf|hal)(?= ?(?:of )?(?:an? )?(?:oz|ozs|ounces?|zips?|grams?|g)\b)/g,
    'half',
  ],
  [
    /\b(one|two|three|four|five|six|seven|eight|nine|\d) and (?:a|one) half(?= ?(?:mgs?|milligrams?|g|grams?|dollars?|bucks?)\b)/g,
    (_whole: string, word: string) => `${UNITS.get(word) ?? word}.5`,
  ],
  [
    /(?<![$\d.])3\.5(?=\s*(?:$|[?!,]|in stock\b|of\b|under\b|on sale\b|you\b|u\b|y'?all\b|please\b|pl[sz]\b|indica|sativa|hybrid|flower|bud|jar|bag))/g,
    '3.5g',
    DIGIT,
  ],
  [/\bq ?(?:&|and|n) ?as?\b/g, ' qa '],
  [/&|(?<=[\s\p{L}])\+(?=[\s\p{L}])/gu, ' and '],
  [
    /\bpre[\s-]?r(?:oll?|ool|ole|owl)[sz]*\b|\bp(?:(?:e?r{1,2}|ree?|er?e)(?:oll+|ool)|[\s-]roll)[sz]+\b|\bpre[\s-]?rolled\b/g,
    ' preroll ',
  ],
  [/\bcurb[\s-]+side\b/g, 'curbside'],
  // Who serves is no wish to be awake.
  [/\bactive[\s-]duty\b/g, 'military'],
  // What is to be paid for a thing is its price; how it may be paid is another question.
  [
    /\bwhat(?:s|ll|d| will| would| do| am| should| did| are)? (?:it )?(?:i|we|ya|one|you|u|yall)?(?: be)? ?(?:pay(?:ing)?|charg(?:e|ing)) for (?=\p{L})(?!delivery|shipping|a delivery)/gu,
    'how much is ',
  ],
  [/\bpl[sz]{2,}\b/g, 'please'],
  [/\bth(?:an)?x{2,}\b/g, 'thanks'],
  [/\ball[\s-]in[\s-]ones?\b/g, ' disposable '],
  [/\bx\s?-\s?bites?\b/g, ' xbites '],
  [
    /\b(two|three|four|five|six|seven|eight|ten|twelve|twenty)[\s-]?(?=(?:pack|pk|count|piece)s?\b)(?!packs of\b)/g,
    (_whole: string, word: string) => `${COUNTED.get(word) ?? word} `,
  ],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-](?=(?:one|two|three|four|five|six|seven|eight|nine)\b)(\p{L}+)/gu,
    (whole: string, tens: string) => String((TENS.get(tens) ?? 0) + (UNITS.get(whole.slice(tens.length + 1)) ?? 0)),
  ],
  [
    /\b(two|three|four|five|six|seven|eight|nine)(?= (?:dollars?|bucks?|mgs?|milligrams?|grams?|percent)\b)/g,
    (_whole: string, word: string) => String(UNITS.get(word) ?? word),
  ],
  [/\b(\d+)\s?-?\s?(?!packs of\b)(pack|pk|ct|count|pcs?(?! (?:grinder|set|bong|rig|kit)))s?\b/g, ' $1 pack ', DIGIT],
  [/(?<![\d.])\.(?=\d)/g, '0.', DIGIT],
  [/(\d)\s?(mgs?|milligrams?|milligramos?)\b/g, '$1 mg ', DIGIT],
  // "3.5s under 40": eighths.
  [/(?<![\d.$])(3\.5|7|14|28)'?s\b/g, '$1 g ', DIGIT],
  [/(\d)\s?(g|gs|gr|grams?|gramos?)\b/g, '$1 g ', DIGIT],
  [/(\d)\s?(oz|ozs|ounces?|onzas?)\b/g, '$1 oz ', DIGIT],
  [/(\d)\s?(am|pm|k|ml)\b/g, '$1 $2 ', DIGIT],
  [/(\d)\s?(percent|pct|por ciento)\b/g, '$1% ', DIGIT],
  [
    /\b(the|a|an|any|order|delivery|whats|what is|your|ur) min\b(?! (?:walk|drive|ride|wait|away|from|ago|later))/g,
    '$1 minimum',
  ],
  [/\b(?:smallest|lowest|least)(?: (?:possible|allowed|delivery))?(?= (?:order|purchase)s?\b)/g, 'minimum'],
  [
    /\b(?:smallest|lowest|least)(?: amount)? (?:i|we) (?:can|could|have to|need to|must|gotta) (?:spend|order|buy)(?= (?:for|on|to get) (?:that|it|delivery|a delivery)\b)/g,
    'minimum order',
  ],
  [/\b(?:(?:least|lowest) (?:expensive|pricey|costly|priced?|cost)|most (?:affordable|inexpensive))\b/g, 'cheapest'],
  [/^(\s*)min(?= (?:for|to|on|order|deliver))/g, '$1minimum'],
  [/\$\s+(?=\d)/g, '$', DIGIT],
  [/(?<![$\d.,])\$?(\d+(?:[.,]\d+)*)\s?\$+(?!\d)/g, '$$$1', DIGIT],
  [/(?<![\p{L}\p{N}.:])(\$?\d{2,3})\s?-?\s?ish\b/gu, '$1 ish', DIGIT],
  [/~\s?(?=\$?\d)/g, ' around ', DIGIT],
]

/** The sentences of a text, each with its mark. */
export function sentencesIn(text: string): string[] {
  return text.trim().split(SENTENCE_END)
}

const SENTENCE_END = /(?<=[.!?;\n])\s+/u

/**
 * One sentence ready for patterns: folded, common contractions and slang written out, numbers parted from their units
 * ("3.5g" → "3.5 g", "40 bucks" → "40 dollars"), every word parted by one blank. `.`, `,`, `;`, `!` become `,`.
 * A turn asks for the same few sentences again and again (the message, the shop's own words), so they are kept for a while.
 */
export const plainSentence: (text: string) => string = remember(writePlain, { most: 1000, longest: 400 })

function writePlain(text: string): string {
  const said = rewrite(` ${inPlainLimits(inPlainSizes(foldText(text)))} `, JOINED)
  const plain = NOTHING_BUT_WORDS.test(said) ? said : withMarksParted(said)
  const words = plain
    .split(' ')
    .filter((word) => word !== '' && word !== '-' && word !== ':' && word !== '/')
    .map((word) => SLANG.get(word) ?? word)
    .join(' ')
  return (words.includes(',') ? words.replace(/( ,)+/g, ' ,').replace(/^, |(^| ),$/g, '') : words).trim()
}

/** Most messages: no mark in them to part from a word. */
const NOTHING_BUT_WORDS = /^[a-z\d' ]*$/

function withMarksParted(said: string): string {
  return said
    .replace(
      /(?<!\d)[.,](?!\d)|(?<=\d)[.,](?!\d)|(?<!\d)[.,](?=\d)|[;!?¿¡()[\]{}|"\n\r]+|\s[-–—]+\s|(?<=\p{L}):(?=\s)/gu,
      ' , ',
    )
    .replace(/[^\p{L}\p{N}$%.:/,@#'-]+/gu, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
}

/** The words of a plain sentence. Much of a turn looks at them, so they are kept for a while. */
export const wordsIn: (plain: string) => readonly string[] = remember((plain) => plain.split(' '), {
  most: 500,
  longest: 400,
})

const HISSES = /(?:sh|ch|x|z|s)$/

/** A word without its plural ending: enough to let "gummies" meet "gummy" and "grinders" meet "grinder". */
export function wordStem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('es') && HISSES.test(word.slice(-4, -2))) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') && !word.endsWith('is'))
    return word.slice(0, -1)
  return word
}
