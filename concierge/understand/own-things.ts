import { type FormWord, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

/** What a shopper has already, is named beside what is to be bought, and is not bought again. */
export function dropOwnThings(mentions: Mention<FormWord>[], plain: string): void {
  dropBroken(mentions, plain)
  dropOwned(mentions, plain)
  fitGear(mentions, plain)
  dropCharged(mentions, plain)
}

const BROKE =
  /^(?: (?!(?:and|or|but|need|want|for)\b)\p{L}+){0,3}? (?:died|dead|broke|broken|stopped working|quit working|wont (?:work|hit|charge|turn on)|clogged|leak(?:s|ed|ing)?|burnt|burned|filthy|dirty|gross|nasty|grimy|grody|disgusting|stained|gunky|gunked|stinks?|reeks?|smelly|needs? (?:a )?(?:good |deep )?clean(?:ing|ed)?)(?![\p{L}])/u

/** "My pen stopped working, need a battery", "got any cleaner, my bong is filthy": that is not bought again where something else is named. */
function dropBroken(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.slice()) {
    const another = mentions.some((other) => other !== mention && !other.negated)
    if (another && BROKE.test(plain.slice(mention.end)) && MINE.test(plain.slice(0, mention.start)))
      mentions.splice(mentions.indexOf(mention), 1)
  }
}

const OWNS =
  /\b(?:i|we|ive|weve|already) (?:(?:already|still|do) )?(?:own|have|got|bought)(?: (?:an?|my|the|our|one|own|old|good|nice|pen|510|basic))* $|(?:^|, )(?:got|have|holding) (?:an?|my) (?:empty|old|spare|dead|charged)(?: \p{L}+| \d+)? $/u
const GOES_ON_IT =
  /\b(?:put|screw|stick|pop|use|goes?|go|fits?|works?)(?: (?:on|onto|in|into|with|for))? (?:it|there|that|this)\b/
const OWNED = /^(?: \p{L}+)? (?:already|at home)\b/u

/** "I have a battery already, need a cart": what is there is not what is to be bought where something else is named. */
function dropOwned(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.filter(({ value }) => shelfOf(value) === 'accessory')) {
    const another = mentions.some(({ start, negated }) => start > mention.end && !negated)
    const isOwned =
      OWNS.test(plain.slice(Math.max(0, mention.start - 50), mention.start)) || OWNED.test(plain.slice(mention.end))
    if (another && isOwned) mentions.splice(mentions.indexOf(mention), 1)
  }
}

const MINE = /(?:^|\b(?:my|our|the|his|her|old|this) )(?:\p{L}+ ){0,2}$/u

const FITS =
  /\b(?:fits?|works? (?:with|on|in)|goes? (?:on|with|in|into)|compatible with|screws? (?:on|onto|into)|use (?:with|on|in)|for|para)(?: (?:on|onto|into|in|with|my|mi|this|the|an?|most|any|\d+))* (?:\p{L}+ )?$/u

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
