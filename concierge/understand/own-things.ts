import { ALL_OF_THEM } from './group-forms.ts'
import { type FormWord, isQuality, shelfOf } from './form-word.ts'
import { askForCones, askForFill, askForPower, askForWhole, dropHarsh, dropKept } from './goes-with.ts'
import { blank, type Mention, type Sentence } from './sentence.ts'

/** What a shopper has already, is named beside what is to be bought, and is not bought again. */
export function dropOwnThings(mentions: Mention<FormWord>[], sentence: Sentence): void {
  const { plain } = sentence
  dropKept(mentions, plain)
  askForPower(mentions, plain)
  askForWhole(mentions, plain)
  askForFill(mentions, plain)
  askForCones(mentions, plain)
  dropHarsh(mentions, plain)
  dropPowered(mentions, plain)
  dropWhole(mentions)
  dropLit(mentions, plain)
  dropBroken(mentions, plain)
  dropAddedTo(mentions, plain)
  dropOwned(mentions, sentence)
  dropUsedUp(mentions, plain)
  fitGear(mentions, plain)
  dropCharged(mentions, plain)
  fillGear(mentions, plain)
}

const BROKE =
  /^(?: (?!(?:and|or|but|need|want|for|my|our|an?|the|his|her|this|that)\b)\p{L}+){0,3}? (?:died|dead|broke|broken|stopped working|quit working|wont (?:work|hit|charge|turn on)|clogged|leak(?:s|ed|ing)?|burnt|burned|filthy|dirty|gross|nasty|grimy|grody|disgusting|stained|gunky|gunked|stinks?|reeks?|smelly|crunchy|crispy|brittle|stale|(?:dried|dries|drying|dry)(?: out| up)?|needs? (?:a )?(?:good |deep )?clean(?:ing|ed)?)(?![\p{L}])/u

/** "My pen stopped working, need a battery", "got any cleaner, my bong is filthy": that is not bought again where something else is named. */
function dropBroken(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.slice()) {
    const another = mentions.some((other) => other !== mention && !other.negated)
    const isMine = MINE.test(plain.slice(0, mention.start)) || mentions.some(({ value }) => value.kind === 'humidity')
    if (another && isMine && BROKE.test(plain.slice(mention.end))) mentions.splice(mentions.indexOf(mention), 1)
  }
}

/** "My battery died, need a new one for the pods": one in its stead, and what it is for is there. */
const IN_ITS_STEAD =
  /\b(?:new|another|replacement|different|better|cheap) (?:one|battery)\b.{0,20}\b(?:for|that (?:fits|works with|takes)|to (?:fit|go with|use with)) (?:(?:the|my|our|these|those|them|\p{L}+) ){0,3}$/u

function dropPowered(mentions: Mention<FormWord>[], plain: string): void {
  const battery = mentions.find(({ value, negated }) => value.kind === 'battery' && !negated)
  if (battery === undefined) return
  const isPowered = ({ value, start }: Mention<FormWord>): boolean =>
    shelfOf(value) === 'vape' && start > battery.end && IN_ITS_STEAD.test(plain.slice(battery.end, start))
  for (const mention of mentions.filter(isPowered)) mentions.splice(mentions.indexOf(mention), 1)
}

const LIT =
  /(?<!\b(?:an?|some|any|the|real|really|very|super|something|pretty|kinda|bit) )\b(?:light|lights|lighting|spark|sparks|sparking)(?: up)? (?:(?:an?|my|the|your|our|this) )?(?:\p{L}+ )?$/u

/** "A cheap way to light a bowl": what lights it is wished for. */
function dropLit(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.slice()) {
    const shelf = shelfOf(mention.value)
    const isSmoked = shelf === 'pre-roll' || mention.value.kind === 'glass'
    if (!isSmoked || mention.negated || !LIT.test(plain.slice(Math.max(0, mention.start - 40), mention.start))) continue
    if (mentions.length > 1) mentions.splice(mentions.indexOf(mention), 1)
    else mention.value = { category: null, kind: 'lighter' }
  }
}

/** "My first vape, so a battery and a cart": the whole that its parts make is no third thing. */
function dropWhole(mentions: Mention<FormWord>[]): void {
  for (const whole of mentions.filter(({ value }) => value.category === 'vape' && value.kind === null)) {
    const isPart = (kind: string): boolean =>
      mentions.some(({ value, start, negated }) => value.kind === kind && !negated && start > whole.end + 1)
    if (isPart('battery') && isPart('cartridge')) mentions.splice(mentions.indexOf(whole), 1)
  }
}

const GOT =
  'own|have|got|bought|received|inherited|scored|found|won|ordered|picked up|grabbed|invested in|treated myself to'
