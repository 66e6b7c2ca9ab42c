import { type Form, NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import { DAYTIME, NIGHT } from '#concierge/retrieve/occasions.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { mergeWish } from './merge-wish.ts'
import { DIFFERENT } from './read-count.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { saysWish } from './standing.ts'
import { IN_ALL, isPerPiece } from './read-quantity.ts'
import { namesApart } from './names-apart.ts'
import { isGear } from './read-gear.ts'
import { peopleApart } from './people-apart.ts'
import { typesApart } from './types-apart.ts'
import { allMatches } from './all-matches.ts'
import { mixForSum } from './mix-for-sum.ts'

/**
 * Splits a wish for several things ("an eighth plus some gummies, 100 dollars") into one wish each, read from its own part of the
 * sentence. Forms joined by "or" stay together; one budget holds for the sum, kept in `budgetTotal` of each part.
 */
export function wishParts(read: ReadWish, joined: Wish, continued: boolean, vocabulary: Vocabulary): Wish[] {
  const apart =
    peopleApart(read.plain, joined, vocabulary) ??
    dayAndNight(read.plain, joined) ??
    (continued ? null : mixForSum(read.plain, joined)) ??
    typesApart(read.plain, joined) ??
    (purchasesOf(read).length > 1 ? null : withinSum(read.plain, joined))
  if (apart !== null) return apart
  const called = continued || read.corrected === true ? null : namesApart(read, joined, vocabulary)
  if (called !== null) return called
  const purchases = continued || read.corrected === true ? [] : purchasesOf(read)
  if (purchases.length < 2) return [joined]
  const each = saidOfEach(read.plain, vocabulary)
  const own = purchases.map((purchase) => {
    const said = readWish(purchase.text.replace(each?.clause ?? '', ''), vocabulary).wish
    return { ...purchase, said: each === null ? said : mergeWish(said, each.wish) }
  })
  // "Delivery of a bong too? what bongs you have": one thing, named twice.
  const [once] = own
  if (once !== undefined && ASKS_AGAIN.test(read.plain) && own.every((other) => isAlike(once, other)))
    return [{ ...joined, forms: once.forms }]
  const budgets = own.filter(({ said }) => said.priceMax !== null).length
  const last = own.at(-1)?.said ?? NO_WISH
  const total = joined.budgetTotal ?? joined.priceMax
  const apiece = joined.priceMax !== null && joined.budgetTotal === null && SUM_OF_EACH.test(read.plain)
  const lead = read.plain.slice(0, purchases[0]?.start)
  const singly =
    !apiece && budgets > 0 && last.priceMax === null && !OF_SUM.test(read.plain) && !LEADS_WITH_SUM.test(lead)
  const shared = own.every(({ said }) => said.effects.length === 0 || said === last)
  const ofAll = TYPE_OF_ALL.test(lead) ? joined.strainTypes : []
  const sameMood = own.every(({ said }) => said.occasion === null || said === last)
  return own.map(({ forms, said }) => ({
    ...said,
    ...refusedOfAll(joined, said),
    forms,
    strainTypes: said.strainTypes.length > 0 ? said.strainTypes : ofAll,
    effects: shared ? joined.effects : said.effects,
    leaning: sameMood ? joined.leaning : said.leaning,
    occasion: sameMood ? joined.occasion : said.occasion,
    notCategories: joined.notCategories,
    notKinds: joined.notKinds,
    notBrands: joined.notBrands,
    beginner: joined.beginner,
    onSale: said.onSale || (last.onSale && own.every((other) => !other.said.onSale || other.said === last)),
    order: said.order ?? (OF_EVERY.test(read.plain) ? joined.order : last.order === 'cheapest' ? 'cheapest' : null),
    priceMax: apiece ? joined.priceMax : singly || budgets === own.length ? said.priceMax : total,
    priceMin: null,
    budgetTotal: apiece || singly || budgets === own.length ? null : total,
    count: 1,
  }))
}

const ASKS_AGAIN =
  /\b(?:what|which|whats|got any|any|do you have)\b(?: \p{L}+){0,3}(?: (?:you|u|yall|do|are|have|got|there))*/u

function isAlike(one: { forms: readonly Form[]; said: Wish }, other: { forms: readonly Form[]; said: Wish }): boolean {
  const kindsOf = ({ forms }: { forms: readonly Form[] }): string =>
    forms.map(({ category, kinds, word = '' }) => `${category} ${kinds.join()} ${word}`).join(';')
  const bare = ({ said }: { said: Wish }): string => JSON.stringify({ ...said, forms: [], terms: said.terms.length })
  return kindsOf(one) === kindsOf(other) && bare(one) === bare(other)
}

/** "Each 20 or less", "under 25 apiece": a limit of every one of the things. */
const SUM_OF_EACH =
  /\b(?:each|every one|every item|all of them)(?: (?:one|item|thing|of (?:them|those|these)))?(?: (?:should|has to|have to|needs to|must|to|is|be|at|for|over|more than|under|below|less than|up to|max|no more than|around))* \$?\d+\b(?! ?(?:mg|g|grams?|%|percent|pack|pieces?)\b)|\b\d+(?: (?:bucks|dollars|or (?:less|under|below)|max|tops|at most))* (?:each|apiece|a ?piece|per (?:item|thing)|for each)\b/

const LEADS_WITH_SUM =
  /(?:\$|\b(?:under|below|less than|up to|max|around|about|got|have|with|for|hasta) )\$?\d|\b\d+ dollars (?:order|haul|combo|bundle|basket|package|get|gets|buys?|cover|covers|worth|total|budget|for|of|to|on|and)\b/

/** A limit that is said of one thing in the middle of a list is its own; of money as such, or of everything, it is that of the sum. */
const OF_SUM = new RegExp(
  `\\b(?:${IN_ALL}|i have|ive got|we have|weve got|budget|to spend|spend(?:ing)?|working with|limit|dollars for|bucks for)\\b`,
)

/** "The cheapest of each: flower, vape, edible". */
const OF_EVERY = /\b(?:of|for|from|in|on|de) (?:each|every|cada|all (?:of them|three))\b/

/** "A vape and gummies, no sativa": what is refused is refused of every thing but of such as are asked for so. */
function refusedOfAll(joined: Wish, said: Wish): Partial<Wish> {
  const wanted = new Set<string>([...said.strainTypes, ...said.flavors, ...said.effects, ...said.leaning])
  const kept = <Word extends string>(words: readonly Word[]): readonly Word[] =>
    words.filter((word) => !wanted.has(word))
  return {
    notStrainTypes: said.strainTypes.length > 0 ? said.notStrainTypes : joined.notStrainTypes,
    notFlavors: kept(joined.notFlavors),
    notEffects: kept(joined.notEffects),
    notCannabinoids: joined.notCannabinoids.filter((id) => !said.cannabinoids.includes(id)),
  }
}

/** "Two indicas, one flower one cart": a type that is said of all of them before they are told apart. */
const TYPE_OF_ALL =
  /\b(?:indicas|sativas|hybrids)\b|\b(?:all|both|everything|only|just|strictly) (?:\p{L}+ )?(?:indica|sativa|hybrid)\b|\b(?:indica|sativa|hybrid) (?:only|everything|all around)\b/u

const OF_ALL = new RegExp(`\\b(?:${IN_ALL})\\b`)

/** "3 things under 50 total": so many different things, and one budget for the sum. */
function withinSum(plain: string, joined: Wish): Wish[] | null {
  const { count, priceMax, quantity, forms } = joined
  if (quantity !== null || count === null || count < 2 || priceMax === null || forms.length > 1) return null
  if (!OF_ALL.test(plain) && (!DIFFERENT.test(plain) || isPerPiece(plain))) return null
  return Array.from({ length: count }, () => ({ ...joined, count: 1, budgetTotal: priceMax }))
}

/** Drinks come in packs, as pre-rolls do: a pack beside them is theirs. */
function isPacked({ kinds }: Form): boolean {
  return kinds.includes('drink')
}

const OF_EACH =
  /(?:^| )(?:both|all (?:of them|three|3)|each one|(?:all|everything)(?= (?:(?:to be|be|in|on the|should be|has to be|have to be|must be|gotta be) )*(?:indica|sativa|hybrid|vegan|gluten|sugar|infused)))(?: (?:of (?:them|those|these)|should|have to|has to|gotta|got to|must|need to|to|be|are|in|as|being|on|the|more|kind))* (?!of |for |together|combined|in all|total).+$|(?:^| )(?:indica|sativa|hybrid)s? for both(?: of them)?$/

/** "an eighth and a cart, both indica": what is said of each of the things, or null. */
function saidOfEach(plain: string, vocabulary: Vocabulary): { clause: string; wish: Wish } | null {
  const clause = OF_EACH.exec(plain)?.[0]
  if (clause === undefined) return null
  const { wish } = readWish(clause.replace(/\b(?:both|all|everything|each one)\b/, ''), vocabulary)
  return wish.forms.length === 0 && wish.terms.length === 0 && saysWish(wish) ? { clause, wish } : null
}

const REPLY_OF_EACH =
  /^(?:(?:ok|okay|and|but|oh|also|just|only|please|make|them|i|want|need|prefer|preferably|like|id) )*(?:both|all (?:of them|three|3)|each one) |^(?:indica|sativa|hybrid)s? for both\b/

/** "both under 45" after "gummies and a disposable": a reply about each of the things that were asked for. */
export function repliesOfEach(plain: string): boolean {
  return REPLY_OF_EACH.test(plain) && OF_EACH.test(plain)
}

type Purchase = { forms: readonly Form[]; start: number; text: string }
type Head = { start: number; forms: Form[] }

const SIZE_WORD =
  /\b(?:eighths?|8ths?|1\/8(?:th)?|quarters?(?= (?:ounce|oz|zip|of)\b|,| (?:and|plus|y)\b|$)|half(?: an?)? (?:ounce|oz|zip)|ounces?|oz|zips?|octavos?|onzas?)\b|(?<![\d.])(?:3\.5|7|14|28) g\b/g
const PACK_WORD = /\b\d+ pack\b/g

/** What a size is said of where no form is named: weights of flower, packs of pre-rolls. */
const SPOKEN_FOR: readonly { pattern: RegExp; form: Form; sharedWith?: (form: Form) => boolean }[] = [
  { pattern: SIZE_WORD, form: { category: 'flower', kinds: [] } },
  { pattern: PACK_WORD, form: { category: 'pre-roll', kinds: [] }, sharedWith: isPacked },
]
const JOINT =
  /\b(?:and|plus|also|y|then|with|e|und|et|some|a couple)\b|,|(?<=\p{L} )(?:my|his|her|our) \p{L}+ (?:wants?|likes?|needs?|prefers?|is after|is looking)\b|(?<=\p{L} )(?:i|he|she|they) (?:want|like|need|prefer)s?\b|(?<=\p{L} )for (?:(?:my|his|her|our) \p{L}+|me|him|her|them|us)(?= (?:an?|one|two|some|the|\d))|(?<=\p{L} )(?:1|one|an?)(?= (?:indica|sativa|hybrid)\b)|(?<=\p{L} )(?:1|one)(?= (?:\d+ (?:mg|g|pack) )?(?:bag|box|jar|tin|cart|vape|pen|disposable|preroll|joint|blunt|gumm|edible|drink|chocolate|eighth|tincture|topical|balm|grinder|lighter|battery))/gu

/** "Gummies? 10 pack is fine", "a 5 pack works": how what was named may come, and no other thing. */
const FINE_AS_PACK = /^\d+ packs? (?:is|are|s|works?|would (?:be|do)|will do|does it|ok|okay|fine|please|preferred)\b/

/** "RSO gummies, hybrid, 10 pack": what was named last, if it comes in pieces. */
function isPackOf(last: Head | undefined, behind: string): boolean {
  return ENDS_AS_PACK.test(behind) && last?.forms.some(({ category }) => category === 'edible') === true
}

const ENDS_AS_PACK = /^\d+ packs?(?: (?:please|pls|only|if possible|if you have (?:it|any)))*$/

/** The things of a list, each with the forms it may take and the words it was said in. */
function purchasesOf(read: ReadWish): Purchase[] {
  const heads: Head[] = []
  for (const mention of read.forms) {
    const before = heads.at(-1)
    if (before === undefined || mention.joinedBy === 'and') heads.push({ start: mention.start, forms: [mention.form] })
    else before.forms.push(mention.form)
  }
  const joints = allMatches(read.plain, JOINT).map((match) => match.index)
  const chunkOf = (at: number): number => joints.filter((joint) => joint < at).length
  const taken = new Set(read.forms.flatMap((mention) => [chunkOf(mention.start), chunkOf(mention.end - 1)]))
  for (const { pattern, form, sharedWith } of SPOKEN_FOR) {
    const isNamed = (other: Form): boolean => other.category === form.category || sharedWith?.(other) === true
    if (heads.some((head) => head.forms.some(isNamed))) continue
    for (const match of allMatches(read.plain, pattern)) {
      const chunk = chunkOf(match.index)
      const behind = read.plain.slice(match.index)
      if (taken.has(chunk) || (heads.length > 0 && (FINE_AS_PACK.test(behind) || isPackOf(heads.at(-1), behind))))
        continue
      taken.add(chunk)
      heads.push({ start: match.index, forms: [form] })
    }
  }
  heads.push(...namesBesideGear(read, chunkOf, taken))
  heads.sort((a, b) => a.start - b.start)
  const starts = heads.map((head, index) =>
    index === 0
      ? 0
      : (joints.findLast((joint) => joint < head.start && joint > (heads[index - 1]?.start ?? 0)) ?? head.start),
  )
  return heads.map((head, index) => ({
    forms: head.forms,
    start: head.start,
    text: read.plain.slice(starts[index], starts[index + 1]),
  }))
}

/** "Jack herer preroll and a lighter": a name that is in a part of its own is a thing beside the gear that is asked for with it. */
function namesBesideGear(
  { forms, wish, plain }: ReadWish,
  chunkOf: (at: number) => number,
  taken: ReadonlySet<number>,
): readonly Head[] {
  if (forms.length === 0 || ASKED_OF_NAME.test(plain) || !forms.every(({ form }) => isGear(form))) return []
  return wish.terms.flatMap(({ said, rows }) => {
    const start = plain.indexOf(said)
    return rows === null || rows.size === 0 || start < 0 || taken.has(chunkOf(start)) ? [] : [{ start, forms: [] }]
  })
}

/** "Does the kit come with a case": what is asked of the thing that is named. */
const ASKED_OF_NAME = /\b(?:comes?|includ(?:es?|ed)|fits?|works?|has|have)\b/

/** "one for daytime and one for nighttime": the same form twice, once for each time of day. */
function dayAndNight(plain: string, joined: Wish): Wish[] | null {
  const both =
    /\b(?:day ?time|day|morning|dia)\b.{0,25}(?:\b(?:and|y|one|(?:an)?other|otr[oa])\b|&).{0,25}\b(?:night ?time|night|evening|bed(?: ?time)?|noche)\b/.test(
      plain,
    ) ||
    /\b(?:night ?time|night|evening)\b.{0,25}(?:\b(?:and|one|(?:an)?other)\b|&).{0,25}\b(?:day ?time|day|morning)\b/.test(
      plain,
    )
  if (!both || !/\b(?:one|two|2|both|uno|una|dos)\b/.test(plain)) return null
  const base = { ...joined, effects: NO_WISH.effects, count: 1, budgetTotal: joined.priceMax }
  return [
    { ...base, leaning: DAYTIME.effects, occasion: DAYTIME.label, strainTypes: joined.strainTypes },
    { ...base, leaning: NIGHT.effects, occasion: NIGHT.label, strainTypes: joined.strainTypes },
  ]
}
