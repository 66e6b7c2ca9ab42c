import { describe, expect, it } from 'vitest'
import type { Turn } from '#contract/turn.ts'
import { AgentBrief } from '#contract/agent.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'

const edible = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, category: 'edible', salePriceCents: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    edible('s1', { name: 'Lime Seltzer', brand: 'Tidepool', subcategory: 'Beverages', description: 'Vegan.' }),
    edible('s2', { name: 'Plum Seltzer', brand: 'Tidepool', subcategory: 'Beverages', description: 'Fizzy.' }),
    edible('m1', { name: 'Pocket Mints', brand: 'Tiny Steps', subcategory: 'Mints', tags: ['sugar free'] }),
    edible('c1', { name: 'Peanut Butter Chocolate', brand: 'Mill', subcategory: 'Chocolate' }),
    edible('f1', {
      name: 'Fudge Square',
      brand: 'Mill',
      subcategory: 'Baked',
      description: 'Rich. Contains wheat and egg.',
    }),
    makeProduct({ productId: 'h1', name: 'Old Temple Hash', category: 'concentrate', subcategory: 'Hash' }),
    makeProduct({ productId: 'h2', name: 'Live Rosin Jam', category: 'concentrate', subcategory: 'Live Rosin' }),
    makeProduct({ productId: 'b1', name: 'Ten Inch Beaker', category: 'accessory', subcategory: 'Glassware' }),
    makeProduct({ productId: 'b2', name: 'Tiny One Hitter', category: 'accessory', subcategory: 'Glassware' }),
    makeProduct({
      productId: 'k1',
      name: 'Hot Knife',
      brand: 'Puffco',
      category: 'accessory',
      subcategory: 'Dab Tool',
    }),
    makeProduct({ productId: 'v1', name: 'Slim 510 Battery', category: 'accessory', subcategory: 'Battery' }),
    makeProduct({ productId: 'v2', name: 'Pod Battery', category: 'accessory', subcategory: 'Battery' }),
    makeProduct({ productId: 'p1', name: 'Hash Burger Pre-Roll', strainName: 'Hash Burger', category: 'pre-roll' }),
    makeProduct({ productId: 'p2', name: 'Gelato Infused Pre-Roll', strainName: 'Gelato', category: 'pre-roll' }),
    makeProduct({ productId: 'p3', name: 'Mini Dogs', category: 'pre-roll', size: '6 x 0.35g', packCount: 6 }),
  ],
})

function say(text: string, history: readonly PastMessage[] = []): Turn {
  return takeTurn(store, {
    agent: AgentBrief.parse({}),
    history,
    text,
    now: new Date('2025-06-04T13:00:00-04:00'),
    mayRecommend: true,
  })
}
const shownFor = (text: string): string[] => say(text).products.map(({ productId }) => productId)

describe('what is asked of a line of things', () => {
  it('tells every flavour of a maker', () => {
    expect(say('what flavors do the tidepool seltzers come in').text).toMatch(
      /Lime Seltzer and Plum Seltzer|Plum.*Lime/,
    )
  })

  it('lists no flavours to who does not care for them', () => {
    expect(say('a tidepool seltzer, dont care what flavor').text).not.toMatch(/^In stock right now/)
  })

  it('looks for a diet in tags, names and descriptions, and says where the menu is silent', () => {
    expect(say('are the tiny steps mints sugar free').text).toMatch(/^Yes.*sugar-free/)
    expect(say('do the mints have sugar').text).toMatch(/^No.*sugar-free/)
    expect(say('are the tidepool seltzers vegan').text).toMatch(/Lime Seltzer as vegan; of the others/)
    expect(say('are the mints kosher').text).toMatch(/doesn't say/)
  })

  it('never calls nut-free what has a nut in its name', () => {
    expect(say('does the chocolate have nuts').text).toMatch(/^Yes: going by the menu, Peanut Butter.* contains? nuts/)
    expect(say('is the chocolate nut free').text).toMatch(/^No: going by the menu, Peanut Butter.* contains? nuts/)
  })
})

describe('what is in a thing', () => {
  it('is told from what the menu says it contains', () => {
    expect(say('does the fudge square have wheat in it').text).toMatch(
      /^Yes: going by the menu, Fudge Square contains wheat/,
    )
    expect(say('is the fudge square gluten free').text).toMatch(/^No: going by the menu, Fudge Square contains wheat/)
    expect(say('is there soy in the fudge square').text).toMatch(/doesn't say/)
  })

  it('is not asked for by the name of the thing', () => {
    expect(say('is the peanut butter chocolate indica').text).not.toMatch(/contains|nut-free/)
  })
})

describe('words beside a thing', () => {
  it('serves the kind that is wanted where another of its shelf is refused', () => {
    expect(shownFor('old school hash, no rosin')).toEqual(['h1'])
  })

  it('knows gear by its other names', () => {
    expect(shownFor('u sell bongs')).toEqual(['b1'])
  })

  it('heeds a number that tells things apart', () => {
    expect(shownFor('need a 510 battery')).toEqual(['v1'])
  })

  it('takes no strain called after hash for something infused', () => {
    expect(shownFor('single infused preroll')).toEqual(['p2'])
  })

  it('finds little joints by their name or weight', () => {
    expect(shownFor('those lil joints that come in a tin')).toEqual(['p3'])
  })

  it('says that a maker is here and that model of theirs is not', () => {
    const turn = say('puffco proxy in stock?')
    expect(turn.text).toMatch(/don't have Puffco Proxy/)
    expect(turn.products.map(({ productId }) => productId)).toEqual(['k1'])
  })
})