/** A word of how a thing is, and none that begins something else ("got my eye on a bong"). */
const WORD = String.raw`(?:(?!(?:my|our|an?|the|this|and|or|some|any|for|of|on|in|at|to|with|from|by|eye|heart|mind)\b)\p{L}+ )`
const OWNS = new RegExp(
  `\\b(?:i|we|ive|weve|already) (?:(?:already|still|do|just|recently|finally|now|actually|literally|have) )*(?:been (?:given|gifted)|was (?:given|gifted)|were (?:given|gifted)|${GOT}) (?:myself )?(?:(?:an?|my|the|this|our|one|own|old|new|brand|shiny|little|nice|good|first|pen|510) )*(?:(?<=\\b(?:my|our|an?|this) )${WORD}{1,3})?$|(?:gave|got|bought|gifted|lent|sent|handed|left) (?:me|us) (?:(?:an?|this|his|her|their|one|old|new|brand|shiny|little|nice|good|pen|510) )*$|(?:^|, )(?:still|already) (?:have|got|own|use|using|rock|rocking|love) (?:my|our|an?|the|this) ${WORD}{0,4}$|(?:^|, )(?:(?:got|have|holding) (?:an?|my) (?:empty|old|spare|dead|charged|new|brand new)|(?:just|recently|finally) (?:${GOT}) (?:an?|my|this)|(?:picked up|broke in|breaking in|trying out|testing out|upgraded to|switched to) (?:an?|my|this))(?: (?!and\\b|some\\b)\\p{L}+| \\d+)? $`,
  'u',
)
/** "My grandpa's little brass bowl": how it is, is no wish either. */
const HOW_IT_IS = new RegExp(String.raw`\b(?:my|our|an?|the|this) (${WORD}{1,4})$`, 'u')
const GIFT = /\b(?:got|have|bought|picked up|scored|inherited|borrowed) (?:an?|my|this) (?:(?:new|510|pen|\p{L}+) )?$/u
const FROM =
  /^ (?:for (?:(?:my|our|the|fathers|mothers|valentines) )?(?:birthday|bday|christmas|xmas|anniversary|hanukkah|day)|(?:from|by|off|off of) (?:my|an?|his|her|some|the) \p{L}+|(?:from|off|off of|on) (?:craigslist|marketplace|facebook|ebay|etsy|amazon|offerup)|as an? (?:gift|present)|last \p{L}+|yesterday|the other day|recently|a (?:while|week|month) (?:ago|back)|lying around|sitting)\b/u
const GOES_ON_IT =
  /\b(?:put|screw|stick|pop|use|goes?|go|fits?|works?)(?: (?:on|onto|in|into|with|for))? (?:it|there|that|this)\b/
/** "Dropped my whole jar in the lake", "left our pouch on the boat". */
const LOST =
  /\b(?:dropped|lost|left|forgot|spilled|spilt|knocked over|emptied|finished|misplaced|sank|soaked) (?:my|our|the|his|her) (?:(?:whole|entire|last|full|old|new|own|little|favou?rite|weed|stash|bud|flower|poor) )*$/
const NEW_ONE = /\b(?:new|another|replacement|other|different|better|cheap) ones?\b|\bone\b(?= (?:in|with|that|under))/
const OWNED = /^(?: \p{L}+)? (?:already|at home)\b/u

/** "Live rosin for my rig": with what the thing named before is to be smoked. */
const FOR_MINE =
  /\b(?:for|in|into|with|on|out of|through|on top of) (?:my|our|his|her|their|the|an?) (?:\p{L}{2,}s )?(?:(?:new|old|little|glass|mini|dab|electric|own) )?$/u

/** "Kief to put on top of a bowl", "hash to top a joint": what the thing wished for is added to. */
const ADDED_TO =
  /\b(?:(?:to|i can) (?:put|sprinkle|mix|add|drop|smoke)(?: (?:it|them|some|up|off|right))*(?: (?:on|in|into|onto|over|with|to|of|out|top|through|from))+|to (?:top|crown|load|pack|stuff|fill|hit)(?: (?:it|off|up|on|in|into))*) (?:(?:an?|the|that|this|my|our) )?(?:(?:new|old|little|glass|mini|dab|electric|own) )?$/

/** "Badder for 40 or less, brought the rig": it is there already. */
const BROUGHT =
  /(?:^|, |\band )(?:(?:i|we|also|already|ive|weve|got) )*(?:brought|packed|bringing|packing)(?: along)? (?:the|my|our|a)(?: \p{L}+)? $/u

/** What is sold by weight is flower. */
const WEIGHED = /\b(?:eighths?|8ths?|quarters?|ounces?|oz|zips?|\d(?:\.\d)? ?g)\b/

