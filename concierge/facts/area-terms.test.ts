import { describe, expect, it } from 'vitest'
import { areasNamed, exceptedPlaces, readAreas, sayAreas } from './area-terms.ts'

const BOROUGHS = { boroughs: { Brooklyn: { minimum_order: 50, fee: 5 }, Queens: { minimum_order: 90, fee: 10 } } }

describe('readAreas', () => {
  it('reads the terms of each place from a table under any key', () => {
    expect(readAreas(BOROUGHS)).toEqual([
      { place: 'Brooklyn', minimum: 50, fee: 5, freeOver: null },
      { place: 'Queens', minimum: 90, fee: 10, freeOver: null },
    ])
    expect(readAreas({ fees: { south_end: 4 } })).toEqual([
      { place: 'south end', minimum: null, fee: 4, freeOver: null },
    ])
  })

  it('reads amounts that are written out', () => {
    const areas = readAreas({ minimum_order_by_area: '$50 in Dover, $90 in Lee', fee_by_area: '$5 in Dover and Lee' })
    expect(areas.map(({ place, minimum, fee }) => [place, minimum, fee])).toEqual([
      ['Dover', 50, 5],
      ['Lee', 90, 5],
    ])
  })

  it('reads none where one amount holds for all', () => {
    expect(readAreas({ minimum_order: 50, fee: 5, hours: { open: '12:00', close: '20:00' } })).toEqual([])
  })
})

describe('areas in a question', () => {
  it('finds the place that is named, also by its short name', () => {
    const areas = readAreas(BOROUGHS)
    expect(areasNamed(areas, 'minimum for queens').map(({ place }) => place)).toEqual(['Queens'])
    expect(areasNamed(areas, 'delivery fee in bk').map(({ place }) => place)).toEqual(['Brooklyn'])
    expect(sayAreas(areasNamed(areas, 'queens'), 'en')).toEqual(['In Queens: minimum order $90 and delivery fee $10.'])
  })

  it('knows the places that are left out', () => {
    expect(exceptedPlaces('Queens. No delivery to the Bronx or Staten Island.', 'do you go to the bronx')).toEqual([
      'the Bronx',
    ])
    expect(exceptedPlaces('Queens and Brooklyn', 'do you go to the bronx')).toEqual([])
  })
})
