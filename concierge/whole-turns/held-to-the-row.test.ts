import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'f1', name: 'Pave', category: 'flower', terpenes: ['Myrcene', 'Limonene'] }),
    makeProduct({ productId: 'f2', name: 'Tierz', category: 'flower', terpenes: ['Myrcene'] }),
    makeProduct({ productId: 'v1', name: 'Night Pear', category: 'vape', description: 'A rechargeable pen with USB.' }),
    makeProduct({ productId: 'v2', name: 'Mint Smash', category: 'vape', description: 'A disposable pen.' }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

it('says that all of a shelf lists a refused terpene, and not that there is none', () => {
  for (const text of ['flower without myrcene', 'no myrcene flower', 'any flower with no myrcene'])
    expect(ask(text), text).toMatch(/lists myrcene in all the flower/)
  expect(ask('flower without limonene')).toContain('Tierz')
})

it('shows as rechargeable what a row tells to be so', () => {
  for (const text of ['rechargeable vapes', 'any rechargeable vape?', 'rechargeable pens'])
    expect(ask(text), text).toMatch(/^(?!.*Mint Smash).*Night Pear/)
  expect(ask('vapes')).toContain('Mint Smash')
})
