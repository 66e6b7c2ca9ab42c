import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const read = (text: string) => readWish(text, vocabulary)

describe('a word that nothing sells', () => {
  it.each([
    'syrup to put in sprite',
    'a tincture that goes into my gatorade',
    'syrup i can mix with dr pepper',
    'prefilled cart',
    'sativa edible 4 hangin w frens',
    'helo, an indica cart please',
    'algo con cbd para mi abuela',
    'algo suave para una señora mayor',
  ])('is no name that is asked for: %s', (text) => {
    expect(read(text).unknown).toEqual([])
  })

  it.each(['gummies with melatonin', 'jeeter carts', 'zorblat gummies'])('is one where it is: %s', (text) => {
    expect(read(text).unknown.length).toBeGreaterThan(0)
  })
})

describe('a word that is spelled by ear', () => {
  it.each([
    [
      'ndica kart plz',
      { forms: [{ category: 'vape', kinds: ['cartridge'] }], strainTypes: ['indica', 'indica-hybrid'] },
    ],
    ['do u hav vaip pens', { forms: [{ category: 'vape', kinds: [] }] }],
    ['gummies that hit qwik', { forms: [{ category: 'edible', kinds: ['fast-acting', 'gummy'] }] }],
    ['indica, no mor dan 30', { priceMax: 3000, strainTypes: ['indica', 'indica-hybrid'] }],
  ])('is what it sounds like: %s', (text, wish) => {
    expect(read(text).wish).toMatchObject(wish)
    expect(read(text).unknown).toEqual([])
  })
})

describe('THC', () => {
  it.each([
    'a joint with almost no thc, more cbd',
    'joint with cbd and next to no thc',
    'barely any thc, more cbd, a joint',
  ])('that there is hardly any of is not none: %s', (text) => {
    expect(read(text).wish).toMatchObject({ thcFree: false, cbdRich: true })
  })

  it('is none where none is said', () => {
    expect(read('a joint with no thc').wish.thcFree).toBe(true)
  })
})

describe('a person who never smokes', () => {
  it.each(['algo suave para una señora de 70 años que nunca fuma', 'algo para mi mamá, jamás ha fumado'])(
    'is given nothing to smoke: %s',
    (text) => {
      expect(read(text).wish.inhaled).toBe(false)
    },
  )
})
