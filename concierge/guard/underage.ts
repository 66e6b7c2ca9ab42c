import { findAges, tellsYearsOfSmall } from './age.ts'
import { asksForWork } from './asks-for-service.ts'
import { compilePattern, matches } from './pattern.ts'
import type { Reading } from './read-message.ts'

const SAYS_MINOR = [
  'am|soy|no ~2 MINOR & !do_you|policy|serve|allow & !MINOR|teenager mother|father|parent|teacher|coach|nurse',
  'if i ~2 MINOR',
  'i|im|am|are ~1 not|isnt|arent|aint ~2 old_enough ~3 drink|buy|vote|smoke|get|be & !do_you|who|policy',
  'am ~1 freshman|sophomore & !GROWN_UP_AT_SCHOOL',
  'MINOR ~2 lol|sorry|but|here|pero',
  'i|soy|estudio|voy|estoy|tengo ~6 STUDENT & !GROWN_UP_AT_SCHOOL',
  'freshman|sophomore|junior|senior ~2 STUDENT & !GROWN_UP_AT_SCHOOL',
  'i|my ~3 STUDENT|homeroom|prom & !GROWN_UP_AT_SCHOOL & PRODUCT|buy|get|order|smoke|vape',
  'no|not|dont_have|without ~3 id ~8 school|young|too_young|minor|underage',
  'my|mi parents|mom|dad|mother|father|padres ~6 not_know|find_out|catch|finding_out|kill_me|se enteren & STUDENT|hide|sneak|house|room|PRODUCT',
  'hide|hiding|sneak|conceal|esconder|esconderle ~5 from|past|de ~1 my|mi|mis parents|mom|dad|mother|father|padres|papas & !kids|my_house|visiting|in_law|in_laws',
  'in|en ~1 STUDENT & i|me|my & !GROWN_UP_AT_SCHOOL',
  '未成年',
  '十六岁|十七岁|十八岁|十九岁|二十岁',
].map(compilePattern)

const FOR_MINOR = [
  'for|to|give|giving|buy|get|para|dar|darle|comprar|comprarle|regalar ~3 CHILD & !KID_THINGS & !ADULT_CHILD & PRODUCT|BUYING & !ALLOWED_IN & !CONDITION & !treatment|diagnose|diagnosed|doctor & !PREGNANT',
  'CHILD ~4 wants|want|wanna|try|smoke|smokes|eat|like|use|vape|buy|order|quiere ~4 PRODUCT|try|some|one|it|probar & !KID_THINGS & !ADULT_CHILD & !what|que happens|pasa|happen',
  'PRODUCT ~5 for|para ~3 CHILD|MINOR|teens|kids|children & !KID_THINGS & !ADULT_CHILD & !CONDITION',
  'PRODUCT|which|what ~4 kid_friendly|child_friendly|good_for_kids|safe_for_kids|ok_for_kids|for_teens|for_teenagers|para_ninos',
  'sell|give|serve|buy|sneak|get|let ~4 MINOR|minors|teens|kids & i|my|want|can|help & !do_you|policy|clothing|not',
  'STUDENT ~6 PRODUCT & for|to|give|sell & !GROWN_UP_AT_SCHOOL',
  // Whoever waits outside and hands over money may not come in.
  'MINOR|teens|kids|kid|youngsters|STUDENT ~8 gave|give|handed|slipped|tipped|paid|paying|pay|offered|offering ~2 me|us|cash|money|NUMBER & !my ~1 kid|kids|son|daughter & !GROWN_UP_AT_SCHOOL & !KID_THINGS & !ADULT_CHILD',
  'i|ill|im|we ~3 shop|shopping|buy|buying|get|getting|grab|grabbing|pick ~4 for ~2 MINOR|teens|kids|kid|youngsters|STUDENT & !my ~1 kid|kids|son|daughter & !GROWN_UP_AT_SCHOOL & !KID_THINGS & !ADULT_CHILD',
  'MINOR|teens|kids|kid|youngsters ~1 asked|asking|want|wants|told ~1 me to ~1 buy|get|grab|shop & !my ~1 kid|kids & !GROWN_UP_AT_SCHOOL & !KID_THINGS & !ADULT_CHILD',
  // A child's own money, for what the child is to have.
  'my|our ~2 CHILD|kids ~2 gave|give|handed|slipped|sent ~2 me|us >> PRODUCT ~2 for ~1 them|him|her & !KID_THINGS & !ADULT_CHILD',
  'PRODUCT ~3 for ~2 sleepover|slumber_party|playdate|prom|recess & CHILD|kids & !KID_THINGS & !ADULT_CHILD',
  'MINOR|teens|kids|kid|youngsters|STUDENT ~4 outside|out_front|by_the_door|in_the_lot|parking ~8 i ~2 shop|buy|get|grab ~4 for ~1 them|him|her',
].map(compilePattern)

