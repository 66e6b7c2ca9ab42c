import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { openStore } from '#concierge/open-store.ts'
import { plainSentence } from '#concierge/understand/fold-text.ts'
import { makeProduct } from '#testing/factories.ts'
import { buildNameSpeller } from './name-speller.ts'

const FIRST = ['Amber', 'Velvet', 'Cobalt', 'Lunar', 'Maple', 'Quartz', 'Saffron', 'Tundra', 'Willow', 'Zephyr']
const SECOND = ['Comet', 'Orchard', 'Lantern', 'Meadow', 'Harbor', 'Canyon', 'Falcon', 'Marble', 'Thunder', 'Phantom']
const BRANDS = ['Northbank', 'Tidewater', 'Saltbox', 'Wyle', 'Brisk', 'Ferngate', 'Mossy Oaks', 'Kettle 22']
const FRAMES = ['do you have {}', 'got {}?', '{} please', 'anything by {}', 'is {} in stock', 'looking for {}']

const names = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`))
const store = openStore({ profile: { name: 'Test Shop' }, products: names.map(productOf) })
const corrected = (text: string): string => store.vocabulary.correct(plainSentence(text))

describe('the spelling of names', () => {
  it('puts a name with a slip right, whatever the sentence around it', () => {
    const next = seeded(11)
    const wrong: string[] = []
    for (let round = 0; round < 400; round++) {
      const name = pick(round % 3 === 0 ? BRANDS : names, next)
      const text = pick(FRAMES, next).replace('{}', misspelt(name.toLowerCase(), next))
      if (!corrected(text).replaceAll(' ', '').includes(name.toLowerCase().replaceAll(' ', '').replace(/s$/, '')))
        wrong.push(`${name}: ${text}`)
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(20)
  })

  it('looks a hostile message through only a few times, however often a name is misspelt in it', () => {
    const words = 'velvet orchird '.repeat(130).trim().split(' ')
    let looks = 0
    const isKnown = (word: string): boolean => {
      looks++
      return word === 'velvet'
    }
    const spelled = buildNameSpeller(store.vocabulary.gazetteer)(words, { isKnown, isFormed: () => false })
    expect(spelled.slice(0, 2)).toEqual(['velvet', 'orchard'])
    expect(looks).toBeLessThanOrEqual(10 * words.length)
  })

  it('leaves ordinary sentences as they are', () => {
    const texts = [
      'what do you have that is fruity',
      'something light for a walk in the meadow',
      'where can i park my truck',
      'do you have gluten free brownies',
      'is it busy right now',
      'need 4 drinks for the boat',
      'my pen wont charge',
      'how long do edibles last',
      'got anything for a movie night',
      'can my friend come in with me',
    ]
    expect(texts.map(corrected)).toEqual(texts.map(plainSentence))
  })

  it('puts the words of every shelf right, with a letter held too long or left out', () => {
    for (const [said, meant] of [
      ['dispoable', 'disposable'],
      ['dispossable', 'disposable'],
      ['flowwer', 'flower'],
      ['gummiess', 'gummies'],
      ['edibless', 'edibles'],
      ['cheapp', 'cheap'],
      ['pleese', 'please'],
      ['plzz', 'please'],
      ['pre roles', 'preroll'],
    ] as const)
      expect(corrected(said), said).toBe(meant)
    for (const form of ['chocolatey', 'infuser', 'lighted', 'smoother', 'painless', 'dispo', 'teens'])
      expect(corrected(form), form).toBe(form)
  })

  it('never takes one number for another', () => {
    expect(corrected('do you have ketle 23')).not.toContain('22')
    expect(corrected('do you have ketle 22')).toContain('kettle 22')
  })
})

function productOf(name: string, row: number): Product {
  return makeProduct({ productId: `P${row}`, name, strainName: name, brand: BRANDS[row % BRANDS.length] ?? null })
}

/** One slip of the fingers or of the ear, never in the first letter. */
function misspelt(name: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (name.length - 1))
  const rest = name.slice(at + 1)
  const letter = name.charAt(at)
  const slips = [
    name.slice(0, at) + rest,
    name.slice(0, at) + letter + letter + rest,
    name.slice(0, at) + rest.slice(0, 1) + letter + rest.slice(1),
    name.replace(/(?<=.)[aeiou]/, (vowel) => (vowel === 'e' ? 'a' : 'e')),
    name.replace('ph', 'f').replace(/ck|k/, 'c'),
    name.replace(' ', ''),
    `${name.slice(0, at)} ${name.slice(at)}`,
  ].filter((slip) => slip !== name && slip.replace(/\d+/, '') !== slip.replace(/\D+/, '') && sameDigits(slip, name))
  return pick(slips, next)
}

function sameDigits(a: string, b: string): boolean {
  return a.replace(/\D+/g, '') === b.replace(/\D+/g, '')
}

function pick<T>(list: readonly T[], next: () => number): T {
  const found = list[Math.floor(next() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
