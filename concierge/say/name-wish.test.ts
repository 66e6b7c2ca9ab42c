import { describe, expect, it } from 'vitest'
import { NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import { nameWish } from './name-wish.ts'

const gummies = (more: Partial<Wish>): Wish => ({
  ...NO_WISH,
  forms: [{ category: 'edible', kinds: ['gummy'] }],
  ...more,
})

describe('nameWish', () => {
  it('says what must be more than something shown as over it', () => {
    expect(nameWish(gummies({ mgPieceMin: 10.01, strong: true }), 'en')).toBe('strong gummies over 10 mg a piece')
    expect(nameWish({ ...NO_WISH, thcMin: 25.51 + 0.01 }, 'en')).toBe('something over 25.51% THC')
  })

  it('says a floor that was named as it was named', () => {
    expect(nameWish(gummies({ mgPieceMin: 12.5 }), 'en')).toBe('gummies from 12.5 mg a piece')
    expect(nameWish({ ...NO_WISH, thcMin: 25 }, 'en')).toBe('something from 25% THC')
  })

  it('lets Spanish words agree in number', () => {
    expect(nameWish(gummies({ mgPieceMin: 10.01, strong: true }), 'es')).toBe(
      'gomitas fuertes de más de 10 mg por pieza',
    )
    expect(nameWish({ ...NO_WISH, forms: [{ category: 'flower', kinds: [] }], mild: true }, 'es')).toBe('flor suave')
  })
})
