import { fitsForm } from '#concierge/retrieve/constraints.ts'
import { findNamed } from '#concierge/retrieve/find-named.ts'
import { nameOfItem } from '#concierge/retrieve/gazetteer.ts'
import { NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { shownItems } from '#concierge/retrieve/shown-items.ts'
import { asksToDiscover } from '#concierge/say/discovery.ts'
import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { withAgeTold } from './age-told.ts'
import { toldAfter } from './asked-of-told.ts'
import { withConfirmAsked } from './asked-to-confirm.ts'
import { withBareWord } from './bare-word.ts'
import { betweenTypes } from './between-types.ts'
import { asReply } from './brief-reply.ts'
import { editedParts } from './edited-parts.ts'
import { type FollowUp, followUp } from './follow-up.ts'
import { withGearForIt } from './gear-for-it.ts'
import { withGearToDo } from './gear-to-do.ts'
import { isLeftOpen } from './goes-on.ts'
import { type StoreIntent, storeIntentsOf } from './intent.ts'
import { asksLikeness, LIKE_THAT } from './likeness-cues.ts'
import { atReturned } from './list-returned.ts'
import { withPlace } from './one-by-trait.ts'
import { leavesShelf } from './return-to.ts'
import { stillEdible } from './still-edible.ts'
import { withLookSaid } from './look-said.ts'
import { withoutAsked } from './only-asked.ts'
import { withOnesCalled } from './ones-called.ts'
import { pointedAt } from './pointed-at.ts'
import { offerIn } from './offer-taken.ts'
import { readSaid } from './read-said.ts'
import { withRefusedOfShown } from './refused-of-shown.ts'
import type { ReadWish } from './read-wish.ts'
import { type Bought, isUnsure, saysOnlyMoney, saysWish, type Standing } from './standing.ts'
import { takenBeside } from './take-beside.ts'
import { takesOf } from './takes.ts'
import { talkedOf } from './tally.ts'
import { besideTopicNames } from './topic-names.ts'
import { wishParts } from './wish-parts.ts'

const START: Standing = {
  wish: NO_WISH,
  earlier: [],
  shown: [],
  listed: [],
  shownText: '',
  topic: null,
  unsureCount: 0,
  asked: false,
  offer: null,
  subject: null,
  told: [],
  parts: [],
  seen: [],
  lists: [],
  refused: [],
  likened: [],
  taken: [],
  added: false,
}

/** One product of a list, told more about, leaves the list standing; two that were told one after the other are a list of both. */
function listAfter({ listed, shown: before }: Standing, shown: readonly Item[]): readonly Item[] {
  const [item, ...others] = shown
  if (item === undefined) return listed
  if (shown.length < listed.length && shown.every((one) => listed.includes(one))) return listed
  const [last] = before
  const single = others.length === 0 && last !== undefined && before.every(({ nameKey }) => nameKey === last.nameKey)
  return single && last.nameKey !== item.nameKey ? [last, item] : shown
}

/** What is read of a message where the talk stands: which list it goes back to, which of it is meant and of what shelf it speaks. */
export function heardIn(before: Standing, read: ReadWish, store: Store): { standing: Standing; read: ReadWish } {
  const { vocabulary } = store
  const standing = atReturned(before, read)
  const refusing = withRefusedOfShown(read, standing)
  const placed = withPlace(withConfirmAsked(refusing, standing, vocabulary), standing, vocabulary)
  return {
    standing,
    read: withOnesCalled(
      store,
      withBareWord(
        store,
        withAgeTold(
          withGearToDo(
            withGearForIt(withLookSaid(stillEdible(placed, standing, vocabulary), standing), standing, vocabulary),
            standing,
            vocabulary,
          ),
          standing,
        ),
        standing,
      ),
      standing,
    ),
  }
}

/** What was shown before is told anew, and is no other list. */
function listsAfter({ lists, seen, wish }: Standing, items: readonly Item[]): Standing['lists'] {
  return items.every((item) => seen.includes(item)) ? lists : [...lists, { items, wish }]
}

const OF_SERVICE: ReadonlySet<StoreIntent> = new Set([
  'payment',
  'delivery',
  'parking',
  'store_location',
  'store_hours',
  'id_policy',
  'pickup',
  'contact',
  'loyalty',
  'accessibility',
])

/** "Do you take Apple Pay", "deliver to Cherry Creek": beside a question of service alone a flavour or a loose word is a name. */
function besideService(wish: Wish, topics: readonly StoreIntent[]): Wish {
  return topics.every((topic) => OF_SERVICE.has(topic))
    ? { ...wish, flavors: [], leaning: [], occasion: null, terms: wish.terms.filter(({ rows }) => rows !== null) }
    : wish
}

/** The things of a wish for several, as long as nothing else is wished for. */
function partsAfter(
  { vocabulary }: Store,
  read: ReadWish,
  { wish, continued }: FollowUp,
  standing: Standing,
): readonly Wish[] {
  const { parts, wish: before } = standing
  const edited = editedParts(read, standing, vocabulary)
  if (edited !== null) return edited
  // What is asked of the things that were shown leaves the wish for them as it is.
  if (wish === before || !saysWish({ ...read.wish, quantity: null })) return parts
  const several = wishParts(read, wish, continued && !saysOnlyMoney(before), vocabulary)
  return several.length > 1 ? several : []
}

const REMEMBERED = 24
const MOST_SEEN = 24

/** "Ok and papers", "add a battery": one thing more, and what was shown before still stands. */
const ADDS =
  /^(?:(?:ok|okay|cool|nice|great|perfect|so|oh|then|,) ?)*(?:and|also|plus|add|y)\b|\b(?:also|too|as well|add|tambien)\b/

function isOfOther({ shown }: Standing, { wish }: ReadWish): boolean {
  return (
    shown.length > 0 && wish.forms.length > 0 && !wish.forms.some((form) => shown.some((item) => fitsForm(item, form)))
  )
}

/** "Something else", "not that one": for the rest of the talk, until what stood before is returned to. */
function refusedAfter({ refused, earlier }: Standing, followed: FollowUp | null): readonly Item[] {
  if (followed === null) return refused
  if (earlier.includes(followed.wish)) return []
  const turned = followed.changed.includes('priceMax') ? [] : followed.exclude
  return [...turned, ...refused.filter((item) => !turned.includes(item))].slice(0, MOST_SEEN)
}

/** "Something like it", until another thing is wished for. */
function likenedAfter(store: Store, read: ReadWish, { shown, likened }: Standing, continued: boolean): readonly Item[] {
  const { plain, wish } = read
  if (wish.terms.length === 0 && LIKE_THAT.test(plain)) return shown.slice(0, 1)
  if (wish.terms.length > 0) return asksLikeness(plain) ? findNamed(store, plain, wish).items.slice(0, 1) : []
  return continued && wish.forms.length + wish.brands.length === 0 ? likened : []
}

type Step = { bought: readonly Bought[]; adds: boolean; replaced: boolean }

/** What is bought so far: what was taken, and the first of what was shown where more is asked for beside it. */
function tallyAfter(standing: Standing, { bought, adds, replaced }: Step): Pick<Standing, 'taken' | 'added'> {
  const { taken, added } = standing
  const kept = taken.filter(({ item }) => !bought.some((other) => other.item === item))
  if (bought.length > 0) return { taken: [...kept, ...bought], added: adds }
  if (adds) return { taken: [...taken, ...talkedOf(standing)], added: true }
  return { taken, added: added && !replaced }
}

/** "Whats cheaper" where nothing was: the limit that was made of that no longer stands. */
function withoutUnmet(wish: Wish, shown: readonly Item[]): Wish {
  const { priceMax } = wish
  const isUnmet = priceMax !== null && shown.length > 0 && shown.every(({ payable }) => (payable ?? 0) > priceMax)
  return isUnmet ? { ...wish, priceMax: null } : wish
}

/** Reads the conversation again from its words; nothing is kept between turns. */
export function readConversation(store: Store, history: readonly PastMessage[]): Standing {
  let standing = START
  let derived = false
  const remembered = history.slice(-REMEMBERED)
  for (const [at, message] of remembered.entries()) {
    if (message.role === 'assistant') {
      const shown = shownItems(store, message)
      standing = {
        ...standing,
        wish: derived ? withoutUnmet(standing.wish, shown) : standing.wish,
        shown: shown.length > 0 ? shown : standing.shown,
        listed: listAfter(standing, shown),
        seen: [...shown, ...standing.seen.filter((item) => !shown.includes(item))].slice(0, MOST_SEEN),
        lists: listsAfter(standing, shown),
        told: shown.length > 0 ? [] : standing.told,
        subject: shown[0] === undefined ? standing.subject : nameOfItem(shown[0], store.gazetteer),
        shownText: shown.length > 0 || /\$\d|\d ?%/.test(message.text) ? message.text : standing.shownText,
        asked: message.text.trim().endsWith('?') || asksToDiscover(message.text),
        offer: offerIn(message.text),
      }
      continue
    }
    const heard = heardIn(standing, readSaid(message.text, remembered.slice(0, at), store.vocabulary).read, store)
    standing = heard.standing
    const said = heard.read
    const beside = takenBeside(store, said, standing)
    const read = beside?.rest ?? asReply(betweenTypes(said, standing), standing)
    const goesOn = standing.topic !== null && isLeftOpen(read.plain, standing.topic)
    const topics =
      goesOn && standing.topic !== null ? [standing.topic] : storeIntentsOf(besideTopicNames(store.items, read.plain))
    const unsure = isUnsure(read.plain)
    const followed =
      topics.length > 0 && !saysWish(besideService(read.wish, topics)) ? null : followUp(standing, withoutAsked(read))
    derived = followed?.changed.includes('priceMax') === true
    const bought =
      beside?.bought ??
      takesOf(read, standing, () => pointedAt(read, standing, findNamed(store, read.plain, read.wish)))
    const adds =
      beside !== null ||
      (bought.length === 0 && followed !== null && isOfOther(standing, read) && ADDS.test(read.plain))
    const isReplaced = followed !== null && !followed.continued && saysWish(standing.wish)
    standing = {
      ...standing,
      wish: followed?.wish ?? standing.wish,
      earlier:
        isReplaced || (followed !== null && leavesShelf(standing.wish, followed.wish))
          ? [standing.wish, ...standing.earlier]
          : standing.earlier,
      topic: topics[0] ?? (saysWish(read.wish) ? null : standing.topic),
      told: toldAfter(store, standing.told, read),
      refused: refusedAfter(standing, followed),
      likened: followed === null ? standing.likened : likenedAfter(store, read, standing, followed.continued),
      ...tallyAfter(standing, { bought, adds, replaced: isReplaced }),
      parts: followed === null ? standing.parts : partsAfter(store, read, followed, standing),
      unsureCount: unsure ? standing.unsureCount + 1 : standing.unsureCount,
    }
  }
  return standing
}
