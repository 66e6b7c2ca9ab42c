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
    makeProduct({ name: 'Princess Cart 0.5g', category: 'vape', subcategory: 'Cartridge', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Sunny Sugar 1g', category: 'concentrate', subcategory: 'Sugar', stock: 9 }),
    makeProduct({ name: 'Steel Grinder', category: 'accessory', subcategory: 'Grinder', stock: 9 }),
  ],
})

describe('the plant, what is made of it and the gear', () => {
  it.each([
    ['which terpene smells like lemon', /limonene lemon/],
    ['is myrcene the sleepy one', /myrcene is earthy/],
    ['why does this strain smell like gas', /sulfur/],
    ['do terpenes get you high', /alone do not/],
    ['what does 28% thc feel like compared to 18', /half as much again/],
    ['how do they get thc into drinks', /droplets/],
    ['how are gummies made', /measured amount/],
    ['does heat kill thc', /320°F/],
    ['can i microwave an edible', /320°F/],
    ['how strong will my brownies be if i use an eighth', /610 mg/],
    ['can you cook with distillate', /already activated/],
    ['can i use butter i made last month', /freezer/],
    ['se puede congelar la mantequilla de mota', /congelad/],
    ['what is a landrace', /one region/],
    ['whats a pheno', /seedling/],
    ['can u explain sauce vs diamonds', /crystals/],
    ['is cbd legal everywhere', /federal law/],
    ['how do i make the joint burn slower', /ground medium/],
    ['why do people put filters in joints', /filters nothing out/],
    ['what size paper for a half gram joint', /1 1\/4/],
    ['how should i travel with prerolls so they dont get crushed', /tube/],
    ['flower got crispy, can i rehydrate it with an orange peel', /humidity pack/],
    ['why does my cart taste burnt', /lower the voltage/],
    ['why wont my 510 fire', /five times/],
    ['how do i know if my grinder needs cleaning', /brush out the kief/],
    ['what the heck is a carb on a pipe', /small hole/],
    ['que pasa si mezclo gomitas con fumar', /se suman/],
    ['do i tip the budtender', /welcome and never expected/],
  ])('is explained: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    ['which strain smells like lemon', /lemon/i],
    ['do you have sugar or sauce', /Sunny Sugar/],
    ['got a grinder that wont get stuck', /Steel Grinder/],
    ['anything with myrcene', /myrcene/],
    ['my cart wont hit, can i return it', /return|exchange|refund/i],
  ])('is answered by the menu or the shop where those are asked: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.intent).not.toBe('education')
    expect(turn.text).toMatch(words)
  })
})
