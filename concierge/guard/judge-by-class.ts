import type { GuardKind } from '#contract/turn.ts'
import { findAges } from './age.ts'
import { asksForGoods, asksForProduct } from './asks-for-product.ts'
import { classify } from './classify.ts'
import { EVIDENCE, GUARDED, type Guarded, isEvident, isUnshownAlarm } from './evidence.ts'
import type { MessageClass } from './message-classes.ts'
import { isNoOffer } from './no-offer.ts'
import { compilePattern, matches } from './pattern.ts'
import type { Reading } from './read-message.ts'
import { ANOTHER_ABSTAINS } from './rules-health.ts'
import { AT_PLAY } from './rules-harm.ts'
import { COMES_TO_US, STAYS_HERE, TAKES_HOME } from './rules-law.ts'
import { NOTHING_YET, WAITED_LONG } from './rules-safety.ts'
import { asksForEntryOnly, mayOnlyName } from './underage.ts'
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

/** Shares from which guarding is believed: of a message that may be about the shop, and of one that shows no sign of it. */
const GUARDED_FROM = { ours: 0.6, perhaps: 0.55, foreign: 0.5 } as const
/** Of a message that names nothing its kind mostly speaks of. What may be danger to life is believed sooner. */
const WITHOUT_EVIDENCE = { danger: 0.65, other: 0.7 } as const
/** Of few words that show nothing of a danger to life. */
const SURE_OF_ALARM = 0.93
/** A likeness spread over many kinds is one to none: words of a language that is hardly known. */
const LEAST_OF_ONE = 0.4
const DANGERS: ReadonlySet<string> = new Set(['crisis', 'emergency', 'underage', 'driving', 'distress'])

/** Cards, counters and proper names in which a word of illness stands. */
const NO_ILLNESS = 'SMALL_MEDICAL'
const OF_ONESELF = ['SUICIDE', 'SELF_HARM', 'SUICIDE_WORD'] as const
const PERHAPS_CRISIS = 0.2
const PERHAPS_YOUNG = 0.2
const MUCH_LIKE_CRISIS = 0.4

/** Kinds that a harmless question about another subject may resemble: short of certainty it is only off-topic. */
const DOUBTFUL: ReadonlySet<string> = new Set(['harmful', 'injection', 'privacy', 'abuse'])
const SURE_OF_HARM = 0.95
const OFF_TOPIC_FROM = { perhaps: 0.7, foreign: 0.45 } as const
const SHORT_WORDS = 14
/** What is said to the assistant in one breath; a longer text may hide an order among much that is served. */
const SPOKEN_WORDS = 20
const CHAT_WORDS = 6
const SURE_FROM_WORDS = 7
const FEWEST_WORDS = 3
const SUBJECTS_NEEDED = 2

/** What a rule says of danger, of one's own age or of an attack stands; of the rest a message may read harmless as a whole. */
const MAY_BE_HARMLESS: ReadonlySet<string> = new Set(['harmful', 'illegal', 'driving', 'privacy', 'medical', 'abuse'])
const SURELY_HARMLESS = 0.8
/** From here on an alarming word about another subject is no longer answered as an attack: it is only not ours. */
const PERHAPS_HARMLESS = 0.3
/** Rules of what is said to the assistant: "reset my filters", "skip all that and show me edibles" are said to it too. */
const ORDERS: ReadonlySet<string> = new Set(['override-instructions', 'reveal-insides', 'new-persona'])
const SURELY_SERVED = 0.95
const NO_ORDERS = '!INSTRUCTIONS|SECRET|INSIDES|PERSONA|AUTHORITY|UNBOUND|free|discount|rules|prompt'
/** "Ignore all that, just show me what's under 25", "ignore everything before, only carts": the shopper starts anew. */
const TURNS_TO_GOODS = [
  `just|instead|only|show|give|start|want|back ~5 PRODUCT|NUMBER|SHOP_LOOSE|MILD_WISH & ${NO_ORDERS}|everything`,
  `^ IGNORE ~1 everything|all ~3 before|above|earlier|that|said ~3 just|only|show|want|need|lets|now ~3 PRODUCT & ${NO_ORDERS} & !everything|all ~1 free & !NEW_TASK|OUTPUT_ONLY|TAMPER|REVEAL ~1 SECRET`,
].map(compilePattern)
/** Of a message that names a child and what is sold: parents shop, and teachers have weekends. */
const SERVED_BESIDE_YOUNG = 0.9
/** Rules of words that stand in little else, and what is asked for before a message of theirs is served. */
const STRICTLY_SERVED = 0.98
const STRICT_RULES: ReadonlySet<string> = new Set(['resale', 'dependence', 'drug-test'])
/** Rules of common words: "i feel nothing yet", "does a gummy take to work". They are overruled sooner. */
const LOOSE_RULES: ReadonlySet<string> = new Set(['distress', 'forbidden-place'])
const RATHER_HARMLESS = 0.6
/** Rules whose words leave no doubt; driving is one where being high is said. */
const FIRM_RULES: ReadonlySet<string> = new Set([
  'pregnancy',
  'fake-id',
  'poisoning',
  'split-order',
  'drives-oneself',
  'in-a-car',
  'after-each-use',
  'threat',
  'cursed-at',
  'others-purchases',
  'dependence',
  'shop-security',
  'aches',
  'after-surgery',
  'anothers-urine',
  'pet-goods',
  'of-a-child',
  'doses-a-drink',
  'unaware',
  'price-tags',
])
/** Below this a message is not of a kind at all: a child is only spoken of ("I fear for my kids"), a program "dies". */
const LEAST_LIKENESS = 0.05
/** Kinds that outweigh what a rule has met, in this order. */
const GRAVER = ['emergency', 'crisis', 'underage'] as const
/** What goes even before an attack: words of orders stand in a cry for help too ("I've got the pills counted out"). */
const URGENT = ['emergency', 'crisis'] as const

