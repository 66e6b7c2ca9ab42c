import type { Form, Wish } from '#concierge/retrieve/wish.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import { fitsForm } from '#concierge/retrieve/constraints.ts'
import { addsAlternative, withAlternative } from './alternative.ts'
import { mergeWish } from './merge-wish.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { countIn, RECOUNTS } from './read-quantity.ts'
import { readRelative } from './read-relative.ts'
import { sizeSpokenOf } from './size-spoken-of.ts'
import { saysWish, type Standing } from './standing.ts'
import { isPartFor } from './tally.ts'

/** The thing that is spoken of, and no other of its kind: "the cart", "on the joint". */
const DEFINITE = /(?:\b(?:the|that|my|our) (?:(?:indica|sativa|hybrid) )?|\b(?:on|for) (?:the |that |my )?)$/
const CLAUSE = / , | (?:and|but|y|pero) (?=(?:keep|leave|make|the|that|my|on|for)\b)/g
/** "Swap the grinder for papers", "papers instead of the grinder": what goes, and what comes. */
const SWAPPED =
  /\b(?:swap|switch|trade|replace)(?: out)? (?:the|that|my) (?<old>\S+(?: \S+){0,3}?) (?:for|with|to|into) (?<other>.+)$/
const INSTEAD =
  /^(?:(?:actually|ok|and|but|then|so|lets do|make it) )*(?<other>\S.*?) instead of (?:the|that|my) (?<old>.+)$/
/** "Cart in half gram", "gummies should be 5 mg": spoken of without the article too where it begins what is to be so. */
const OPENS =
  /^(?: ?,)? ?(?:(?:and|but|ok|okay|so|actually|oh|then|also|just|maybe|please) )*(?:(?:indica|sativa|hybrid) )?$/
const IS_TO_BE = /^ (?:in|as|at|to be|should|can|could|needs?|has to|have to|must)\b/
/** "Cheaper cart", "a stronger gummy". */
const COMPARED =
  /^(?:(?:and|but|ok|okay|so|maybe|just|with|got|any) )*(?:an? )?(?:cheap|strong|weak|mild|small|bigg|gentl|light)(?:er) $/
/** "Drop the quarter", "forget the cart". */
const DROPS =
  /^(?:(?:and|but|ok|okay|so|oh|actually|lets|just|please|can you|nah|no|,) ?)*(?:drop|remove|take (?:off|out|away)|lose|scratch|forget(?: about)?|nix|skip|leave (?:off|out)|ditch|without|minus) (?:the|that|my) (.{2,40}?)(?: (?:one|then|please|pls|actually|instead))*$/
/** "Ill take the cart" says nothing of how it is to be. */
const KEEPS = /\b(?:keep|leave|make|should|be)\b/
/** What is asked of a thing is no change of it. */
const ASKS =
  /^(?:(?:and|so|but|ok|okay|hey|wait) )*(?:is|are|was|does|do|did|how(?! about\b)|whats?(?! (?:about|if)\b)|which|who|why|when|where|will|would|show|any|got)\b/

/**
 * "Full gram on the cart", "the joint can be a pack, keep the cart as is" after a cart and a joint: what is said of one thing of
 * several changes that one, and the others stay. Null where no single one is spoken of.
 */
export function editedParts(read: ReadWish, standing: Standing, vocabulary: Vocabulary): readonly Wish[] | null {
  const { parts } = standing
  if (parts.length < 2 || ASKS.test(read.plain)) return null
  const widened =
    widenedParts(read, parts) ??
    recountedParts(read.plain, standing) ??
    withoutDropped(read.plain, standing, vocabulary)
  if (widened !== null) return widened
  const swapped = swappedParts(read.plain, standing, vocabulary)
  const size = read.forms.length > 0 ? null : sizeSpokenOf(read.plain)
  const mentions = size === null ? read.forms : [{ form: FLOWER, ...size }]
  if (swapped !== null || mentions.length === 0) return swapped
  const edited = [...parts]
  let start = 0
  let changes = false
  for (const end of [...[...read.plain.matchAll(CLAUSE)].map(({ index }) => index), read.plain.length]) {
    const [mention, other] = mentions.filter((form) => form.start >= start && form.end <= end)
    const from = start
    start = end
    if (mention === undefined) continue
    const at = placeOf(mention.form, parts)
    const before = edited[at]
    const isSpokenOf =
      DEFINITE.test(read.plain.slice(0, mention.start)) ||
      (OPENS.test(read.plain.slice(from, mention.start)) && IS_TO_BE.test(read.plain.slice(mention.end))) ||
      (COMPARED.test(read.plain.slice(0, mention.start)) && mention.end === read.plain.length)
    if (before === undefined || other !== undefined || !isSpokenOf) return null
    // The weight that a thing was called by is not said of it again: "make the eighth a quarter".
    const said =
      read.plain.slice(from, size === null ? end : size.start) + (size === null ? '' : read.plain.slice(size.end, end))
    const { wish } = readWish(said, vocabulary)
    const compared = comparedWith(standing, before, said)
    if (saysWish({ ...wish, forms: [] }) || Object.keys(compared).length > 0) changes = true
    edited[at] = { ...changedPart(before, wish), ...compared }
  }
  return changes || KEEPS.test(read.plain) ? edited : null
}

