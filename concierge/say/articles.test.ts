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
