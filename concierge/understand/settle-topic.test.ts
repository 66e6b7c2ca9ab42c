import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { type Topic, TOPICS } from './topics.ts'
import { needsVectors, readMessage, settle, understand } from './understand.ts'

const store = openStore({
  profile: { name: 'Harbor' },
  products: [
    makeProduct({ name: 'Blue Heron', category: 'pre-roll' }),
    makeProduct({ name: 'Happy Hour #21', category: 'flower' }),
    makeProduct({ name: 'Lemon Gummies', category: 'edible' }),
    makeProduct({ name: 'Nightfall Tincture', brand: 'Loon', category: 'tincture' }),
  ],
})
/** What a sentence vector that speaks for one topic says of each. */
const meaning = (topic: Topic) => TOPICS.map((one) => (one === topic ? 0.9 : 0.1 / (TOPICS.length - 1)))
const intentOf = (text: string) => understand(store, text, []).intent

describe('what a message is about', () => {
  it.each(['got t shirts?', 'whats high in myrcene', 'strains high in terpinolene'])(
    'is goods where a thing is asked for outright: %s',
    (text) => {
      expect(intentOf(text)).toMatch(/recommend|availability/)
    },
  )

  it.each([
    ['is anybody in on dec 26', 'store_hours'],
    ['did the driver with my stuff leave yet', 'order_status'],
    ['do you have room for our camper', 'parking'],
    ['how many pts to get 10 dollars off', 'loyalty'],
    ['how do i get ahold of an actual human', 'human_handoff'],
    ['can i take it across the border', 'consumption_rules'],
    ['brand new here, do i get anything off', 'deals'],
  ])('is told by the whole of it where its words find nothing: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent)
  })

  it.each([
    ['i need energy to clean the garage', 'recommend'],
    ['write a cover letter for my bank job', 'out_of_scope'],
    ['did the hawks win last night', 'out_of_scope'],
    ['did the lions win last night', 'out_of_scope'],
    ['how are the pelicans doing this year', 'out_of_scope'],
    ['forgot the gummies on my order, can you add some', 'order_change'],
    ['never opened that preroll, can i bring it back', 'returns'],
    ['need another cart, the last one died', 'recommend'],
    ['my cart died', 'returns'],
    ['the shirt is too big, never worn, swap it?', 'returns'],
    ['do we get the locals price', 'deals'],
  ])('is not told by one word of it that means something else there: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent)
  })

  it.each([
    ['whens happy hour', 'deals'],
    ['gummies', 'recommend'],
    ['do you sell candles', 'availability'],
    ['inhalers', 'availability'],
    ['you guys sell seeds or clones', 'availability'],
    ['cutting the grass saturday, something light', 'recommend'],
    ['xkcd qwpoe', 'clarify'],
  ])('stays what the words say where the whole is no surer: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent)
  })

  it('is several things where several are asked, each in its own words', () => {
    const { asked } = understand(store, 'are you open sunday, do you have a drive thru and can i pay with debit', [])
    expect(asked.map(({ topic }) => topic)).toEqual(['store_hours', 'pickup', 'payment'])
    expect(asked[2]?.plain).toBe('can i pay with debit')
  })

  it('is a wish and a question where a question stands beside a wish', () => {
    const { intent, store: topics } = understand(store, 'gummies under $25, and what time do you close sunday', [])
    expect([intent, ...topics]).toEqual(['multi_intent', 'store_hours'])
  })

  it('is a wish alone where a day only belongs to the story', () => {
    expect(intentOf('long story, we go camping this weekend, could you suggest gummies under 25')).toBe('recommend')
  })

  it('is told by its meaning where words found nothing and what it resembles is not sure', () => {
    const text = 'my camper is long, is that a problem'
    const worded = understand(store, text, [])
    expect(needsVectors(worded)).toBe(true)
    expect(settle(readMessage(store, text, []), meaning('parking')).intent).toBe('parking')
  })

  it('asks no vector where words found something, nor of a language that vectors do not know', () => {
    expect(needsVectors(understand(store, 'gummies under $25 please', []))).toBe(false)
    expect(needsVectors(understand(store, 'quisiera saber algo de ustedes y su gente', []))).toBe(false)
  })

  it('is a product where its name stands with its form, and what is explained where the form stands alone', () => {
    expect(intentOf('whats in the nightfall tincture')).toBe('product_info')
    expect(intentOf('what does the nightfall tincture do')).toBe('product_info')
    expect(intentOf('what does a tincture do')).toBe('education')
  })

  it('is a wish where a thing is asked for with what it holds, and what is explained where none is', () => {
    expect(intentOf('what gummies have equal thc and cbd')).toBe('recommend')
    expect(intentOf('what is the difference between thc and cbd')).toBe('education')
  })
})
