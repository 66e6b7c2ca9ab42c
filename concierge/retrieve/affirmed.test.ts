import { describe, expect, it } from 'vitest'
import { affirmed, denied } from './affirmed.ts'

const VEGAN = /\bvegan|plant.?based/i
const GLUTEN_FREE = /gluten.?free/i

describe('what a row says of itself', () => {
  it('is not so where it is said with a negation', () => {
    for (const text of [
      'Sweet, then hot. Real gelatin, not vegan.',
      'contains gelatin, not vegan',
      'Non-vegan recipe.',
      'These are non vegan',
      "This one isn't vegan.",
      'They aren’t vegan, sorry',
      'arent vegan',
      'Not suitable for vegans.',
      'Not a vegan product',
      'Unfortunately not certified vegan',
      'Neither vegan nor kosher.',
      'Not kosher or vegan.',
      'not kosher, halal or vegan',
      'Not gluten-free, vegan or kosher.',
      'not vegan, kosher, or halal',
      'Vegan: no',
      'Vegan: No. Gluten-free: yes.',
      'Vegan? Not these.',
      'Cannot be labeled as vegan',
      'does not contain plant-based colors',
      'No longer vegan as of May',
      'never vegan',
      'no es vegano',
    ])
      expect(denied(VEGAN, text), text).toBe(true)
    for (const text of [
      'not gluten free',
      "isn't gluten-free",
      'Not made in a gluten-free facility',
      'vegan but not gluten-free',
      'Vegan, not gluten free.',
      'not dairy free or gluten free',
      'Gluten-free: no',
    ])
      expect(denied(GLUTEN_FREE, text), text).toBe(true)
  })

  it('is so where the negation is about something else', () => {
    for (const text of [
      'Vegan and gluten free.',
      'Vegan. Not gluten free.',
      'Vegan, not gluten-free',
      'Vegan - not gluten-free',
      'No gelatin and vegan.',
      'no gelatin, vegan',
      'No added sugar. Vegan.',
      'Not too sweet, vegan, made with pectin',
      'Not only vegan but kosher',
      'Not just vegan.',
      'Not gluten free, but vegan',
      'not gluten-free but vegan',
      'A different vegan gummy',
      'Not for kids. Vegan.',
      'non-GMO vegan chew',
      'non-dairy, vegan',
      'dairy-free vegan bites',
      'Not your average vegan caramel',
      'Vegan: yes',
      'The mango is not vegan, the lime is vegan',
    ])
      expect(affirmed(VEGAN, text), text).not.toBeNull()
  })
})
