import type { Store } from '#concierge/open-store.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { withoutTaxParts } from './tax-parts.ts'

const RATE = /(\d+(?:\.\d+)?) ?%/g
/** Prices that hold the tax already, and rates that are not the same for everybody and everything. */
const HOLDS_TAX =
  /\b(?:already )?includ(?:e|es|ed|ing)\b|\bout.the.door\b|\b(?:already|built|figured|baked|rolled) in(?:to)?\b/i
/** "Out the door is 20% on top": what is paid in the end, and no price that holds it. */
const ON_TOP = /\d ?%[^.%]{0,30} on top\b/i
const NOT_INCLUDED = /\b(?:not|n't|never|without|before|exclud\p{L}*)\b/iu
const DIFFERS =
  /\b(?:patients?|medical|exempt\p{L}*|except|depend\p{L}*|var(?:y|ies)|edibles?|flower|concentrates?|vapes?|over|under|up to|excise|per (?!cent)|potency|thc|local rates?)\b|[-–] ?\d+(?:\.\d+)? ?%/iu

/** "20% in all": one rate for whoever buys, however it is made up. */
const IN_ALL =
  /(?<![-–] ?)(\d+(?:\.\d+)?) ?% (?:tax(?:es)? )?(?:in all|in total|total|combined|all ?together|all in)\b(?![^.;:]{0,40}\b(?:on|for) (?:edibles?|flower|concentrates?|vapes?|medical|patients?)\b)/giu

/** What is no cannabis, and is often taxed otherwise. */
const OF_GEAR = /\b(?:accessor(?:y|ies)|apparel|merch(?:andise)?|clothing|clothes|gear|papers|non.?cannabis)\b/i
const OF_CANNABIS = /\bcannabis\b/i

/** The share that tax adds to any cannabis of the menu; null where the profile does not say it in plain rates. */
export const taxShare = onceFor(({ tax }: Store['profile']): number | null => shareOf(tax, false))

/** The share that tax adds to what is no cannabis. */
export const gearTaxShare = onceFor(({ tax }: Store['profile']): number | null => shareOf(tax, true))

function shareOf(tax: unknown, isGear: boolean): number | null {
  if (typeof tax !== 'string') return null
  const whole = withoutTaxParts(tax)
  const inAll = [...whole.matchAll(IN_ALL)]
  const isHeld = HOLDS_TAX.test(whole) && !ON_TOP.test(whole)
  if (!isGear && inAll.length === 1 && !isHeld) return Number(inAll[0]?.[1]) / 100
  if (DIFFERS.test(tax)) return null
  if (isHeld && !NOT_INCLUDED.test(whole)) return null
  const sentences = whole.split(/(?<=[.;])\s+/)
  const ofGear = sentences.filter((line) => OF_GEAR.test(line))
  if (ofGear.some((line) => OF_CANNABIS.test(line.replaceAll(/non.?cannabis/gi, '')))) return null
  const told = isGear && ofGear.length > 0 ? ofGear : sentences.filter((line) => !ofGear.includes(line))
  const rates = told.flatMap((line) => [...line.matchAll(RATE)].map((match) => Number(match[1])))
  return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / 100
}