/** Danger to life, which goes before all else. */
export function isUrgent(kind: GuardKind): boolean {
  return URGENT.some((urgent) => urgent === kind)
}
const SURELY_GRAVE = 0.6

/** A second opinion on what a rule has met: a message that reads harmless as a whole, or graver than one rule saw. */
export function reconsider(verdict: GuardVerdict, reading: Reading, minimumAge: number): GuardVerdict | null {
  const ofOthersAge = verdict.rule === 'buys-for-minor' && findAges(reading).length === 0
  const spoken = ORDERS.has(verdict.rule) && reading.tokens.length <= SPOKEN_WORDS
  const ofMachines = verdict.rule === 'lethal-wish' && reading.find('TECH').length > 0
  const ofPets = verdict.kind === 'emergency' && verdict.rule === 'pet'
  const ordered = verdict.kind === 'injection'
  const ofYouth = verdict.kind === 'underage'
  const ofChild = verdict.kind === 'emergency' && verdict.rule === 'child'
  if (!MAY_BE_HARMLESS.has(verdict.kind) && !ofOthersAge && !ordered && !ofMachines && !ofPets && !ofYouth && !ofChild)
    return verdict
  const shares = classify(reading)
  const urgent = ordered || ofYouth ? URGENT.find((kind) => shares[kind] >= SURELY_GRAVE) : undefined
  if (urgent !== undefined) return { kind: urgent, rule: 'reads-like' }
  if (verdict.rule === 'buys-for-minor' && isOnlyWorried(shares, reading)) return { kind: 'medical', rule: 'distress' }
  if (ofChild) return shares.emergency < LEAST_LIKENESS && shares.underage >= SURELY_GRAVE ? AGE_OF_CHILD : verdict
  if (ofPets)
    return shares.emergency < LEAST_LIKENESS || shares.medical >= SURELY_HARMLESS
      ? judgeByClass(reading, minimumAge)
      : verdict
  const perhapsDriving = verdict.kind === 'medical' || verdict.rule === 'forbidden-place'
  if (perhapsDriving && shares.driving >= SURELY_GRAVE && reading.find('DRIVE').length > 0)
    return { kind: 'driving', rule: 'reads-like' }
  if (ofMachines) return shares.off_topic >= SURELY_HARMLESS && shares.crisis < LEAST_LIKENESS ? null : verdict
  if (spoken)
    return shares.serve >=
      (TURNS_TO_GOODS.some((pattern) => matches(pattern, reading)) ? RATHER_HARMLESS : SURELY_SERVED)
      ? judgeByClass(reading, minimumAge)
      : verdict
  if (ordered) return verdict
  if (
    verdict.rule === 'buys-for-minor' &&
    shares.serve >= SERVED_BESIDE_YOUNG &&
    shares.underage < LEAST_LIKENESS &&
    mayOnlyName(reading, minimumAge)
  )
    return judgeByClass(reading, minimumAge)
  if (ofOthersAge && shares.underage < LEAST_LIKENESS && shares.serve < LEAST_LIKENESS)
    return judgeByClass(reading, minimumAge) ?? verdict
  if (ofYouth) return verdict
  const graver = GRAVER.find(
    (kind) =>
      shares[kind] >= SURELY_GRAVE &&
      !(kind === 'underage' && (verdict.rule === 'of-a-child' || isNoOffer(reading, minimumAge))),
  )
  if (graver) return graver === verdict.kind ? verdict : { kind: graver, rule: 'reads-like' }
  if (FIRM_RULES.has(verdict.rule)) return verdict
  if (verdict.rule === 'driving-impaired' && reading.find('HIGH').length > 0) return verdict
  if (verdict.rule === 'across-state-lines' && TAKES_HOME.some((pattern) => matches(pattern, reading))) return verdict
  if (verdict.rule === 'across-state-lines' && matches(STAYS_HERE, reading)) return null
  const wanted = STRICT_RULES.has(verdict.rule)
    ? STRICTLY_SERVED
    : LOOSE_RULES.has(verdict.rule)
      ? RATHER_HARMLESS
      : SURELY_HARMLESS
  const harmless = shares.serve + shares.off_topic
  if (harmless >= wanted) return judgeByClass(reading, minimumAge)
  return harmless >= PERHAPS_HARMLESS && DOUBTFUL.has(verdict.kind) && !isOurs(reading) ? OFF_TOPIC : verdict
}

