import { expect, test } from 'vitest'
import { readStore, toFacts, toKey } from './store-form-values.ts'

const PROFILE = {
  name: 'Main Street',
  parking: { free_lot: true, spaces: 22, note: 'Gate 2', map: { north: 'x' } },
  delivery: { offered: true, zips: ['80202', '80203'], fee: 6.5 },
  deals: { daily: { monday: '10% off' }, always: ['Veterans: 10% off', 'Seniors: 5% off'] },
}

test('a profile that nobody touched is sent as it was', () => {
  const facts = toFacts(readStore(PROFILE), PROFILE)
  expect(facts.parking).toEqual({ free_lot: true, spaces: 22, note: 'Gate 2' })
  expect(facts.delivery).toMatchObject({ offered: true, zips: ['80202', '80203'], fee: 6.5, free_over: null })
  expect(facts.deals).toEqual({
    daily: { monday: '10% off' },
    always: ['Veterans: 10% off', 'Seniors: 5% off'],
    stacking: '',
  })
})

test('a new particular gets a name that the profile can hold', () => {
  const values = readStore(PROFILE)
  const rows = [...values.parking, { key: 'EV charging', value: 'no' }, { key: '', value: 'lost' }]
  expect(toFacts({ ...values, parking: rows }, PROFILE).parking).toMatchObject({ ev_charging: false })
  expect(toKey('__proto__')).toBe('proto')
})

test('ZIP codes may stand in any way', () => {
  const values = { ...readStore(PROFILE), zips: ' 80202;80203\n80204, ' }
  expect(toFacts(values, PROFILE).delivery.zips).toEqual(['80202', '80203', '80204'])
})
