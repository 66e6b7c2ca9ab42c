import type { Store } from '#concierge/open-store.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'

const RATE = /(\d+(?:\.\d+)?) ?%/g
/** Prices that hold the tax already, and rates that are not the same for everybody and everything. */
const HOLDS_TAX = /\b(?:already )?includ(?:e|es|ed|ing)\b|\bout.the.door\b/i
const NOT_INCLUDED = /\b(?:not|n't|never|without|before|exclud\p{L}*)\b/iu
const DIFFERS =
  /\b(?:patients?|medical|exempt\p{L}*|except|depend\p{L}*|var(?:y|ies)|edibles?|flower|concentrates?|vapes?|over|under|up to|excise|per (?!cent)|potency|thc|local rates?)\b|[-–] ?\d+(?:\.\d+)? ?%/iu

/** The share that tax adds to any price of the menu; null where the profile does not say it in plain rates. */
export const taxShare = onceFor(({ tax }: Store['profile']): number | null => {
  if (typeof tax !== 'string' || DIFFERS.test(tax)) return null
  if (HOLDS_TAX.test(tax) && !NOT_INCLUDED.test(tax)) return null
  const rates = [...tax.matchAll(RATE)].map((match) => Number(match[1]))
  return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / 100
})
