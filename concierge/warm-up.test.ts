import { describe, expect, it } from 'vitest'
import { openStore } from './open-store.ts'
import { REHEARSAL_PROFILE, rehearsalProducts } from './rehearsal-shop.ts'
import { acquaint, rehearse, warmUp } from './warm-up.ts'

const NOW = new Date('2026-03-04T17:00:00Z')

describe('the warm-up', () => {
  it('runs every kind of turn without throwing', () => {
    expect(() => warmUp(NOW)).not.toThrow()
  })

  it('is gone on with one turn at a step, and may be left at any', () => {
    const steps = rehearse(NOW)
    for (let step = 0; step < 60; step++) expect(steps.next().done).toBe(false)
    expect(steps.return(undefined).done).toBe(true)
  })

  it('asks a shop of its own, be it without a single product', () => {
    const steps = [...acquaint(openStore({ profile: { name: 'Test Shop' }, products: [] }), NOW)]
    expect(steps.length).toBeGreaterThan(100)
  })

  it('has a shop with something on every shelf, in stock and sold out', () => {
    const store = openStore({ profile: REHEARSAL_PROFILE, products: rehearsalProducts() })
    for (const items of store.shelves.values()) expect(new Set(items.map((item) => item.inStock)).size).toBe(2)
    expect(store.facts.length).toBeGreaterThan(50)
  })
})
