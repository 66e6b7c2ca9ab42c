import { type FormWord, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

const IS_MINE = /\b(?:my|our|the|his|her|their) (?:\p{L}+ ){0,2}$/u
const THEM = /^ (?:\p{L}+ ){1,5}(?:them|it|these|those|that)\b/u

/** "My purse keeps crushing my joints, anything to keep them in": what is to be kept is there. */
export function dropKept(mentions: Mention<FormWord>[], plain: string): void {
  const keeper = mentions.find(({ value, negated }) => value.kind === 'storage' && !negated)
  if (keeper === undefined || !THEM.test(plain.slice(keeper.end))) return
  const isKept = ({ value, start }: Mention<FormWord>): boolean =>
    start < keeper.start && shelfOf(value) !== 'accessory' && IS_MINE.test(plain.slice(0, start))
  for (const mention of mentions.filter(isKept)) mentions.splice(mentions.indexOf(mention), 1)
}

const IS_THERE =
  /\b(?:have|has|got|ive|weve|own|bought|picked up|grabbed|found|received|given|gifted|gave|left|brought|with)(?: (?:got|an?|my|some|this|these|the|two|old|new|full|half|couple|of|all|bunch|\d+|been|gave|me|us))* $|(?:^|[ ,])(?:my|our)(?: (?:old|new|little))* $/
const NOTHING_TO_USE =
  /\b(?:nothing|(?:need|want)s? (?:something|a thing)|no way|no device|nowhere|not(?: got)? anything|dont have anything|no clue what|what do i need|what should i (?:get|buy)|what can i)(?: (?:that|i|can|could))* (?:to )?(?:run|smoke|hit|use|put|plug|screw|pop|vape|power|charge|fire|heat|dab|pack|try|light)(?: (?:it|them|this|that|these))?(?: (?:up|on|onto|in|into|with|out of|through|to))?\b/
const WITHOUT_IT =
  /\b(?:no|without|dont have|havent got|lack|missing|lost|need|needs|forgot|but)(?: (?:an?|any|my|the|new))* $/

const TO_BE_RUN =
  /\b(?:something|anything|stuff|thing|device|gadget|one|whats|what|what do i need|which \p{L}+|way)(?: (?:that|which|i|you|can|could|do|does|we|lets|me|will|would|good|have|got|sell|carry))* (?:to )?(?:plug|screw|pop|put|stick|click|snap|slot|run|hit|use|power|fire|charge|attach|smoke|vape|puff|heat)s?(?: (?:up|in))?(?: (?!(?:and|or|on|in|with)\b)[\p{L}\d']+){0,3} $/u
const INTO_IT =
  /^(?: (?:right|up|down))*(?: (?:in|into|on|onto|with|out of|off of|off|from|through|to))+(?= ?,|$| (?:please|pls|for me|that|under|below|thats|which|lol|now)\b)/u

/** "Something to plug those pods into", "what do i screw this cart onto": what runs it. */
function askForDevice(mentions: readonly Mention<FormWord>[], plain: string): void {
  if (mentions.some(({ value, negated }) => value.kind === 'battery' && !negated)) return
  for (const mention of mentions) {
    const { value, start, end } = mention
    if (value.kind !== 'cartridge' && value.kind !== 'pod') continue
    if (TO_BE_RUN.test(plain.slice(0, start)) && INTO_IT.test(plain.slice(end)))
      mention.value = { category: null, kind: 'battery' }
  }
}

/** "A 510 cart and nothing to run it on", "I have a cart but no battery": what runs it is wished for, and not another. */
export function askForPower(mentions: Mention<FormWord>[], plain: string): void {
  askForDevice(mentions, plain)
  const owned = mentions.filter(
    ({ value, start }) => shelfOf(value) === 'vape' && IS_THERE.test(plain.slice(Math.max(0, start - 40), start)),
  )
  const [first] = owned
  if (first === undefined) return
  const rest = plain.slice(first.end)
  const battery = mentions.find(({ value, start }) => value.kind === 'battery' && start > first.end)
  const lacks = battery !== undefined && WITHOUT_IT.test(plain.slice(first.end, battery.start))
  if (!lacks && !NOTHING_TO_USE.test(rest)) return
  for (const mention of mentions.filter(({ value, start }) => shelfOf(value) === 'vape' || start < first.start))
    if (mention !== first) mentions.splice(mentions.indexOf(mention), 1)
  if (battery !== undefined) {
    battery.negated = false
    mentions.splice(mentions.indexOf(first), 1)
  } else first.value = { category: null, kind: 'battery' }
}

/** "I don't own a battery", "no battery at home". */
export const LACKS_BATTERY =
  /\b(?:(?:dont|do not|didnt|never|wont)(?: (?:even|really|actually|currently|want to|wanna|plan to|have to))* (?:have|own|owned|got|buy|bought|want|bring|brought|carry)|(?:have|own|got|with) no|without|no)(?: (?:an?|any|my|another|separate|510|vape|pen))* batter(?:y|ies)\b/

/** "Something grape to vape, no 510 stuff, I don't own a battery": of vapes at large those that need none. */
export function askForWhole(mentions: readonly Mention<FormWord>[], plain: string): void {
  const battery = mentions.find(({ value }) => value.kind === 'battery')
  const lacked = LACKS_BATTERY.exec(plain)
  if (battery === undefined || lacked === null) return
  const others = mentions.filter((mention) => mention !== battery)
  const ofVapes = others.some(({ value, negated }) => shelfOf(value) === 'vape' && (negated || value.kind === null))
  const named = others.some(({ value, negated }) => !negated && shelfOf(value) === 'vape' && value.kind !== null)
  if (!ofVapes || named) return
  battery.value = { category: null, kind: 'disposable' }
  battery.start = Math.min(battery.start, lacked.index)
  battery.negated = false
}

const BUT_NO =
  /^.{0,30}\b(?:no|without|not|nothing|dont have|didnt)(?: (?:an?|any|the|single|actual|510|put|in|it))* $/u

/** "He left me a 510 battery but no cartridge": what goes on the battery is wished for, and the battery is there. */
export function askForFill(mentions: Mention<FormWord>[], plain: string): void {
  const battery = mentions.find(({ value }) => value.kind === 'battery')
  if (
    battery === undefined ||
    !IS_THERE.test(plain.slice(Math.max(0, battery.start - 40), battery.start).replace(/ ?510 $/, ' '))
  )
    return
  const lacked = mentions.find(
    ({ value, start }) =>
      (value.kind === 'cartridge' || value.kind === 'pod') &&
      start > battery.end &&
      BUT_NO.test(plain.slice(battery.end, start)),
  )
  if (lacked === undefined) return
  const named = mentions.some(
    ({ value, negated, start }) => value.kind === lacked.value.kind && !negated && start > lacked.end,
  )
  if (named) mentions.splice(mentions.indexOf(lacked), 1)
  lacked.negated = false
  mentions.splice(mentions.indexOf(battery), 1)
}

const HURT =
  /\b(?:burn(?:t|ed|s)?|hurts?|scratch(?:ed|es|y)?|kill(?:ed|s)|wreck(?:ed|s)|irritat(?:ed|es)|scorch(?:ed)?|roasted|fried|tore up)\b.{0,16}\b(?:throat|lungs?|chest)\b|\b(?:done|finished|through)(?: with)? (?:inhaling|smoking|vaping)\b/
const INHALED: ReadonlySet<string> = new Set(['flower', 'pre-roll', 'vape', 'concentrate'])

/** "I burnt my throat with that last cart, are there capsules": what is smoked is told of, and not wished for. */
export function dropHarsh(mentions: Mention<FormWord>[], plain: string): void {
  if (!HURT.test(plain)) return
  const isSmoked = ({ value }: Mention<FormWord>): boolean => INHALED.has(shelfOf(value) ?? '')
  if (!mentions.some((mention) => !mention.negated && !isSmoked(mention) && shelfOf(mention.value) !== 'accessory'))
    return
  for (const mention of mentions.filter(isSmoked)) mentions.splice(mentions.indexOf(mention), 1)
}

const IS_ROLLED = /^(?:pre ?|already |ready |all )?rolled(?: (?:up|already))*$/
const TO_BE_FILLED =
  /\b(?:empty|unfilled|hollow) (?:pre ?rolls?|joints?|pre ?rolled)\b|\b(?:to|can|could|just|only|and|then|ill) (?:fill|stuff)\b(?= (?:them|it|these|those|up|my|our|with|in)\b|(?: \p{L}+)? ?(?:$|,))/u

/** "Cones, already rolled so i just fill them", "empty prerolls to stuff": what is filled at home is a cone. */
export function askForCones(mentions: Mention<FormWord>[], plain: string): void {
  const isCone = ({ value, negated }: Mention<FormWord>): boolean => value.kind === 'cone' && !negated
  const isFilled = TO_BE_FILLED.test(plain)
  for (const mention of mentions.filter(({ value, negated }) => value.category === 'pre-roll' && !negated)) {
    const isRolled = IS_ROLLED.test(plain.slice(mention.start, mention.end))
    if (isRolled && mentions.some(isCone)) mentions.splice(mentions.indexOf(mention), 1)
    else if (isFilled) mention.value = { category: null, kind: 'cone' }
  }
}
