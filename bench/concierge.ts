import { existsSync, readFileSync } from 'node:fs'
import { guard } from '#concierge/guard.ts'
import { openStore } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { takeTurnWithVectors } from '#concierge/take-turn-with-vectors.ts'
import { understand } from '#concierge/understand/understand.ts'
import { acquaint, rehearse, warmUp } from '#concierge/warm-up.ts'
import { AgentBrief } from '#contract/agent.ts'
import { CATEGORIES, type Product, STRAIN_TYPES } from '#contract/catalog.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { createSentenceVectors } from '#server/adapters/sentence-vectors/create-sentence-vectors.ts'
import { readCatalog } from '#server/features/catalog/read-catalog.ts'

/**
 * What a turn costs with 5,000 products on one core. The fastest of the rounds of each question stands for a quiet machine, the
 * others for this one as it is now.
 */
const SHARED_MENU = '../shared/data/catalog-dev-kushy-noprice.csv'
const ROUNDS = 12

/** Quoted, not measured here: what others take on a machine of this kind, in milliseconds. */
const QUOTED = 'NLP.js 25 ms a message with 2,000 names, Orama 12 ms a search, MiniSearch 1.9 ms a search'
const AGENT = AgentBrief.parse({})

const QUESTIONS = [
  'whats a good indica eighth under 40',
  'something sleepy for tonight, no gummies',
  'do you have blue dream',
  'got any girl scout cookis wax?',
  'are you open on sunday',
  'do you take credit cards',
  'cheapest sativa cart',
  'what is the difference between live resin and distillate',
  'i have 100 dollars, want an eighth plus some gummies',
  'something like sour diesel but cheaper',
  'gummies up to 5mg each for a beginner',
  'thanks, that was helpful',
  'compare blue dream and og kush',
  'necesito algo suave para dormir',
]

/** Messages that no word decides, so that sentence vectors are asked. */
const UNCLEAR = [
  'my aunt is visiting and she is picky',
  'everyone in the room has another opinion',
  'my week was long and i have no plans',
  'somebody told me you would sort me out',
]

/** What each round begins a message with, since what was asked lately is kept: one syllable that changes no answer, so that all rounds are alike. */
const HUMS = ['ah', 'aw', 'eh', 'ha', 'mm', 'ey', 'wow', 'oy', 'dude', 'now', 'then', 'see', 'look']

const products = existsSync(SHARED_MENU) ? readCatalog(readFileSync(SHARED_MENU)).products : inventProducts(5000)
const profile = { name: 'Bench', hours: DEFAULT_HOURS, payment: { accepted: ['cash'], not_accepted: ['credit cards'] } }

// As a server does in the first seconds that it is up.
warmUp(new Date())
for (const _turn of rehearse(new Date())) continue
const before = memory()
const opened = performance.now()
const store = openStore({ profile, products })
const openMs = performance.now() - opened
const oneStore = memory() - before
const others = [1, 2, 3].map(() => openStore({ profile, products: structuredClone(products) }))
const perStore = (memory() - before - oneStore) / others.length

for (const _turn of acquaint(store, new Date())) continue
for (const text of QUESTIONS) takeTurn(store, inputOf(text))
const times = { understand: [0], guard: [0], turn: [0], later: [0], vectors: [0] }
for (const list of Object.values(times)) list.length = 0
let busy = 0
const fastest = new Map<string, number>()
for (let round = 0; round < ROUNDS; round++) {
  for (const question of QUESTIONS) {
    const text = textOf(round, question)
    const before = process.cpuUsage()
    const spent = clocked(() => takeTurn(store, inputOf(text)))
    times.turn.push(spent)
    fastest.set(question, Math.min(spent, fastest.get(question) ?? spent))
    const { user, system } = process.cpuUsage(before)
    busy += (user + system) / 1000
    times.understand.push(clocked(() => understand(store, text, [])))
    times.guard.push(clocked(() => guard(text, { history: [], agent: AGENT, profile })))
  }
}

// As on a server that has answered some thousand other messages since.
for (const _turn of rehearse(new Date())) continue
for (let round = ROUNDS; round < 2 * ROUNDS; round++)
  for (const question of QUESTIONS) times.later.push(clocked(() => takeTurn(store, inputOf(textOf(round, question)))))

const vectors = createSentenceVectors()
await vectors.warmUp()
let asked = false
const embed = (texts: readonly string[]): Promise<readonly Float32Array[]> => {
  asked = true
  return vectors.embed(texts)
}
for (let round = 0; round <= ROUNDS; round++) {
  for (const text of UNCLEAR) {
    const started = performance.now()
    asked = false
    await takeTurnWithVectors(store, inputOf(textOf(round, text)), { embed })
    if (!asked) throw new Error(`words decided "${text}"`)
    if (round > 0) times.vectors.push(performance.now() - started)
  }
}
await vectors.close()

console.log(
  `${products.length} products; store opened in ${openMs.toFixed(0)} ms; ${(perStore / 1e6).toFixed(1)} MB per further store`,
)
for (const [name, list] of Object.entries(times))
  console.log(
    `${name.padEnd(10)} p50 ${percentile(list, 0.5).toFixed(3)} ms   p95 ${percentile(list, 0.95).toFixed(3)} ms`,
  )
const quiet = [...fastest.values()]
console.log(
  `a turn, the fastest of ${ROUNDS} rounds: p50 ${percentile(quiet, 0.5).toFixed(3)} ms   p95 ${percentile(quiet, 0.95).toFixed(3)} ms`,
)
console.log('later: a turn, after some thousand other messages')
console.log(`a turn by words keeps one core busy for ${(busy / times.turn.length).toFixed(3)} ms on average`)
console.log(`for comparison, as quoted: ${QUOTED}`)

function textOf(round: number, question: string): string {
  const hums = [HUMS[round % HUMS.length], ...(round < HUMS.length ? [] : [HUMS[0]])]
  return `${hums.join(' ')} ${question}`
}

function inputOf(text: string): Parameters<typeof takeTurn>[1] {
  return { agent: AGENT, history: [], text, now: new Date('2026-03-04T17:00:00Z'), mayRecommend: true }
}

function clocked(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0
}

function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function inventProducts(count: number): Product[] {
  const first = ['Amber', 'Velvet', 'Cobalt', 'Lunar', 'Maple', 'Quartz', 'Saffron', 'Tundra', 'Willow', 'Zephyr']
  const second = ['Comet', 'Orchard', 'Lantern', 'Meadow', 'Harbor', 'Canyon', 'Falcon', 'Marble', 'Thunder', 'Velour']
  return Array.from(
    { length: count },
    (_, index): Product => ({
      productId: `B-${index}`,
      sku: null,
      name: `${first[index % 10]} ${second[Math.floor(index / 10) % 10]} ${Math.floor(index / 100)}`,
      brand: `Brand ${index % 97}`,
      category: CATEGORIES[index % CATEGORIES.length] ?? 'flower',
      subcategory: null,
      strainName: null,
      strainType: STRAIN_TYPES[index % STRAIN_TYPES.length] ?? null,
      thcPercent: 12 + (index % 20),
      cbdPercent: null,
      thcMgTotal: null,
      thcMgPerPiece: null,
      cbdMgTotal: null,
      size: '3.5g',
      sizeGrams: 3.5,
      packCount: 1,
      priceCents: 1000 + (index % 60) * 100,
      salePriceCents: null,
      currency: 'USD',
      stock: index % 30,
      effects: ['Relaxed'],
      flavors: [],
      terpenes: ['Limonene'],
      tags: [],
      promo: null,
      description: null,
      imageUrl: null,
      url: null,
    }),
  )
}