/** "I have a battery already, need a cart", "got a rig for christmas, any rosin": what is there is not what is to be bought where something else is named. */
function dropOwned(mentions: Mention<FormWord>[], sentence: Sentence): void {
  const { plain } = sentence
  for (const mention of mentions.filter(({ value }) => shelfOf(value) === 'accessory')) {
    const another =
      mentions.some(({ start, negated, value }) => start > mention.end && !negated && !isTraitOfGear(value)) ||
      WEIGHED.test(plain.slice(mention.end))
    const first = firstOf(mention, mentions, plain)
    const [before, after] = [plain.slice(Math.max(0, first.start - 60), first.start), plain.slice(mention.end)]
    const isFor =
      (FOR_MINE.test(before) || BROUGHT.test(before)) &&
      mentions.some((other) => other.end < first.start && shelfOf(other.value) !== 'accessory')
    const isLost = LOST.test(before) && !NEW_ONE.test(after) && !ALL_OF_THEM.test(after)
    const isGift = GIFT.test(before) && FROM.test(after)
    const isOwned = isFor || isLost || OWNS.test(before) || OWNED.test(after) || isGift
    const beside = isGift && mentions.some(({ value, negated }) => !negated && shelfOf(value) !== 'accessory')
    if (!(another || isFor || beside) || !isOwned) continue
    // "Live rosin for my rig": what several shelves have is wanted as what a rig takes.
    if (
      isFor &&
      mention.value.kind === 'rig' &&
      mentions.every((other) => other === mention || isQuality(other.value))
    ) {
      mention.value = { category: 'concentrate', kind: null }
      continue
    }
    for (const part of new Set([first, mention])) mentions.splice(mentions.indexOf(part), 1)
    const described = HOW_IT_IS.exec(before)?.[1] ?? ''
    blank(sentence, first.start - described.length, first.start)
  }
}

function dropAddedTo(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.slice()) {
    const shelf = shelfOf(mention.value)
    const isOther = ({ value, negated }: Mention<FormWord>): boolean =>
      !negated && shelfOf(value) !== shelf && shelfOf(value) !== 'accessory'
    if (
      (shelf === 'accessory' || shelf === 'pre-roll') &&
      mentions.some(isOther) &&
      ADDED_TO.test(plain.slice(Math.max(0, mention.start - 60), mention.start))
    ) {
      const isSmoked =
        mention.value.kind === 'rig' && mentions.every((other) => other === mention || isQuality(other.value))
      if (isSmoked) mention.value = { category: 'concentrate', kind: null }
      else mentions.splice(mentions.indexOf(mention), 1)
    }
  }
}

/** "Left my papers at home, got king size ones": how they are to be is no other thing. */
function isTraitOfGear(value: FormWord): boolean {
  return isQuality(value) && shelfOf(value) === 'accessory'
}

/** "A cartridge battery": the word right before a thing tells which one it is. */
function firstOf(mention: Mention<FormWord>, mentions: readonly Mention<FormWord>[], plain: string): Mention<FormWord> {
  return mentions.find(({ end }) => end === mention.start - 1 && plain.charAt(end) === ' ') ?? mention
}

const USED_UP =
  /\b(?:(?:all |fresh |clean )?out of|ran out of|no more|used up(?: all)? my|dont have(?: any| a)?|no|without(?: any| a)?|(?:smoked|burned|went) through(?: all)? my) (?:(?:more|rolling|my|the) )*$/
const SMOKED_WITH: ReadonlySet<string> = new Set(['paper', 'cone', 'glass', 'grinder', 'lighter'])

/** "Out of papers, what isnt flower": who wants nothing that has to be rolled or lit does not ask for what it would take. */
function dropUsedUp(mentions: Mention<FormWord>[], plain: string): void {
  const avoids = mentions.some(({ value, negated }) => negated && shelfOf(value) === 'flower')
  if (!avoids || mentions.some(({ value }) => isTraitOfGear(value))) return
  for (const mention of mentions.slice())
    if (SMOKED_WITH.has(mention.value.kind ?? '') && USED_UP.test(plain.slice(0, mention.start)))
      mentions.splice(mentions.indexOf(mention), 1)
}

const MINE = /(?:^|\b(?:my|our|the|his|her|old|this) )(?:\p{L}+ ){0,2}$/u

const FITS =
  /\b(?:fits?|works? (?:with|on|in)|goes? (?:on|with|in|into)|compatible with|screws? (?:on|onto|into)|use (?:with|on|in)|(?<!\b(?:looking|searching|shopping|hunting|hoping|asking|searched|looked|in the market|here|came|come|ask|price|prices|how much|what about|go|less|max|tops|budget|dollars|\$?\d+) )for|para)(?: (?:on|onto|into|in|with|my|mi|this|the|an?|most|any|\d+))* (?:\p{L}+ )?$/u

