import type { NamedBy } from '#concierge/facts/answer-any.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Named } from '#concierge/retrieve/find-named.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import type { Standing } from './standing.ts'
import type { StoreIntent, TalkIntent } from './intent.ts'
import type { ReadWish } from './read-wish.ts'
import type { Found } from '#concierge/say/articles.ts'

/** What an intent is decided from. */
export type Evidence = {
  read: ReadWish
  standing: Standing
  named: Named
  pointed: readonly Item[]
  stores: readonly StoreIntent[]
  /** What the whole message is where it is nothing but talk. */
  talk: TalkIntent | null
  /** The question about the shop that stands is asked further: no resemblance knows of what. */
  resumed: boolean
  /** A matter of the shop is asked for of which its profile tells nothing: then it stands first among `stores`. */
  untold: boolean
  /** It calls what is the shop's own as the shop does: a town of its other places, a day of its deals, its club. */
  byName: boolean
  article: Found | null
  joined: Wish
  continued: boolean
  changed: boolean
  /** Something is asked of those of the shown things that are of a shelf: "whats the thc on the cart". */
  ofShelf: boolean
  /** More than one thing is to be bought. */
  several: boolean
  /** A fact under a key of the shop's own was named. */
  unforeseen: NamedBy | null
  /** Whether the words name a fact that no topic tells. */
  namesSpareFact: () => boolean
  /** Whether the words name any fact of the shop. */
  namesFact: () => boolean
}
