import { NO_WISH, type Term, type Wish, WISH_KEYS } from '#concierge/retrieve/wish.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { StoreIntent } from './intent.ts'

/** So many of one thing that somebody buys. */
export type Bought = { item: Item; quantity: number }

/** A list that was shown, and the wish it was shown for. */
export type Shown = { items: readonly Item[]; wish: Wish }

/** Where a conversation stands: the wish so far, what was shown last, and the store topic asked about last. */
export type Standing = {
  wish: Wish
  /** The wishes that others took the place of, the latest first: "back to the gummies" returns to one. */
  earlier: readonly Wish[]
  shown: readonly Item[]
  /** The last list of several: what "the second one" counts in when one of them was talked about since. */
  listed: readonly Item[]
  shownText: string
  topic: StoreIntent | null
  unsureCount: number
  asked: boolean
  /** What was offered last, as it was worded: "some gummies instead". */
  offer: string | null
  /** The name of what was shown first, for "that as a pre-roll?". */
  subject: Term | null
  /** What was asked since products were shown, the latest first: "which days" may rest on it. */
  told: readonly string[]
  /** The things of a wish for several: "make the cart a full gram" changes one of them. */
  parts: readonly Wish[]
  /** Every product that was shown in this talk, the latest first. */
  seen: readonly Item[]
  /** The lists that were shown, the first first. */
  lists: readonly Shown[]
  /** What was turned down for something else: it stays away as long as another fits. */
  refused: readonly Item[]
  /** What something like it is wished for. */
  likened: readonly Item[]
  /** What was said to be bought, and what else was asked for beside it: the sum is of these. */
  taken: readonly Bought[]
  /** What is talked about now was asked for beside the rest ("and papers"). */
  added: boolean
}

const UNSURE =
  /^(?:(?:um+|uh+|hmm+|well|honestly|sorry|oh|lol),? )*(?:i (?:really )?(?:dont|do not) (?:really |even )?know|(?:im )?not (?:really |too |so |that )?sure(?! (?:if|whether|that) (?:you|u|this|its|it is|here)\b)|no idea|no clue|i have no (?:idea|clue|preference|answer)|i havent a clue|havent a clue|dont know|unsure|whatever|anything|either(?: one)?|doesnt matter|dont care|no preference|you (?:choose|pick|decide|tell me)|surprise me|up to you|maybe|perhaps|could be either|i cant decide|no se|ni idea|no estoy segur[oa]|lo que sea|cualquiera|da igual)\b/

/** "I don't know", "whatever", "no idea": nothing was added, and nothing was refused. */
export function isUnsure(plain: string): boolean {
  return (
    UNSURE.test(plain) ||
    /\b(?:not sure|dont know|have no (?:idea|clue|knowledge)|could be either|no idea)\b.{0,25}$/.test(plain)
  )
}

/** What by itself is no wish. */
const ASIDE: ReadonlySet<string> = new Set(['count', 'inhaled', 'qualifiers', 'told', 'patient'])

/** True when the message itself says something of a product. */
export function saysWish(wish: Wish): boolean {
  return wish.inhaled !== null || TELLING.some(({ key, silence }) => isSaid(wish[key], silence))
}

const TELLING = WISH_KEYS.filter((key) => !ASIDE.has(key)).map((key) => ({ key, silence: NO_WISH[key] }))

/** A list says something with its first entry, anything else by being other than what stands for silence. */
function isSaid(value: unknown, silence: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== silence
}

/** "I have 50 dollars", and nothing of what for. */
export function saysOnlyMoney(wish: Wish): boolean {
  const { priceMax, priceAbout, priceBelow, priceMin, budgetTotal } = NO_WISH
  return saysWish(wish) && !saysWish({ ...wish, priceMax, priceAbout, priceBelow, priceMin, budgetTotal })
}

/** "The nightcap tincture": a name of the menu, by itself or with its form. A kind that is explained has none. */
export function namesOfForm({ terms, forms }: Pick<Wish, 'terms' | 'forms'>): boolean {
  return terms.some((term) => term.rows !== null) || (terms.length > 0 && forms.length > 0)
}