/** "what fits my battery": what the battery takes is wanted, not another battery. */
function fitGear(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions) {
    if (mention.value.kind !== 'battery') continue
    const before = plain.slice(Math.max(0, mention.start - 40), mention.start)
    if (!FITS.test(before) && !(OWNS.test(before) && GOES_ON_IT.test(plain.slice(mention.end)))) continue
    const others = mentions.filter((other) => other !== mention && !other.negated)
    if (others.length > 0) {
      if (others.every((other) => other.start < mention.start)) mentions.splice(mentions.indexOf(mention), 1)
      return
    }
    mention.value = { category: 'vape', kind: 'cartridge' }
  }
}

const CHOSEN = /\b(?:what|which)(?: (?:kind|type|sort|style|size) of)?(?: \p{L}+)? $/u
const FOR_IT =
  /^(?: (?!and\b|plus\b)\p{L}+){0,4}? (?:do|does|is|are|for|to|needs?|uses?|takes?|fits?|works?|goes|go|powers?|charges?)\b/u

/** "What battery does a pod need": the battery is looked for, and the pod is what it is for. */
function dropCharged(mentions: Mention<FormWord>[], plain: string): void {
  const battery = mentions.find(({ value, negated }) => value.kind === 'battery' && !negated)
  if (battery === undefined || !CHOSEN.test(plain.slice(0, battery.start)) || !FOR_IT.test(plain.slice(battery.end)))
    return
  for (const mention of mentions.filter(({ value, start }) => start > battery.end && shelfOf(value) === 'vape'))
    mentions.splice(mentions.indexOf(mention), 1)
}

const FILLS: readonly { kind: string; with: FormWord; asked: RegExp }[] = [
  {
    kind: 'rig',
    with: { category: 'concentrate', kind: null },
    asked: fills('(?:in|into|through|out of|on|with) (?:my|our|an?|the)|for (?:my|our)'),
  },
  { kind: 'glass', with: { category: 'flower', kind: null }, asked: fills('(?:in|into|out of) (?:my|our|an?|the)') },
  {
    kind: 'vaporizer',
    with: { category: 'flower', kind: null },
    asked: fills('(?:in|into|out of) (?:my|our|an?|the)|for (?:my|our)'),
  },
]

/** "Badder, sugar, anything for the rig". */
const FOR_THE = /\b(?:something|anything|stuff|whatever|good|works?) for the (?:dab )?$/

function fills(where: string): RegExp {
  return new RegExp(
    `\\b(?:something|anything|stuff|whats?|some|things?)(?: (?:good|nice|cheap|strong|new|else|do|you|u|have|got|should|can|could|i|we|to|that|would))*(?: (?:put|go|goes|use|smoke|load|run|hit|dab|stick|pack|fits?))? (?:${where}) (?:(?:new|old|little|glass|mini|dab|wax|electric|own) )*$`,
  )
}

/** "Flower for my vaporizer": it takes what is named before it. */
const VAPORIZER = /^vap(?:orizer|oriser)s?$/

const OF_FILL = /\b(?:indica|sativa|hybrid|eighths?|8ths?|quarters?|ounces?|oz)\b/

/** "Sativa for my rig, live resin if you have it", "something indica for my bong": what fills it is named, or told by its type. */
function dropFilled(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.slice()) {
    const kind = VAPORIZER.test(plain.slice(mention.start, mention.end)) ? 'vaporizer' : mention.value.kind
    const fill = FILLS.find((filled) => filled.kind === kind)?.with
    const before = plain.slice(0, mention.start)
    if (fill === undefined || mention.negated || !(FOR_MINE.test(before) || FOR_THE.test(before))) continue
    const isFilled = mentions.some(({ value, negated }) => !negated && shelfOf(value) === fill.category)
    if (isFilled) mentions.splice(mentions.indexOf(mention), 1)
    else if (mentions.length === 1 && OF_FILL.test(plain)) mention.value = fill
  }
}

/** "Something for my dab rig", "what goes in a bong": what it is filled with is wanted, and not another one. */
function fillGear(mentions: Mention<FormWord>[], plain: string): void {
  dropFilled(mentions, plain)
  const [mention, other] = mentions
  if (mention === undefined || other !== undefined || mention.negated) return
  const fill = FILLS.find(({ kind, asked }) => mention.value.kind === kind && asked.test(plain.slice(0, mention.start)))
  if (fill !== undefined) mention.value = fill.with
}