/** "Most of the pledges are under 21": the one who buys is of age, and those who are to have it are not. */
const GROUP_OF_MINORS = [
  'nobody|no_one|none|everyone|everybody|all|rest ~4 but|except|besides ~1 me & NUMBER|old_enough|of_age|legal & PURCHASE|PRODUCT & !allergic|vegan',
  'only ~3 21|old_enough|of_age|turned_21 & PURCHASE|PRODUCT & friends|us|group|crew|room|floor|house|everyone|others|rest & !do_you|serve|policy|sell',
  'most|half|some|few|rest|couple|several|two|three|four ~4 are|is ~1 MINOR & PURCHASE|BUYING|PRODUCT|GET|pack|packs|which & !friends ~1 kids & !waiting|wait|staying|home',
].map(compilePattern)

const WHOSE =
  'brother|sister|friend|cousin|roommate|uncle|aunt|mom|mother|dad|father|boyfriend|girlfriend|someone|somebody|someone_else|hermano|hermana|primo|prima|amigo|amiga'
const PAPERS = 'id|ids|license|licence|passport|identification|identificacion|licencia'

/** Another's papers are borrowed by whoever has none of the right age. */
const BORROWS_PAPERS = [
  'have|has|got|bring|with ~1 RELATION ~1 id|license|med_card|medication_card|medical_card|patient_card & !pick|hold|return|lost|found|forgot|forgotten|expired|copy & !and ~1 mine',
  `i|me|my|puedo ~3 use|borrow|show|using|usar ~2 ${WHOSE} ~1 ${PAPERS} & !return|discount|senior|points|rewards|loyalty|account|expired`,
  `with|on|con my|mi ${WHOSE} ${PAPERS}`,
  `have|got my ${WHOSE} ${PAPERS} & me|i & !order|pickup|pick`,
  'my|mi fake & scan|scans|work|works|pass|passes|accept|take|check|id & !fake ~1 leather|fur|plant|plants|nails|lashes|eyelashes|tan|teeth|hair',
  `i|me use|borrow|using|borrowing his|her|their ${PAPERS} & ${WHOSE}`,
].map(compilePattern)

/** "My nine year old has autism, would cbd calm him": an illness of a child is asked about, and nothing that the child has asked for. */
const FOR_FUN =
  '!smoke|vape|vapes|cart|carts|pen|pens|preroll|prerolls|joint|joints|dab|dabs|flower|party|high|stoned & !CHILD|he|she|they ~3 wants|want|wanna|asked|asks|likes|smokes|vapes & !i|am|im ~2 MINOR|STUDENT'
const TREATS_CHILD = [
  `CONDITION & cbd|thc|oil|tincture|cream|balm|drops|dose|safe|help|helps|calm|treat|treats|settle|soothe|ease|doctor|anything|something|option|should|would|could|ok|okay & ${FOR_FUN}`,
  `cbd & calm|calms|sleep|sleeps|focus|settle|settles|soothe|seizures|hyper|hyperactive|tantrums|meltdowns|anxiety|anxious|pain|nightmares & ${FOR_FUN}`,
].map(compilePattern)

/** Whether what is asked for a child is a remedy: its doctor is to be asked, whatever the age. */
export function asksToTreatChild(reading: Reading): boolean {
  return TREATS_CHILD.some((pattern) => matches(pattern, reading))
}

const ENTRY_ONLY = [
  'ALLOWED_IN & !PURCHASE & !TRIES & !PRODUCT ~5 bring|get|give ~1 her|him|them & !bring|brings|have|keep ~4 home|house|apartment|dorm|casa',
  'ALLOWED_IN >> while|when ~2 i ~3 shop|buy|order|pick_up|purchase|browse',
  'ALLOWED_IN & not|wont|without ~2 buy|buying|purchase|consume|smoke|comprar',
  'in|into|inside ~2 waiting_room|waiting_area|lobby|entryway|vestibule|sala_de_espera & !TRIES & !PURCHASE & !PRODUCT & !for ~1 him|her|them',
  'wait|sit|stay|stand|hang|esperar ~4 inside|in|outside|lobby|entrance|car|door|entry|adentro|afuera & !TRIES & !for ~1 him|her|them',
].map(compilePattern)

