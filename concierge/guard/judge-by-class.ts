import { asksForProduct } from './asks-for-product.ts'
import { classify, MESSAGE_CLASSES, type MessageClass } from './classify.ts'
import { compilePattern, matches } from './pattern.ts'
import type { Reading } from './read-message.ts'
import type { GuardVerdict } from './verdict.ts'
import { wordForms } from './word-forms.ts'

const OURS = ['PRODUCT', 'SHOP', 'STRAIN_NAME', 'DRIVE_TO_SHOP', 'MILD_WISH'] as const
/** Words of chatting and of choosing; in a long message they prove nothing. */
const OURS_IF_SHORT = ['BOT_TALK', 'WISH'] as const
/** What no foreign subject outweighs: a wish for a movie night is a wish. */
const SURELY_OURS = ['PRODUCT', 'MILD_WISH', 'WISH'] as const
const PERHAPS_OURS = 'SHOP_LOOSE'
const GRAVE = ['HATE', 'KILL', 'HARASS', 'HACK', 'FRAUD', 'WEAPON', 'SEXUAL', 'GROUP'] as const
const FOREIGN = ['WORLD', 'SCHOOLWORK', 'TECH', 'ERRANDS'] as const

const ARITHMETIC = compilePattern('NUMBER times|plus|minus|divided|multiplied ~1 NUMBER')

/** Shares from which a class is believed: of a message that may be about the shop, and of one that shows no sign of it. */
const BELIEVED = { ours: 0.93, perhaps: 0.7, foreign: 0.45 } as const
const DOUBTED = { perhaps: 0.85, foreign: 0.7 } as const
const SURE_OF_KIND = 0.6
const SURE_OF_HARM = 0.85
/** A person in distress is met on less than others: the answer does no harm. */
const SHARE_OF_HEART = 0.3
const SHORT_WORDS = 14
const CHAT_WORDS = 6
const SURE_FROM_WORDS = 7
const FEWEST_WORDS = 3
const SUBJECTS_NEEDED = 2

/**
 * The second look, by statistics, at what no rule has met. A message that speaks of the shop, of its products or with the
 * assistant itself is let through unless the classifier is very sure; any other needs positive evidence of a foreign subject.
 */
export function judgeByClass(reading: Reading): GuardVerdict | null {
  const has = (concept: string) => reading.find(concept).length > 0
  const foreign = FOREIGN.some(has) || matches(ARITHMETIC, reading)
  if (!asks(reading) || asksForProduct(reading)) return null
  if (!foreign && reading.tokens.length < FEWEST_WORDS) return null
  const shares = classify(reading)
  const best = MESSAGE_CLASSES.reduce((top, name) => (shares[name] > shares[top] ? name : top))
  const ours = OURS.some(has) || (reading.tokens.length <= SHORT_WORDS && OURS_IF_SHORT.some(has))
  const fromTheHeart =
    best === 'distress' && shares.distress >= SHARE_OF_HEART && !['PRODUCT', 'SHOP', 'WISH'].some(has)
  if (fromTheHeart) return { kind: 'medical', rule: 'distress' }
  if (ours && !(foreign && !SURELY_OURS.some(has) && !(has('BOT_TALK') && reading.tokens.length <= CHAT_WORDS))) {
    const certain = shares[best] >= BELIEVED.ours && best !== 'off_topic' && best !== 'illegal'
    return certain ? verdictFor(best, shares[best], false) : null
  }
  const grave = GRAVE.some(has) && shares.harmful + shares.off_topic >= BELIEVED.perhaps
  const offTopic = foreign || grave || hasSubject(reading) ? OFF_TOPIC : null
  const wanted = has(PERHAPS_OURS) && !foreign ? BELIEVED.perhaps : BELIEVED.foreign
  if (best !== 'serve' && best !== 'illegal' && shares[best] >= wanted) {
    const verdict = verdictFor(best, shares[best], has('SAFE_CONTEXT') || asksTheImpossible(reading))
    return verdict?.kind === 'off_topic' ? offTopic : verdict
  }
  const doubt = has(PERHAPS_OURS) ? DOUBTED.perhaps : DOUBTED.foreign
  return 1 - shares.serve - shares.illegal >= doubt && reading.tokens.length > FEWEST_WORDS ? offTopic : null
}

const OFF_TOPIC: GuardVerdict = { kind: 'off_topic', rule: 'foreign-subject' }

/** A question, an order, or a message too long to be the name of a product. */
function asks(reading: Reading): boolean {
  return reading.tokens.length >= SURE_FROM_WORDS || reading.find('ASKING').length > 0
}

/** "Why can't Christians fly", "why are men not able to": nonsense, not hate. */
function asksTheImpossible(reading: Reading): boolean {
  const has = (word: string) => reading.find(word).length > 0
  return has('why') && (has('can') || has('able')) && !has('should')
}

/** A subject of its own: two words that mean something by themselves, and no "it" or "there" that points at the shop. */
function hasSubject(reading: Reading): boolean {
  const words = new Set(reading.tokens.filter((token) => token.value === null).map((token) => token.word))
  const meaning = [...words].filter((word) => word.length > 2 && !wordForms(word).some((form) => EMPTY_WORDS.has(form)))
  const points = [...words].some((word) => POINTERS.has(word))
  return meaning.length >= (points ? SUBJECTS_NEEDED + 1 : SUBJECTS_NEEDED)
}

const POINTERS = new Set(
  'it they them this that these those there here one ones he she guys yours eso esto ese esta alli aqui'.split(' '),
)
const EMPTY_WORDS = new Set(
  `the and for are was were been being did does done doing has have had having can could will would should shall may might must not you your yours who whom whose what which when where why how that this these those there here with without from into onto about than then them they their our ours him her his hers its mine any some all each every both few many much more most less least other another such own same only just also too very really quite even still yet already again ever never always often sometimes usually maybe perhaps please get got give gave take took make made come came goes gone going know knew think thought want wanted need needed like liked look looked find found tell told say said ask asked show seem seemed let try tried use used work works call keep kept put turn start stop help feel felt leave left right good better best great nice new old big small long short high low first last next thing things way ways time times day days week weeks month year years today tomorrow yesterday tonight now soon later early people person someone something anything nothing everything somebody anyone everyone friend kind sort lot lots bit part point place name number word question answer reason idea case mean sure okay yes happen happened else instead enough around over under down out off back away before after during until while since because though although however actually basically literally wait long far near close usual usually wear enter sit stand walk talk hear heard see saw seen end hard easy fast slow full empty half whole pay paid money que como para con por los las una uno del este esta eso hay ser estar muy mas pero donde cuando cual quien porque puedo puede quiero tengo tiene algo hacer`.split(
    /\s+/,
  ),
)

function verdictFor(name: MessageClass, share: number, safe: boolean): GuardVerdict | null {
  if (name === 'serve') return null
  if (name === 'off_topic' || name === 'illegal' || share < SURE_OF_KIND) return OFF_TOPIC
  if (name === 'harmful' && (share < SURE_OF_HARM || safe)) return OFF_TOPIC
  if (name === 'distress') return { kind: 'medical', rule: 'distress' }
  return { kind: name, rule: 'reads-like' }
}
