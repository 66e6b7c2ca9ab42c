import type { Store } from '#concierge/open-store.ts'
import { askedBarely } from './asked-barely.ts'
import { askedByPointing } from './asked-by-pointing.ts'
import { askedOfTold } from './asked-of-told.ts'
import { betweenPrices } from './between-prices.ts'
import { betweenTypes } from './between-types.ts'
import { asReply } from './brief-reply.ts'
import { withCalled } from './called-by-words.ts'
import { withoutTraits } from './either-trait.ts'
import { withFormsInNames } from './form-in-name.ts'
import { ofAnotherDay } from './goes-on.ts'
import { offerTaken } from './offer-taken.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

/** The message with what only the talk before it makes plain. */
export function inTalk(store: Store, first: ReadWish, standing: Standing): ReadWish {
  const { plain } = first
  const told =
    offerTaken(plain, standing, store.vocabulary) ??
    askedByPointing(plain, standing) ??
    askedBarely(plain, standing) ??
    ofAnotherDay(plain, standing.topic) ??
    askedOfTold(store, first, standing)
  const said = told === null ? first : readWish(told, store.vocabulary)
  const read = withFormsInNames(store, betweenTypes(betweenPrices(store, said, standing), standing))
  return asReply(withCalled(store, withoutTraits(store, read)), standing)
}
