import { describe, expect, it } from 'vitest'
import { readProfile } from './replace-profile.ts'

const read = (facts: Readonly<Record<string, unknown>>) => readProfile(JSON.stringify({ name: 'Shop', ...facts }))

describe('a profile in odd shapes', () => {
  it.each([
    [{ delivery: { offered: true, fee: { Dover: 5 }, minimum_order: { Dover: 40 } } }],
    [{ deals: { daily: ['Monday: 20% off'], stacking: false } }],
    [{ busiest_hours: { friday: '4-7 PM' } }],
    [{ pickup: { ready_minutes: '15-20', offered: 'yes' } }],
    [{ address: { street: '1 Main St', zip: 19901 }, id: 12, business_type: ['Recreational', 'Medical'] }],
    [{ phone: [{ label: 'store', number: '(555) 555-0100' }], email: null, tax: 12.5 }],
    [{ holidays: [{ name: 'Christmas', open: false }] }],
    [{ loyalty: { name: 7 } }],
  ])('is imported: %j', (facts) => expect(read(facts).name).toBe('Shop'))

  it('keeps of a part all but the leaf that fits nowhere', () => {
    const { delivery } = read({ delivery: { offered: true, zips: ['48104'], fee: 5, free_over: 'never, sorry' } })
    expect(delivery).toMatchObject({ offered: true, zips: ['48104'], fee: 5, free_over_note: 'never, sorry' })
    const { hours, ...rest } = read({ hours: { monday: { open: 9 } }, phone: '(555) 555-0100' })
    expect(hours).toBeUndefined()
    expect(rest).toMatchObject({ phone: '(555) 555-0100' })
  })

  it('is refused without a name, or with a text too long', () => {
    expect(() => readProfile('{"phone":"1"}')).toThrow()
    expect(() => read({ email: 'a'.repeat(3000) })).toThrow()
  })

  it('is refused where tables lie deeper in one another than any shop writes them', () => {
    const nested = (levels: number) => `{"name":"Shop","a":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`
    expect(readProfile(nested(5)).name).toBe('Shop')
    for (const levels of [40, 3000, 100_000]) expect(() => readProfile(nested(levels))).toThrow('cannot be used')
    expect(() => readProfile(`{"name":"Shop","a":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toThrow('cannot be used')
  })
})
