import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import { COMMON_WORDS } from '#concierge/understand/common-words.ts'
import { PLAIN_WORDS } from '#concierge/understand/plain-words.ts'
import { THING_WORDS } from '#concierge/understand/thing-words.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: { name: 'Fern & Co', hours: DEFAULT_HOURS },
  products: [
    makeProduct({ productId: 'grinder', name: 'Steel Grinder', category: 'accessory', subcategory: 'Grinders' }),
    makeProduct({ productId: 'chews', name: 'Amber Chews', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 'case', name: 'Hard Case', category: 'accessory', subcategory: 'Cases' }),
  ],
})

describe('words of English that no lexicon of ours has', () => {
  it.each(['a sturdy grinder', 'gummies that are pleasant', 'chasing some gummies', 'an innovative grinder'])(
    'are no names of things that are not carried: %s',
    (text) => {
      const turn = askStore(store, text)
      expect(turn.products).not.toEqual([])
      expect(turn.text).not.toMatch(/don't carry/)
    },
  )

  it('are put right to nothing on the menu', () => {
    const { correct } = store.vocabulary
    for (const text of ['i chase linalool', 'a sturdy saturday', 'sleek and stiff', 'a ladder and a sheet'])
      expect(correct(text)).toBe(text)
    expect(correct('are you servin')).toBe('are you serving')
  })

  it('say of a thing that is asked for that it is not here', () => {
    expect(askStore(store, 'do you sell ladders').text).toMatch(/ladder/i)
  })

  it('stand in one list each', () => {
    for (const word of PLAIN_WORDS) expect(THING_WORDS.has(word), word).toBe(false)
    const twice = [...PLAIN_WORDS, ...THING_WORDS].filter((word) => COMMON_WORDS.has(word) || isLexiconWord(word))
    expect(twice).toEqual([])
  })
})
