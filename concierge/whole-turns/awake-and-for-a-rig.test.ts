import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Ledge' },
  products: [
    makeProduct({ name: 'Night Plum', category: 'flower', effects: ['sleepy', 'relaxed'] }),
    makeProduct({ name: 'Calm Fig', category: 'flower', effects: ['relaxed'] }),
    makeProduct({ name: 'Grape Live Rosin Disposable', category: 'vape' }),
    makeProduct({ name: 'Lemon Live Resin Badder', category: 'concentrate' }),
    makeProduct({ name: 'Glass Dab Rig', category: 'accessory' }),
  ],
})
const shown = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('the wish not to be put to sleep', () => {
  it.each([
    'relaxing but dont put me to sleep. flower',
    'relaxing flower but dont knock me out',
    'dont let me fall asleep, flower',
    'chill flower, please dont send me to sleep',
    'mellow flower that doesnt put me to sleep',
  ])('shows nothing for the night: %s', (text) => {
    expect(shown(text)).toContain('Calm Fig')
    expect(shown(text)).not.toContain('Night Plum')
  })

  it.each(['dont you have anything to put me to sleep', 'i dont sleep well, some flower', 'flower to knock me out'])(
    'and is none here: %s',
    (text) => expect(shown(text)).toContain('Night Plum'),
  )
})

describe('what goes into a rig', () => {
  it('is a concentrate', () => {
    for (const text of ['live rosin for my rig?', 'live rosin for my dab rig'])
      expect(shown(text), text).not.toContain('Grape Live Rosin Disposable')
    expect(shown('live resin for my rig')).toEqual(['Lemon Live Resin Badder'])
    expect(shown('live rosin vape')).toEqual(['Grape Live Rosin Disposable'])
    expect(shown('need a rig')).toEqual(['Glass Dab Rig'])
  })
})
