import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const formsOf = (text: string) => readWish(text, vocabulary).wish.forms

describe('what is cleaned', () => {
  it.each([
    'i need stuff to clean my glass',
    'something to clean glass',
    'what can i clean my old piece with',
    'my bong is nasty got anything to clean it',
    'our rigs are filthy, something to clean them with',
    'whats good for cleaning a dirty banger',
    'cleaning stuff for my glass',
  ])('asks for a cleaner: %s', (text) => {
    expect(formsOf(text)).toMatchObject([{ kinds: ['cleaner'] }])
  })

  it.each(['a clean high', 'clean glassy buds', 'carts that hit clean', 'energy to clean it all up', 'a glass piece'])(
    'asks for none where nothing of glass is cleaned: %s',
    (text) => {
      expect(formsOf(text).flatMap(({ kinds }) => kinds)).not.toContain('cleaner')
    },
  )
})
