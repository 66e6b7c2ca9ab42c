import { isInStock, isOnSale, payableCents, type Product } from '#contract/catalog.ts'
import type { StoreOrder } from '#contract/orders.ts'
import { attributeOrder, type OrderFigures } from '#server/features/orders/attribute-order.ts'
import type { DemoDay } from './demo-calendar.ts'
import type { DraftConversation } from './demo-conversations.ts'
import { DEMO_DEALS, DEMO_TAX } from './demo-profile.ts'
import type { SeededRandom } from './seeded-random.ts'

export type DraftLine = { product: Product; quantity: number; returnedQuantity: number }

/** An order before it becomes rows. `conversation` is the one it came from. */
export type DraftOrder = {
  id: string
  day: DemoDay
  placedAt: Date
  conversation: DraftConversation | null
  isFirstVisit: boolean
  isVoided: boolean
  lines: DraftLine[]
}

/** What one product sells like against its neighbors, and what shoppers buy at all. */
const CATEGORY_SHARES = {
  flower: 34,
  'pre-roll': 22,
  vape: 19,
  edible: 18,
  concentrate: 7,
  tincture: 2,
  topical: 2,
  accessory: 6,
  merch: 1,
} as const
const SOLD_OUT_SINCE_DAYS = 5
const FIRST_VISIT_PERCENT = 15
/** Grams of flower that a customer may buy a day, and what counts as one. */
const FLOWER_LIMIT_GRAMS = 28
const MG_A_FLOWER_GRAM = 800 / FLOWER_LIMIT_GRAMS
const EXTRACT_FACTOR = FLOWER_LIMIT_GRAMS / 8
const MAX_LINES = 7

export type Shelf = { draw: (random: SeededRandom, day: DemoDay, maxCents: number) => Product | null }

/** The shelf that shoppers pick from, each product with its own popularity. */
export function stockShelf(products: readonly Product[], random: SeededRandom): Shelf {
  const sizes = Map.groupBy(products, (product) => product.category)
  const ends: number[] = []
  let sum = 0
  for (const product of products) {
    const popularity = Math.exp(random.normal() * 0.8)
    sum += (CATEGORY_SHARES[product.category] * popularity) / (sizes.get(product.category)?.length ?? 1)
    ends.push(sum)
  }
  return {
    draw: (source, day, maxCents) => {
      for (let tries = 0; tries < 14; tries++) {
        const product = products[firstAbove(ends, source.next() * sum)]
        if (product !== undefined && isSellable(product, day) && (payableCents(product) ?? 0) <= maxCents)
          return product
      }
      return null
    },
  }
}

function firstAbove(ends: readonly number[], value: number): number {
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}

function isSellable(product: Product, day: DemoDay): boolean {
  return payableCents(product) !== null && (isInStock(product) || day.age >= SOLD_OUT_SINCE_DAYS)
}

/** Adds products until the basket is worth about `targetCents`. It always holds something, and never more than the law allows. */
export function fillBasket(order: DraftOrder, shelf: Shelf, targetCents: number, random: SeededRandom): void {
  for (let tries = 0; tries < 12 && order.lines.length < MAX_LINES; tries++) {
    const missing = targetCents - figuresOf(order).netCents
    if (order.lines.length > 0 && missing < 300) return
    const product = shelf.draw(random, order.day, Math.max(1200, missing * 1.2))
    if (product !== null)
      addLine(order, product, missing > 2.4 * (payableCents(product) ?? 0) && random.chance(0.3) ? 2 : 1)
  }
}

/** Puts a product into the basket. Returns false where that would pass the daily limit. */
export function addLine(order: DraftOrder, product: Product, quantity = 1): boolean {
  if (flowerGrams(order.lines) + quantity * flowerGramsOf(product) > FLOWER_LIMIT_GRAMS + 0.01) return false
  const known = order.lines.find((line) => line.product.productId === product.productId)
  if (known === undefined) order.lines.push({ product, quantity, returnedQuantity: 0 })
  else known.quantity += quantity
  return true
}

/** What a basket counts against the daily limit, in grams of flower. */
export function flowerGrams(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * flowerGramsOf(line.product), 0)
}

function flowerGramsOf({ category, sizeGrams, thcMgTotal }: Product): number {
  switch (category) {
    case 'flower':
    case 'pre-roll':
      return sizeGrams ?? 0
    case 'vape':
    case 'concentrate':
      return (sizeGrams ?? 0) * EXTRACT_FACTOR
    case 'edible':
    case 'tincture':
      return (thcMgTotal ?? 0) / MG_A_FLOWER_GRAM
    case 'topical':
    case 'accessory':
    case 'merch':
      return 0
  }
}

/** The order as the shop's server would report it: deal of the day or first visit, whichever takes off more, and tax. */
export function toStoreOrder(order: DraftOrder): StoreOrder {
  const deal = DEMO_DEALS[order.day.weekday]
  let total = 0
  let dealt = 0
  let tax = 0
  for (const { product, quantity } of order.lines) {
    const price = (payableCents(product) ?? 0) * quantity
    total += price
    if (deal?.categories.includes(product.category) === true && !isOnSale(product))
      dealt += (price * deal.percent) / 100
    tax +=
      price * (product.category === 'accessory' || product.category === 'merch' ? DEMO_TAX.goods : DEMO_TAX.cannabis)
  }
  const discount = Math.round(Math.max(dealt, order.isFirstVisit ? (total * FIRST_VISIT_PERCENT) / 100 : 0))
  return {
    orderId: order.id,
    placedAt: order.placedAt.toISOString(),
    ...(order.conversation === null ? {} : { conversationId: order.conversation.id }),
    currency: 'USD',
    status: order.isVoided ? 'voided' : 'placed',
    discountCents: discount,
    taxCents: total === 0 ? 0 : Math.round((tax * (total - discount)) / total),
    items: order.lines.map(({ product, quantity, returnedQuantity }) => ({
      productId: product.productId,
      ...(product.sku === null ? {} : { sku: product.sku }),
      name: product.name,
      quantity,
      returnedQuantity,
      unitPriceCents: payableCents(product) ?? 0,
    })),
  }
}

/** What the order is worth, by the product's own rule. */
export function figuresOf(order: DraftOrder): OrderFigures {
  const shown = shownIn(order.conversation)
  return attributeOrder(toStoreOrder(order), order.conversation !== null, (line) =>
    shown.has(order.lines[line]?.product.productId ?? ''),
  )
}

/** The ids of the products that a conversation showed. */
export function shownIn(conversation: DraftConversation | null): ReadonlySet<string> {
  return new Set(
    conversation?.played.exchanges.flatMap(({ turn }) => turn.products.map((product) => product.productId)),
  )
}
