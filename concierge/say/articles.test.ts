import { expect, it } from 'vitest'
import { articleOn } from './articles-by-subject.ts'
import { articleById, findArticle } from './articles.ts'

const explained = (plain: string) => articleById(findArticle(plain)?.id ?? articleOn(plain) ?? '')?.en

it.each([
  ['what does rso stand for', /Rick Simpson oil/],
  ['whats cbn short for', /cannabinol/],
  ['what do the letters thc stand for', /tetrahydrocannabinol/],
  ['what does bho mean', /butane hash oil/],
  ['whats a coa', /certificate of analysis/],
  ['what does aio mean', /all-in-one/],
  ['badder vs live resin whats the diff', /Badder .* tell its texture/],
  ['what does thcv stand for', /tetrahydrocannabivarin/],
])('explains letters and textures by what they stand for: %s', (plain, words) => {
  expect(explained(plain)).toMatch(words)
})

it.each([
  ['whats kief and how do u use it', /^Kief is/],
  ['how do i smoke the kief in my grinder', /^Kief is/],
  ['what can i do with kief', /^Kief is/],
  ['que es el kief', /^Kief is/],
  ['difference between kief and hash', /hash is that resin pressed/],
  ['whats the difference between cured resin and live resin', /dried and cured first/],
  ['is live resin better than cured', /dried and cured first/],
  ['what is cured resin', /dried and cured first/],
  ['live vs cured resin', /dried and cured first/],
  ['why do edibles hit me so much harder than a joint', /11-hydroxy/],
  ['how come gummies mess me up way more than smoking', /11-hydroxy/],
  ['are edibles stronger than smoking', /11-hydroxy/],
  ['why do i get so high off edibles', /11-hydroxy/],
  ['por que me pegan mas los comestibles', /11-hydroxy/],
  ['how long does an edible last once it hits', /strongest about 2 to 4 hours/],
  ['how many hours will a 10mg gummy last', /strongest about 2 to 4 hours/],
  ['how long will i be high from a brownie', /strongest about 2 to 4 hours/],
  ['when will this edible wear off', /strongest about 2 to 4 hours/],
  ['cuanto dura el efecto de un comestible', /strongest about 2 to 4 hours/],
  ['how long til a gummy hits', /30 minutes to 2 hours to be felt/],
  ['how many puffs in a cart', /75 to 150/],
  ['what is a tincture and how do i take it', /dropper/],
])('explains what is asked of kief, resins and edibles in particular: %s', (plain, words) => {
  expect(explained(plain)).toMatch(words)
})

it.each(['show me live or cured resin', 'add kief to my cart', 'whats your cheapest kief', 'that cost too much'])(
  'explains nothing where a product is wished for: %s',
  (plain) => expect(findArticle(plain)?.id ?? '').not.toMatch(/kief|cured-live|too-high/),
)

it.each(['whats the diff between shatter and live rosin', 'what is the difference between wax and live resin'])(
  'tells how it is made beside its texture, and not what a dab is: %s',
  (plain) => {
    expect(findArticle(plain)?.id ?? articleOn(plain)).toBe('textures')
  },
)

it.each([
  'how is live resin different from distillate',
  'how does distillate differ from live resin',
  'live rosin vs distillate',
])('tells an extract and what is distilled apart: %s', (plain) => {
  expect(explained(plain)).toContain('Distillate is refined')
})