/** "Sativa is fine too", "or chocolate": beside the one of its shelf, or of whatever is wished for where no shelf is named. */
function widenedParts({ wish, plain }: ReadWish, parts: readonly Wish[]): readonly Wish[] | null {
  if (!saysWish(wish) || !addsAlternative(plain)) return null
  const [form] = wish.forms
  if (form === undefined) return parts.map((part) => ({ ...withAlternative(part, wish), ...sumOf(part) }))
  const places = parts.flatMap(({ forms }, at) =>
    forms.some(({ category }) => category === form.category) ? [at] : [],
  )
  const [at = -1, other] = places
  const before = parts[at]
  if (before === undefined || other !== undefined) return null
  return parts.with(at, { ...withAlternative(before, wish), ...sumOf(before) })
}

/** Each of the things as the one that was shown for it: what is taken away or counted anew leaves the others what they are. */
function asShown({ parts, shown }: Standing): readonly Wish[] {
  return parts.map((part) => {
    const item = shown.find((one) => isPartFor(part, one))
    if (item === undefined) return part
    const { name } = item.product
    return { ...part, terms: [{ said: name, stems: nameStems(name), rows: new Set([item.row]) }] }
  })
}

/** The things without the one that is taken away, by its form or its name. */
function withoutDropped(plain: string, standing: Standing, vocabulary: Vocabulary): readonly Wish[] | null {
  const gone = DROPS.exec(plain)?.[1]
  if (gone === undefined) return null
  const { forms, grams, terms } = readWish(gone, vocabulary).wish
  const kept = asShown(standing)
  const form = forms[0] ?? (grams.length > 0 ? FLOWER : undefined)
  const stems = terms.flatMap((term) => term.stems)
  const named = kept.findIndex((part) => stems.length > 0 && stems.every((stem) => part.terms[0]?.stems.includes(stem)))
  const at = named >= 0 || form === undefined ? named : placeShown(form, standing)
  return at < 0 ? null : kept.toSpliced(at, 1)
}

/** How many are to be bought of the one thing of which several are. */
function recountedParts(plain: string, standing: Standing): readonly Wish[] | null {
  const parts = asShown(standing)
  const counted = parts.flatMap(({ quantity }, at) => (quantity === null ? [] : [at]))
  const [at, other] = counted
  const part = at === undefined ? undefined : parts[at]
  if (at === undefined || part === undefined || other !== undefined || !RECOUNTS.test(plain)) return null
  return parts.with(at, { ...part, quantity: countIn(plain) })
}

/** "The joint should be cheaper": than that one of the things shown. */
function comparedWith(standing: Standing, wish: Wish, said: string): Partial<Wish> {
  const shown = standing.listed.filter((item) => wish.forms.some((form) => fitsForm(item, form)))
  if (shown.length === 0) return {}
  const { changes } = readRelative({ ...standing, wish, shown, shownText: '' }, said)
  // Where no figure tells how strong the one shown is, the strongest there is goes first.
  return changes.strong === true && !('mgPieceMin' in changes) && !('thcMin' in changes)
    ? { ...changes, order: 'strongest' }
    : changes
}

const FLOWER: Form = { category: 'flower', kinds: [] }

function swappedParts(plain: string, standing: Standing, vocabulary: Vocabulary): readonly Wish[] | null {
  const { parts } = standing
  const { old, other } = (SWAPPED.exec(plain) ?? INSTEAD.exec(plain))?.groups ?? {}
  if (old === undefined || other === undefined) return null
  const [form] = readWish(old, vocabulary).wish.forms
  const said = readWish(other, vocabulary).wish
  const at = form === undefined ? -1 : placeOf(form, parts)
  const before = parts[at]
  if (before === undefined) return null
  if (said.forms.length > 0) return parts.with(at, { ...said, ...sumOf(before) })
  const compared = comparedWith(standing, before, other)
  return ONES.test(other) && (saysWish(said) || Object.keys(compared).length > 0)
    ? parts.with(at, { ...changedPart(before, said), ...compared })
    : null
}

/** "Swap the drinks for lower dose ones": of the same kind, and otherwise. */
const ONES = /\bones?\b/

/** One of the things as it is to be now: as many of it as before, out of the same sum. */
function changedPart(before: Wish, said: Wish): Wish {
  return { ...mergeWish(before, said), quantity: said.quantity ?? before.quantity, ...sumOf(before) }
}

function sumOf({ budgetTotal, priceMax }: Wish): Pick<Wish, 'count' | 'budgetTotal'> & Partial<Wish> {
  return { count: 1, budgetTotal, ...(budgetTotal === null ? {} : { priceMax }) }
}

/** Which of the things was shown as something of that form; none where two of them were. */
function placeShown(form: Form, { parts, shown }: Standing): number {
  const places = parts.flatMap((part, at) => {
    const item = shown.find((one) => isPartFor(part, one))
    return item !== undefined && fitsForm(item, form) ? [at] : []
  })
  return places.length === 1 ? (places[0] ?? -1) : -1
}

/** Which of the things a form names; none where two of them are of it. */
function placeOf(form: Form, parts: readonly Wish[]): number {
  const places = parts.flatMap(({ forms }, at) => (forms.some((own) => isOne(own, form)) ? [at] : []))
  return places.length === 1 ? (places[0] ?? -1) : -1
}

function isOne(own: Form, said: Form): boolean {
  return (
    own.category === said.category &&
    (said.kinds.length === 0 || own.kinds.length === 0 || said.kinds.some((kind) => own.kinds.includes(kind)))
  )
}
