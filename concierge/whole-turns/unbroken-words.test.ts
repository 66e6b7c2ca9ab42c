import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', parking: { lot: true } },
  products: [makeProduct({ name: 'Quiet Harbor 3.5g', stock: 9 }), makeProduct({ name: 'Lime Heron 3.5g', stock: 9 })],
})

const LONG = 800
/** Runs that a pattern may part in more ways than it can try: one word, one figure, capitals, and short words by the hundred. */
const RUNS = ['abcdefghij', 'A', '1', 'ab ', 'a, ', 'the ', 'is it ', '1 ', 'and ', 'no ', 'with a '].map((part) =>
  part.repeat(LONG / part.length),
)
const AROUND = [
  (run: string) => run,
  (run: string) => `is it ${run}, right`,
  (run: string) => `a charger for ${run}`,
  (run: string) => `do you have ${run} under 30`,
  (run: string) => `${run}?`,
]

describe('a word without end', () => {
  it.each(AROUND.map((around) => [around('…'), around]))('is answered as any other: "%s"', (_, around) => {
    for (const run of RUNS) expect(askAfter(store, ['any indica flower?'], around(run)).text).not.toBe('')
  })
})
