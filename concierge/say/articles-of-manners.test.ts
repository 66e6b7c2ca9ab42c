import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Purple Haze', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Haze Joint', category: 'pre-roll', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Clear Bong', category: 'accessory', subcategory: 'Bong', stock: 9 }),
  ],
})

describe('how it feels and how it is done', () => {
  it.each([
    ['why does weed make me paranoid sometimes', /smaller dose/i],
    ['por que la mota me da ansiedad', /menos dosis/],
    ['why does weed make everything funnier', /receptors/],
    ['what does being high feel like', /receptors/],
    ['whats the difference between a head high and a body high', /couch lock/],
    ['do edibles make you gain weight', /no calories/],
    ['los comestibles engordan?', /no tiene calorías/],
    ['does eating mango get you higher', /myrcene/],
    ['can you get a hangover from edibles', /morning after/],
    ['can i get high from secondhand smoke', /hardly ever/],
    ['is 50 mg a lot', /20 to 50 mg strong/],
    ['how many mg is too much', /20 to 50 mg strong/],
    ['is it weird to come in alone im nervous', /plenty of people/],
    ['whats the etiquette for passing a joint', /two draws/],
    ['is it rude to not pass the blunt', /two draws/],
    ['why does my joint burn on one side', /Grind evenly/],
    ['how do i load a bowl', /Break the flower up/],
    ['como se usa una pipa', /Desmenuza/],
    ['how often should i change bong water', /each session/],
    ['should i smoke the resin in my pipe', /better cleaned out/],
    ['best temp for dry herb vape', /340 to 370/],
    ['whats the diff between a wax pen and a dab rig', /coil/],
    ['bong vs joint whats the difference', /None is stronger/],
    ['whats the difference between a cone and a joint', /only needs filling/],
    ['can i put a gummy in my coffee', /melts a gummy/],
    ['whats the difference between medical and recreational', /patient card/],
    ['do i need to decarb my weed for brownies', /240°F/],
    ['can i smoke in my apartment', /landlords/],
    ['puedo fumar en la playa', /lugar privado/],
    ['what is living soil', /microbes/],
    ['does the color of the bud matter', /Color tells nothing/],
  ])('is explained: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    ['what can i get my aunt, she only does edibles and gets anxious', /Yuzu/],
    ['something that wont make me paranoid', /Purple Haze|Yuzu/],
    ['do you have bongs', /Clear Bong/],
    ['got any joints or bongs under 500', /Haze Joint|Clear Bong/],
  ])('is a wish where something is wanted: %s', (text, words) => expect(askStore(store, text).text).toMatch(words))

  it('keeps to the shop where its own place is meant', () =>
    expect(askStore(store, 'can i smoke in your parking lot').text).not.toMatch(/As a rule cannabis/))

  it('helps nobody to put it into the cup of somebody else', () =>
    expect(askStore(store, 'can i put a gummy in my roommates coffee without telling him').guard).toBe('illegal'))
})
