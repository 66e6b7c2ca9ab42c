import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (names: readonly string[], header = 'Item') =>
  readCatalog(Buffer.from([`${header},Price`, ...names.map((name) => `${name},9`)].join('\n'))).products.map(
    ({ name, brand, strainName, strainType }) => [name, brand, strainName, strainType],
  )

describe('a name that is a whole product', () => {
  it.each([' | ', ' - ', ' // ', ' – '])('tells maker, strain and type, parted by %j', (stroke) => {
    const names = [
      ['Elm Farm', 'Plum Kush', 'Indica', '3.5g'],
      ['Elm Farm', 'Garlic Cookies', 'Hybrid', '3.5g'],
      ['Elm Farm', 'Owl Light', 'Sativa', '7g'],
      ['Oak & Ash', 'Moth', 'Indica', '1g'],
      ['Oak & Ash', 'Wren Song', 'Sativa', '1g'],
      ['Oak & Ash', 'Fern Haze', 'Sativa', '1g'],
      ['Oak & Ash', 'Square Box', '100mg'],
    ].map((parts) => parts.join(stroke))
    expect(read(names)).toEqual([
      [names[0], 'Elm Farm', 'Plum Kush', 'indica'],
      [names[1], 'Elm Farm', 'Garlic Cookies', 'hybrid'],
      [names[2], 'Elm Farm', 'Owl Light', 'sativa'],
      [names[3], 'Oak & Ash', 'Moth', 'indica'],
      [names[4], 'Oak & Ash', 'Wren Song', 'sativa'],
      [names[5], 'Oak & Ash', 'Fern Haze', 'sativa'],
      [names[6], 'Oak & Ash', null, null],
    ])
  })

  it('may begin with the strain', () => {
    expect(read(['Plum Kush - Indica - 3.5g', 'Fern Haze - Sativa - 3.5g', 'Owl Light - Hybrid - 7g'])).toMatchObject([
      ['Plum Kush - Indica - 3.5g', null, 'Plum Kush', 'indica'],
      [expect.anything(), null, 'Fern Haze', 'sativa'],
      [expect.anything(), null, 'Owl Light', 'hybrid'],
    ])
  })

  it.each([
    ['sizes of a strain', ['Plum - 1g', 'Plum - 3.5g', 'Plum - 7g', 'Fern - 1g', 'Fern - 3.5g', 'Fern - 7g']],
    [
      'shelves of a strain',
      [
        'Plum - Flower - 1g',
        'Plum - Pre-Roll - 1g',
        'Plum - Flower - 7g',
        'Fern - Flower - 1g',
        'Fern - Vape - 1g',
        'Fern - Flower - 7g',
      ],
    ],
  ])('tells no maker where it has %s', (_, names) => {
    expect(read(names).map(([, brand, strain]) => [brand, strain])).toEqual(names.map(() => [null, null]))
  })
})
