import { describe, expect, it } from 'vitest'
import { plainSentence } from './fold-text.ts'

describe('plainSentence', () => {
  it.each([
    ['carts under 100$', 'carts under $100'],
    ['pre-rolls under 15 $$', 'preroll under $15'],
    ['12.50$ max', '$12.50 max'],
    ['entre 20$ y 30$', 'entre $20 y $30'],
    ['$5$ each', '$5 each'],
    ['$$$ flower', '$$$ flower'],
    ['two 1/8ths of runtz', 'two eighths of runtz'],
  ])('writes a sum of money, and an eighth, one way: %s', (text, plain) => {
    expect(plainSentence(text)).toBe(plain)
  })

  it.each([
    ['id like a gummy', 'i would like a gummy'],
    ['so id want one', 'so i would want one'],
    ["they'd like one", 'they would like one'],
    ['is my id good if it expired', 'is my id good if it expired'],
    ['no ID needed?', 'no id needed'],
    ['what id goes', 'what id goes'],
    ['is a photo of my id good enough', 'is a photo of my id good enough'],
  ])('tells a paper from what one would: %s', (text, plain) => {
    expect(plainSentence(text)).toBe(plain)
  })

  it.each([
    ['whats the smallest order for that', 'whats the minimum order for that'],
    ['lowest order you deliver', 'minimum order you deliver'],
    ['the least i can spend for delivery', 'the minimum order for delivery'],
    ['least i can spend on an eighth', 'least i can spend on an eighth'],
    ['smallest bag', 'smallest bag'],
    ['which is the least expensive', 'which is the cheapest'],
    ['most affordable eighth', 'cheapest eighth'],
  ])('calls the smallest order a minimum, and the least expensive the cheapest: %s', (text, plain) => {
    expect(plainSentence(text)).toBe(plain)
  })
})
