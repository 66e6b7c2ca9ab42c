import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Fresh Powder', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Princess Cart 0.5g', category: 'vape', subcategory: 'Cartridge', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Fudge Brownie', category: 'edible', subcategory: 'Baked Goods', stock: 9 }),
    makeProduct({ name: 'Smell Proof Bag', category: 'accessory', subcategory: 'Storage', stock: 9 }),
  ],
})

describe('what comes up in everyday life', () => {
  it.each([
    ['dry mouth what do i do', /less saliva/],
    ['why does my mouth get so dry from gummies', /less saliva/],
    ['does every strain give you cotton mouth', /less saliva/],
    ['do edibles give you red eyes', /blood vessels/],
    ['my apartment reeks what do i do about the smell', /stays in fabric/],
    ['how do i get the smell out of my car', /stays in fabric/],
    ['do edibles smell', /stays in fabric/],
    ['do vapes stink up the house', /stays in fabric/],
    ['what smells the least', /stays in fabric/],
    ['how do i make cannabutter', /steep in butter/],
    ['i want to bake brownies with weed in them what should i buy', /steep in butter/],
    ['how much flower do i need for a batch of brownies', /steep in butter/],
    ['which flower is best for making butter', /steep in butter/],
    ['can i cook with shake', /steep in butter/],
    ['why are there seeds in my weed', /harmless/],
    ['my last eighth had seeds in it', /harmless/],
    ['is it normal to find a seed in the bud', /harmless/],
    ['is vaping better than smoking', /only heats/],
    ['whats the difference between smoking and vaping', /only heats/],
    ['how do i know when my cart is empty', /no longer reaches/],
    ['how can you tell a disposable is done', /no longer reaches/],
    ['how many puffs for a beginner', /One small puff/],
    ['how many hits should i take my first time', /One small puff/],
    ['where do i put it in the car on the way home', /the trunk/],
    ['can i have it in my car', /the trunk/],
    ['is it legal to carry weed in my car', /the trunk/],
    ['how long is a tolerance break supposed to be', /two to four weeks/],
    ['gummies dont hit like they used to, they dont get me high anymore', /two to four weeks/],
    ['how long does weed last in a jar', /about six months/],
    ['do edibles have calories', /does not list calories/],
    ['are gummies fattening', /does not list calories/],
    ['whats the packaged on date for your flower', /does not show when/],
    ['se me pone la boca bien seca', /menos saliva/],
    ['como hago mantequilla de marihuana', /fuego muy bajo/],
    ['cuanto dura la flor en el frasco', /unos seis meses/],
    ['los comestibles caducan', /fecha de la etiqueta/],
    ['mi flor traia muchas semillas', /no hace daño/],
    ['puedo llevarlo en el carro', /la cajuela/],
  ])('is explained: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    ['do you sell brownies', 'Fudge Brownie'],
    ['i want a brownie that makes me sleepy', 'Fudge Brownie'],
    ['do you have a smell proof bag', 'Smell Proof Bag'],
    ['flower that smells good', 'Fresh Powder'],
    ['a cart for my first time', 'Princess Cart 0.5g'],
    ['gummies to make a movie better', 'Yuzu Gummies 100mg'],
  ])('is no article where a thing is wished for: %s', (text, name) => {
    expect(askStore(store, text).products[0]?.name).toBe(name)
  })

  it.each(['do you have seeds', 'do you sell seeds'])(
    'tells nothing of seeds in flower to who wants some: %s',
    (text) => expect(askStore(store, text).text).not.toMatch(/harmless/),
  )

  it.each(['how many puffs in a cart', 'how many hits does a disposable have'])(
    'counts the puffs of a cart: %s',
    (text) => expect(askStore(store, text).text).toMatch(/75 to 150/),
  )
})
