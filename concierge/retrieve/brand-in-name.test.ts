import { expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { withBrands } from './brand-in-name.ts'

const brandOf = (name: string) =>
  withBrands([
    makeProduct({ productId: 'a', name: 'Jughandle | Gelato', brand: 'Jughandle' }),
    makeProduct({ productId: 'b', name: 'Express Line Runtz', brand: 'Express Line' }),
    makeProduct({ productId: 'c', name, brand: null }),
  ]).at(-1)?.brand

it('reads a brand that the menu only writes in the name', () => {
  expect(brandOf('Jughandle | White Widow | Popcorn 28g')).toBe('Jughandle')
  expect(brandOf('jughandle - White Widow')).toBe('Jughandle')
  expect(brandOf('Express Line Blue Dream 1g Cart')).toBe('Express Line')
})

it('takes no word inside a name for a brand', () => {
  for (const name of ['Jughandle Haze 1g', 'Express Kush', 'White Widow | Jughandle'])
    expect(brandOf(name), name).toBeNull()
})
