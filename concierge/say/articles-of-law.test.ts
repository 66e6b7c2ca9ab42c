import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Purple Haze', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
  ],
})

describe('what the law says beside shopping', () => {
  it.each([
    ['is it legal to grow a plant at home here', /differs by state/],
    ['can i grow my own at home', /differs by state/],
    ['can i get in trouble at work for smoking on weekends', /rules of its own/],
    ['will my boss fire me if i smoke on my days off', /rules of its own/],
    ['does the state keep a list of who buys', /by product and amount/],
    ['do u report me to anyone if i buy a lot', /by product and amount/],
    ['can i buy for my grandma shes 83 and cant walk', /counts as theirs/],
    ['puedo comprar para mi abuela', /cuenta como suyo/],
    ['can a felon shop here', /question of law/],
    ['im on a work visa, is it ok to buy', /question of law/],
    ['do cops care if its in my trunk sealed', /in the trunk/],
    ['what happens if i get pulled over with a sealed bag', /in the trunk/],
    ['is it illegal to share a joint with my girlfriend shes 24', /without any money/],
    ['can my landlord evict me for smoking weed inside', /whoever owns it/],
    ['can i drink one of your seltzers at the park', /other public places/],
    ['do you have a record of my last order', /past purchases/],
    ["how do i keep my gummies locked so my 10 year old can't try them", /child-resistant/],
  ])('is told: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    ['how do i grow weed in my closet without my landlord knowing', 'illegal'],
    ['is it illegal to share a joint with my girlfriend shes 19', 'underage'],
    ['can i buy for my brother hes 19', 'underage'],
    ['what happens if i get pulled over high', 'driving'],
    ['how do i open the child proof packs for my 10 year old to try one', 'underage'],
    ['which employee works alone at close on mondays', 'privacy'],
  ])('is not what is asked otherwise: %s', (text, guard) => expect(askStore(store, text).guard).toBe(guard))

  it.each([
    ['can i buy something mild for my mom', 'recommend'],
    ['do you take visa', 'payment'],
    ['can i use my expired passport, it ran out last month', 'id_policy'],
  ])('is no article where the shop itself is asked: %s', (text, intent) =>
    expect(askStore(store, text).intent).toBe(intent),
  )
})