/** "My son is 13 and skips every meal, how can I help": a parent's worry, with nothing to buy. */
function isOnlyWorried(shares: Record<MessageClass, number>, { find }: Reading): boolean {
  const worried = shares.distress + shares.medical >= SURELY_GRAVE && shares.underage < PERHAPS_YOUNG
  return worried && find('PRODUCT').length === 0 && find('PURCHASE').length === 0
}

/**
 * The second look, by statistics, at what no rule has met. A message that speaks of the shop, of its products or with the
 * assistant itself is let through unless the classifier is quite sure; any other needs less.
 */
export function judgeByClass(reading: Reading, minimumAge: number): GuardVerdict | null {
  const has = (concept: string) => reading.find(concept).length > 0
  const foreign = FOREIGN.some(has) || matches(ARITHMETIC, reading)
  if (asksForProduct(reading)) return null
  if (!foreign && reading.tokens.length < FEWEST_WORDS) return null
  const shares = classify(reading)
  const ours = isOurs(reading)
  const distance = ours ? 'ours' : has(PERHAPS_OURS) && !foreign ? 'perhaps' : 'foreign'
  const noOffer = isNoOffer(reading, minimumAge)
  const guarded = GUARDED.reduce((sum, name) => sum + shares[name], 0) - (noOffer ? shares.underage : 0)
  const kind = kindOf(shares, has)
  const evident = EVIDENCE[kind].some(has) && !(kind === 'medical' && has(NO_ILLNESS))
  const unevident = WITHOUT_EVIDENCE[DANGERS.has(kind) || !ours ? 'danger' : 'other']
  const least = evident ? GUARDED_FROM[distance] : reading.tokens.length > FEWEST_WORDS ? unevident : 1
  const wanted = isUnshownAlarm(kind, reading) ? SURE_OF_ALARM : least
  const harmless =
    (kind === 'underage' && noOffer) ||
    ((kind === 'crisis' || kind === 'distress') && !OF_ONESELF.some(has) && matches(WAITED_LONG, reading)) ||
    (kind === 'medical' && matches(OF_ANOTHER_PREGNANT, reading)) ||
    (kind === 'illegal' && (matches(AS_PILLS, reading) || matches(COMES_TO_US, reading))) ||
    (kind === 'driving' && has('DRIVE_TO_SHOP') && !AFTER_USE.some(has)) ||
    (kind === 'driving' && (matches(NOBODY_DRIVES, reading) || matches(DRIVES_WITHOUT, reading))) ||
    (kind === 'emergency' &&
      shares.crisis + shares.distress < LEAST_LIKENESS &&
      NOTHING_YET.some((pattern) => matches(pattern, reading)))
  if (guarded >= wanted && shares[kind] >= LEAST_OF_ONE && !harmless) {
    const ofPlay = (kind === 'illegal' || kind === 'harmful') && matches(AT_PLAY, reading)
    if ((ofPlay || (!ours && DOUBTFUL.has(kind))) && shares[kind] < SURE_OF_HARM) return OFF_TOPIC
    const sad = kind === 'distress' || (kind === 'crisis' && shares.crisis < SURELY_GRAVE && !OF_ONESELF.some(has))
    return sad ? { kind: 'medical', rule: 'distress' } : { kind, rule: 'reads-like' }
  }
  if (ours && !(foreign && !SURELY_OURS.some(has) && !(has('BOT_TALK') && reading.tokens.length <= CHAT_WORDS)))
    return null
  if (!asks(reading) || asksForGoods(reading)) return null
  const doubt = distance === 'foreign' ? OFF_TOPIC_FROM.foreign : OFF_TOPIC_FROM.perhaps
  const grave = GRAVE.some(has)
  const served = shares.serve + (noOffer ? shares.underage : 0)
  return 1 - served >= doubt && (foreign || grave || hasSubject(reading)) ? OFF_TOPIC : null
}