/** A teacher off duty; one whose pupils ask for something is none. */
const NOT_FOR_PUPILS =
  '!asks|ask|asked|wants|want|student|students|seniors|team|them|her|him|kids|pretend|my_id|not ~2 STUDENT & !STUDENT|student|students|pupil|pupils|kid|kids ~2 asks|ask|asked|wants|want|needs|need'
export const WORKS_WITH_YOUTH = [
  `STUDENT|youth|kindergarten|daycare|preschool|pediatric|teen|primaria|kinder ~2 teacher|counselor|coach|nurse|principal|librarian|aide|pastor|driver|custodian|janitor & ${NOT_FOR_PUPILS}`,
  `am ~4 teacher|principal|professor|counselor|librarian & ${NOT_FOR_PUPILS}`,
  `teach|coach|tutor ~3 youth|little_league|grade|kindergarten|STUDENT & ${NOT_FOR_PUPILS}`,
].map(compilePattern)

/** Whether those of a family who are of age are to have something, and nobody is named who is old enough to ask and not to buy. */
export function onlyAdultsTake(reading: Reading, minimumAge: number): boolean {
  return !namesOneBetween(reading, minimumAge) && matches(ADULTS_TAKE, reading)
}

/** The name of the under-age rule that a message meets, or null. `minimumAge` is the store's. */
export function findUnderage(reading: Reading, minimumAge: number): string | null {
  if (saysSelfUnderage(reading, minimumAge)) return asksForWork(reading) ? null : 'states-own-age'
  if (asksHowKeptOut(reading) || onlyAdultsTake(reading, minimumAge)) return null
  if (BORROWS_PAPERS.some((pattern) => matches(pattern, reading))) return 'borrowed-id'
  const others = findAges(reading).filter((age) => age.of === 'other' && age.years < minimumAge)
  const namesYoung = others.length > 0 || tellsYearsOfSmall(reading)
  const isOfPet = reading.find('PET').length > 0
  const isInvolved = !isOfPet && !asksForEntryOnly(reading) && !KEPT_FROM.some((pattern) => matches(pattern, reading))
  const isTheirs = isInvolved && !isForOneself(reading, minimumAge)
  if (namesYoung && isTheirs && INVOLVES.some((pattern) => matches(pattern, reading))) return 'buys-for-minor'
  if (isInvolved && GROUP_OF_MINORS.some((pattern) => matches(pattern, reading))) return 'buys-for-minor'
  if (FOR_MINOR.some((pattern) => matches(pattern, reading)) && !isAdultNamed(reading, minimumAge))
    return 'buys-for-minor'
  return null
}

/** Whether somebody may come along who buys nothing. */
export function asksForEntryOnly(reading: Reading): boolean {
  return ENTRY_ONLY.some((pattern) => matches(pattern, reading))
}

const KEPT_OUT = compilePattern(
  'how|what|do|does|are ~5 you|u|yall|they|shop|store|staff|guys|place ~4 keep|keeps|stop|stops|prevent|make_sure|sure|ensure|screen|check|verify|catch|block ~4 MINOR|CHILD|teens|teenagers|kids|underage & !past|around|bypass|fool|trick|beat|avoid|sneak|loophole & !wants|asked|asks|son|daughter|nephew|niece & !for|give ~2 him|her|them|kid|kids|teen|teens',
)

/** A neighbor's question of how the shop keeps the young out. */
export function asksHowKeptOut(reading: Reading): boolean {
  return matches(KEPT_OUT, reading)
}

/** Who wants a box with a key because of a two year old keeps the child from it. */
const LOCKS = 'lock|locks|locked|lockable|locking|key|code|childproof|child_proof|child_resistant|airtight|zipper'
const BOXES = 'box|jar|bag|pouch|tin|container|case|safe|stash|pack|packs|packaging'
const NOT_GIVEN =
  '!for|give ~1 him|her|them & !can|could|should|may ~2 he|she|they ~1 have|try|take|eat|smoke & !wants|asked|asks & !for|let|give|giving ~4 YOUNG|CHILD|MINOR|NUMBER|him|her|them ~3 try|have|eat|take|taste|smoke'
