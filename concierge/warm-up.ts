import { AgentBrief } from '#contract/agent.ts'
import { CATEGORIES, type Product } from '#contract/catalog.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { openStore } from './open-store.ts'
import { takeTurn } from './take-turn.ts'

const MESSAGES = [
  'got any indica eighths under $40?',
  'something fruity to help me sleep, no gummies, 5 mg each',
  'compare blue dream and sour diesel',
  'anything like blue dream but cheaper',
  'do you deliver to 07042 and what is the minimum',
  'are you open on sunday',
  'what is live resin',
  'any deals today',
  'i want an eighth plus some gummies, 100 dollars',
  'hola, busco algo barato para relajarme',
  'vous etes ouverts le dimanche?',
  'thanks, that was helpful',
  'sowr deesel catridge',
]
const FOLLOW_UPS = ['something cheaper', 'the second one, is it strong?']

/**
 * Runs the whole of a turn over an invented menu, so that the patterns are compiled and the tables read before the first
 * shopper writes. Takes about a quarter of a second, once a process.
 */
export function warmUp(now: Date): void {
  const store = openStore({
    profile: { name: 'Warm-up', hours: DEFAULT_HOURS, timezone: 'UTC' },
    products: CATEGORIES.map(productOf),
  })
  const agent = AgentBrief.parse({})
  for (const first of MESSAGES) {
    const reply = takeTurn(store, { agent, history: [], text: first, now, mayRecommend: true })
    const history = [
      { role: 'user' as const, text: first },
      {
        role: 'assistant' as const,
        text: reply.text,
        productIds: reply.products.map((product) => product.productId),
      },
    ]
    for (const text of FOLLOW_UPS) takeTurn(store, { agent, history, text, now, mayRecommend: true })
  }
}

function productOf(category: Product['category'], index: number): Product {
  return {
    productId: `warm-${index}`,
    sku: null,
    name: index % 2 === 0 ? 'Blue Dream' : 'Sour Diesel',
    brand: 'Orchard Lantern',
    category,
    subcategory: null,
    strainName: null,
    strainType: index % 2 === 0 ? 'indica' : 'sativa',
    thcPercent: 20 + index,
    cbdPercent: null,
    thcMgTotal: null,
    thcMgPerPiece: null,
    cbdMgTotal: null,
    size: '3.5g',
    sizeGrams: 3.5,
    packCount: 1,
    priceCents: 3000 + index * 100,
    salePriceCents: null,
    currency: 'USD',
    stock: 5,
    effects: ['Relaxed'],
    flavors: ['berry'],
    terpenes: ['Myrcene'],
    tags: [],
    promo: null,
    description: null,
    imageUrl: null,
    url: null,
  }
}