/** Of one sentence amid plain shopping, that asks or orders something: who only tells something ("my card was stolen") wants nothing bad. */
const ASKED_AMID = { harmful: 0.65, injection: 0.6, privacy: 0.65, illegal: 0.8 } as const
/** Enough without a word that speaks of the kind by itself. */
const SURE_AMID = 0.85
const AMID = ['harmful', 'injection', 'privacy', 'illegal'] as const
const WANTED = compilePattern(
  'how|what|which|who|whose|where|why|tell|write|show|give|send|list|help|explain|teach|print|repeat|translate|pretend|ignore|do_not|como|dime|dame|muestra|escribe',
)
const ORDERED = compilePattern('^ have|let|make|set|put|mark|add|run|say|act|use|get|look|read|look_up|pon|haz')

/** What the sentence of a shopper asks for beside the shopping, however little of it the whole message shows; null if it is nothing grave. */
export function judgeAmid(reading: Reading, text: string): GuardVerdict | null {
  if (!/[?？]$/.test(text) && !matches(WANTED, reading) && !matches(ORDERED, reading)) return null
  if (reading.tokens.length <= FEWEST_WORDS && (isOurs(reading) || reading.find('PRICE_OF').length > 0)) return null
  const shares = classify(reading)
  const kind = AMID.find((name) => shares[name] >= ASKED_AMID[name])
  if (kind === undefined || asksForProduct(reading) || matches(AS_PILLS, reading)) return null
  return isEvident(kind, reading) || shares[kind] >= SURE_AMID ? { kind, rule: 'reads-like' } : null
}

/** The likeliest kind; of a message that speaks of suicide or of hurting oneself, in plain words or perhaps, a lesser likeness is enough to offer help. */
function kindOf(shares: Record<MessageClass, number>, has: (concept: string) => boolean): Guarded {
  if (shares.crisis >= PERHAPS_CRISIS && OF_ONESELF.some(has)) return 'crisis'
  if (shares.crisis >= MUCH_LIKE_CRISIS && has('ON_SELF_HARM')) return 'crisis'
  return GUARDED.reduce((top, name) => (shares[name] > shares[top] ? name : top))
}

/** Whoever drives to the shop has not used what is bought there. */
const AFTER_USE = ['HIGH', 'ATE', 'ATE_SELF', 'INGEST'] as const
/** "Do you sell it as pills": the form of ours. */
const AS_PILLS = compilePattern('it|them|any|thc|cbd|weed|yours ~3 as|in ~1 pills|pill')
const NOBODY_DRIVES = compilePattern(
  'nadie|nobody|no_one|noone|none ~4 DRIVE|drive|drives|driving|manejar|maneja|manejamos|conducir|conduce',
)
/** "My designated driver wants zero thc". */
const DRIVES_WITHOUT = compilePattern('zero|no|without|0|sin ~1 thc & designated|dd|driver & !after|then')
const OF_ANOTHER_PREGNANT = compilePattern(`PREGNANT & ${ANOTHER_ABSTAINS}`)

function isOurs(reading: Reading): boolean {
  const { find, tokens } = reading
  const has = (concept: string) => find(concept).length > 0
  if (asksForEntryOnly(reading)) return true
  return OURS.some(has) || (tokens.length <= SHORT_WORDS && OURS_IF_SHORT.some(has))
}

/** A child that reads like one who is to get something, and not like one who ate it. */
const AGE_OF_CHILD: GuardVerdict = { kind: 'underage', rule: 'buys-for-minor' }
const OFF_TOPIC: GuardVerdict = { kind: 'off_topic', rule: 'foreign-subject' }

/** A question, an order, or a message too long to be the name of a product. */
function asks(reading: Reading): boolean {
  return reading.tokens.length >= SURE_FROM_WORDS || reading.find('ASKING').length > 0
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
