import { expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

it.each([
  ['Produit;Marque;Catégorie;Format;Prix;Prix soldé;Dominance;Qté en stock;Arômes;Effets;THC (%);THC mg/unité'],
  [
    'Nom du produit;Producteur;Rayon;Contenance;Prix régulier;Prix réduit;Lignée;Quantité disponible;Saveurs;Effets;Teneur THC;THC par portion (mg)',
  ],
])('a menu in French is read by its headers: %s', (headers) => {
  const { products, problems } = read(
    headers,
    'Lune Bleue;Pré Vert;Fleurs séchées;3,5 g;34,90 $;29,90 $;Hybride à dominance sativa;18;agrumes, pin;énergique;21,4;',
    'Gros Joint;Quai;Préroulés;3 x 0,5 g;16,00 $;;Hybride;12;pin;;22,0;',
    'Vapeur Menthe;Brume;Cartouches de vapotage;0,5 g;28,00 $;;Sativa;0;menthe;;80,4;',
    'Mangue;Loup;Comestibles;5 unités;7,50 $;;;40;mangue;;;2',
    'Calme;Pin;Huiles;30 ml;48,00 $;;;6;;calme;;',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    { brand: 'Pré Vert', category: 'flower', sizeGrams: 3.5, priceCents: 3490, salePriceCents: 2990, stock: 18 },
    { strainType: 'hybrid', category: 'pre-roll', sizeGrams: 1.5, packCount: 3, thcPercent: 22 },
    { category: 'vape', sizeGrams: 0.5, stock: 0, flavors: ['menthe'] },
    { category: 'edible', packCount: 5, thcMgPerPiece: 2, thcMgTotal: 10 },
    { category: 'tincture', effects: ['calme'] },
  ])
  expect(products[0]).toMatchObject({ strainType: 'sativa-hybrid', flavors: ['agrumes', 'pin'], subcategory: null })
})

it('what the shop pays or asks of members is no price in French either', () => {
  const { products } = read(
    'Produit;Prix coûtant;Prix de gros;Prix membre',
    'Lune;12,00;18,00;20,00',
    'Nuit;9,00;11,00;12,00',
  )
  expect(products.map(({ priceCents, salePriceCents }) => [priceCents, salePriceCents])).toEqual([
    [null, null],
    [null, null],
  ])
})
