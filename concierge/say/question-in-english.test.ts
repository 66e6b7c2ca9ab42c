import { expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { questionInEnglish } from './question-in-english.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ name: 'Fresh Powder', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Princess Cart 0.5g', category: 'vape', subcategory: 'Cartridge', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Butter Pre-Roll 1g', category: 'pre-roll', stock: 9 }),
  ],
})

it.each([
  ['que es un preroll', 'what is a preroll'],
  ['cuantos gramos tiene un octavo', 'how many grams in a eighth'],
  ['cuanto me dura un cartucho', 'how long does a cart last'],
  ['que diferencia hay entre resina viva y rosin', 'difference between live resin and rosin'],
])('puts a question in the words of the articles: %s', (said, asked) => {
  expect(questionInEnglish(said)).toBe(asked)
})

it.each([
  ['qué es un preroll', /porro ya hecho/],
  ['que es un blunt', /porro/],
  ['cuantos gramos son una onza', /28 gramos/],
  ['cuantos porros salen de un octavo', /5 a 7 porros/],
  ['cuanto me dura un cartucho', /75 a 150 caladas/],
  ['como guardo la flor', /frasco de vidrio/],
  ['donde guardo las gomitas', /cerrados y frescos/],
  ['como se usa un vape', /batería/],
  ['como limpio mi bong', /alcohol isopropílico/],
  ['que es mejor fumar o comer', /Se sienten distinto/],
  ['es lo mismo indica que hibrida', /híbridas/],
  ['cuantos miligramos para empezar', /2\.5 a 5 mg/],
  ['cuantas gomitas debo comer la primera vez', /2\.5 a 5 mg/],
  ['cuanto tarda en pegar una gomita', /30 minutos a 2 horas|30 minutos y 2 horas/],
])('explains in Spanish what is asked in Spanish: %s', (text, words) => {
  const turn = askStore(store, text)
  expect(turn.text).toMatch(words)
  expect(turn.products).toEqual([])
})

it.each(['cuanto cuesta un preroll', 'tienen prerolls', 'quiero un cartucho', 'que gomitas tienen'])(
  'explains nothing where a product is asked for: %s',
  (text) => expect(askStore(store, text).products.length).toBeGreaterThan(0),
)
