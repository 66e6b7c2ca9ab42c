import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: {
    name: 'Test Shop',
    loyalty: {
      program: 'Creek Coins, free to join with a phone number',
      levels: [
        { level: 'Pebble', from: 'sign-up', perk: '4% back' },
        { level: 'Boulder', from: '$600 spent', perk: '7% back' },
        { level: 'Summit', from: '$2,000 spent', perk: '11% back' },
      ],
      using_them: '1 Creek Coin = $1 off',
      expiry: 'Creek Coins lapse after 9 months without a visit.',
      birthday: 'a joint for a penny',
    },
  },
  products: [makeProduct({ productId: 'flower', category: 'flower', name: 'Mimosa 3.5g' })],
})

describe('a programme told under keys of its own', () => {
  it.each(['how do your rewards work', 'whats your loyalty program', 'tell me about the rewards program'])(
    'is told by its name with all that is in it: %s',
    (text) => {
      const { text: said } = askStore(store, text)
      expect(said).toContain('Creek Coins')
      expect(said).toContain('Summit: $2,000 spent, 11% back')
      expect(said).not.toContain('program is our')
    },
  )

  it.each([
    'what do you get at the top level',
    'what are the levels',

    'is there a vip tier',
  ])('has its levels told where they are asked for: %s', (text) => {
    const { intent, text: said } = askAfter(store, ['how do your rewards work'], text)
    expect(intent).toBe('loyalty')
    expect(said).toContain('11% back')
    expect(said).not.toContain('penny')
  })

  it('tells when points lapse', () => {
    expect(askStore(store, 'do my rewards points expire').text).toContain('9 months')
  })
})

it.each(['how many points do i get for 100 bucks', 'if i spend $100 how many points', 'points for a 100 dollar order'])(
  'reckons what a sum makes: %s',
  (text) => {
    const earning = openStore({
      profile: { name: 'Test Shop', loyalty: { earn: '2 points per $1 spent', redeem: '250 points = $8 off' } },
      products: [],
    })
    expect(askStore(earning, text).text).toBe('Earn: 2 points per $1 spent. For $100 that is 200 points.')
    expect(askStore(earning, 'how many points is 8 dollars off').text).toBe('Redeem: 250 points = $8 off.')
  },
)

describe('points that are counted', () => {
  const points = openStore({
    profile: {
      name: 'Test Shop',
      loyalty: {
        name: 'Peak Club',
        earn: '1 shell per $1 spent',
        redeem: '150 shells = $10 off',
        join: 'by texting BUOY to (555) 555-0165 or at the register',
      },
    },
    products: [makeProduct({ productId: 'flower', category: 'flower', name: 'Mimosa 3.5g' })],
  })

  it.each([
    'i have 300 points sitting there. what does that get me',
    'what are 300 shells worth',
    'got 310 pts, how much off',
  ])('are reckoned to what they take off: %s', (text) => {
    expect(askStore(points, text).text).toContain('$20')
  })

  it('are told to be too few', () => {
    expect(askStore(points, 'what can i get with 90 points').text).toContain('not enough')
  })

  it('are not worth a sum where it is spending that is counted', () => {
    expect(askStore(points, 'how many points do i get if i spend 300').text).not.toContain('$20')
  })

  it.each([
    'texted BUOY to a number on your sign, what is it for',
    'what happens if i text BUOY',
    'whats this buoy thing',
  ])('are meant by the word that is texted to join: %s', (text) => {
    expect(askStore(points, text).intent).toBe('loyalty')
  })
})

it('takes the point of a thing for no point of the club', () => {
  const store = openStore({
    profile: { name: 'Test Shop', loyalty: { earn: '1 point per $1 spent', redeem: '100 points = $5 off' } },
    products: [makeProduct({ category: 'accessory', subcategory: 'Grinder', name: 'Four Piece Grinder' })],
  })
  expect(askStore(store, 'whats the point of a grinder').intent).not.toBe('loyalty')
  expect(askStore(store, 'is there any point in buying a grinder').intent).not.toBe('loyalty')
  expect(askStore(store, 'how many points is a gram').intent).toBe('loyalty')
})

describe('a club that is asked for in Spanish', () => {
  const store = openStore({
    profile: {
      name: 'Test Shop',
      loyalty: {
        redeem: '150 points = $10 off',
        points_expire: 'Points lapse on January 31 of the next year.',
        birthday: '$10 off any time in your birthday week',
      },
    },
    products: [],
  })

  it.each([
    'mi cumple es la proxima semana, me dan algo?',
    'hay algo por mi cumpleaños?',
    'tienen regalo de cumpleaños',
  ])('tells the birthday: %s', (text) =>
    expect(askStore(store, text).text).toBe('Cumpleaños: $10 de descuento en la semana de tu cumpleaños.'),
  )

  it('quotes what it cannot put into Spanish', () =>
    expect(askStore(store, '¿mis puntos caducan?').text).toBe(
      'Los puntos caducan, como lo dice la tienda y por ahora solo en inglés: "Points lapse on January 31 of the next year."',
    ))

  it('is not meant by a gift for another', () =>
    expect(askStore(store, 'algo suave para el cumple de mi esposa').intent).not.toBe('loyalty'))
})

describe('a level of two words', () => {
  const club = openStore({
    profile: {
      name: 'Test Shop',
      loyalty: {
        name: 'Deck Club',
        tiers: [
          { tier: 'Deckhand', points_per_year: '0-399', earn: '1 point per $1' },
          { tier: 'First Mate', points_per_year: '400-999', earn: '1.3 points per $1' },
        ],
      },
    },
    products: [makeProduct({ productId: 'flower', category: 'flower', name: 'Mimosa 3.5g' })],
  })

  it('is told by itself, and what is asked after it is of that level', () => {
    const first = askStore(club, 'how many points for first mate').text
    expect(first).toContain('400-999')
    expect(first).not.toContain('Deckhand')
    const then = askAfter(club, ['how many points for first mate'], 'and what do i earn then').text
    expect(then).toContain('1.3 points')
    expect(then).not.toContain('Deckhand')
  })

  it('is told beside the others where none is named', () => {
    expect(askStore(club, 'what do i earn per dollar').text).toContain('Deckhand')
  })
})

describe('points by what a shop says of them', () => {
  it.each([
    ['150 points = $10 off', '$20'],
    ['Redeem 150 points for $10 off', '$20'],
    ['$10 off for every 150 points', '$20'],
    ['$5 per 100 points', '$15'],
    ['Each point is worth 5 cents', '$16'],
    ['5 cents a point', '$16'],
    ['100 points = $4 off; 250 points = $12 off', '$12'],
    ['100: $4 off; 250: $12 off; 500: $30 off', '$12'],
    ['Every 100 points gets you $5', '$15'],
    ['100 sparks: $4 off; 250 sparks: $12 off', '$12'],
  ])('"%s"', (redeem, told) => {
    const store = openStore({ profile: { name: 'Test Shop', loyalty: { redeem } }, products: [] })
    expect(askStore(store, 'what are 320 pts worth').text).toContain(told)
  })
})