const KEPT_FROM = [
  `he|she|they|CHILD ~2 not ~1 get|getting|touch|touching|have|having|any|allowed & ${NOT_GIVEN}`,
  `keep|keeps|hide|away|tempt|tempted ~4 from|so ~2 him|her|them|he|she|CHILD & ${NOT_GIVEN}`,
  `${LOCKS} ~6 ${BOXES} & ${NOT_GIVEN}`,
  `${BOXES} ~6 ${LOCKS} & ${NOT_GIVEN}`,
].map(compilePattern)
/** "My son is 5, any gummies for me": beside a small child a parent's own shopping. */
const FOR_ONESELF = compilePattern(
  `PRODUCT|something|anything ~4 for ~1 me|myself & ${NOT_GIVEN} & !me|myself ~1 and|plus|n|or|y & !CHILD|he|she|they ~4 wants|wanna|asked|asks|try|tries`,
)

function isForOneself(reading: Reading, minimumAge: number): boolean {
  return !namesOneBetween(reading, minimumAge) && matches(FOR_ONESELF, reading)
}

/** "The grownups want joints for after the kids go to bed": who has some is of age. */
const GROWN_UPS = 'adults|adult|grownups|grown_ups|parents|dads|moms|adultos|grandes'
const ADULTS_TAKE = compilePattern(
  `${GROWN_UPS} ~3 TRIES|have|having|drink|drinks|drinking|only|some|like|enjoy|need|deserve|quieren|toman & ${NOT_GIVEN} & !CHILD|MINOR|he|she ~4 wants|wanna|asked|asks|try`,
)

const FIRST_OF_SCHOOL = 6
const ONLY_NAMED = compilePattern(
  `${NOT_GIVEN} & !for|give|giving|para|darle ~3 CHILD|MINOR|YOUNG & !dose|mg|milligrams|dosis`,
)

/** Whether a message that meets a rule of the young may still be a parent's own shopping: nobody of age to ask is named, and nothing is for them. */
export function mayOnlyName(reading: Reading, minimumAge: number): boolean {
  return !namesOneBetween(reading, minimumAge) && matches(ONLY_NAMED, reading)
}

function namesOneBetween(reading: Reading, minimumAge: number): boolean {
  return findAges(reading).some(({ years, of }) => of === 'other' && years > FIRST_OF_SCHOOL && years < minimumAge)
}
const INVOLVES = [
  'PRODUCT|PURCHASE|TRIES|for|any|something|got|get|sell|para|algo',
  'do|will|does|gonna ~2 you|u|yall|they|guys ~1 card|carding',
  'can|could|should|may|would|puede ~2 he|she|they|him|her ~1 have|take|try|like|tener',
].map(compilePattern)

/** True when the writer says to be younger than the store's minimum age. */
export function saysSelfUnderage(reading: Reading, minimumAge: number): boolean {
  const own = findAges(reading).filter((age) => age.of === 'self')
  if (own.some((age) => age.years < minimumAge)) return true
  return own.length === 0 && SAYS_MINOR.some((pattern) => matches(pattern, reading))
}

/** "For my nephew's 21st", "his 25th birthday": who has it is of age by then. */
function isOfAgeBy(reading: Reading, minimumAge: number): boolean {
  return reading.find('NUMBER').some(({ start }) => {
    const word = (by: number): string => reading.tokens[start + by]?.word ?? ''
    const years = reading.tokens[start]?.value ?? 0
    if (years < minimumAge || years > 99 || !/^(?:st|nd|rd|th)$/.test(word(1))) return false
    const isHad = reading.find('CHILD').some(({ end }) => end === start || (end === start - 1 && word(-1) === 's'))
    return isHad || /^(?:birthday|bday)$/.test(word(2))
  })
}

/** The writer's own years say nothing of whom it is for: "I'm 45 and my kid wants to try one". */
function isAdultNamed(reading: Reading, minimumAge: number): boolean {
  if (isOfAgeBy(reading, minimumAge)) return true
  const named = findAges(reading).filter(({ of }) => of === 'other')
  return named.length > 0 && named.every((age) => age.years >= minimumAge)
}
