import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { dollars, type Language, listOf, sentence, tell } from '#concierge/say/wording.ts'
import { withoutTaxParts } from '#concierge/say/tax-parts.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { namesPatientPapers } from './answer-identification.ts'
import { silent } from './answer-place.ts'
import { PATIENTS, taxOfPatients } from './patient-terms.ts'

/** What is added to the shelf price. */
export function answerTax({ profile, language, plain, store }: FactQuestion): FactAnswer {
  const ofPatients = PATIENTS.test(plain) || namesPatientPapers(profile, plain) ? taxOfPatients(store.facts) : null
  if (ofPatients !== null && !DENIES_PATIENT.test(plain)) return ofPatients
  if (profile.tax === undefined) return silent(language)
  const told = language === 'es' && staysEnglish(profile.tax) ? taxInSpanish(profile.tax) : profile.tax
  const sum = sumWithTax(profile.tax, plain, language)
  return {
    text: [...(sum === null ? [] : [sum]), sentence(told)].join(' '),
    paths: ['tax'],
    known: true,
    ...(sum === null ? {} : { derived: [sum] }),
  }
}

/** "Whats the tax on $50": what the rates that are told make of a sum that is named; null where either is missing. */
function sumWithTax(tax: string, plain: string, language: Language): string | null {
  const price = sumNamed(plain)
  if (price === null) return null
  if (isHeld(tax))
    return tell(
      language,
      `Nothing is added: ${dollars(price)} on the menu is ${dollars(price)} at the register.`,
      `No se suma nada: ${dollars(price)} en el menú son ${dollars(price)} al pagar.`,
    )
  const rate = wholeRate(tax)
  if (rate === null || THINGS_APART.test(plain.replace(DENIES_PATIENT, ' '))) return null
  const added = Math.round(price * rate) / 100
  return tell(
    language,
    `On ${dollars(price)} of cannabis that comes to about ${dollars(added)} in tax, ${dollars(price + added)} in all.`,
    `Sobre ${dollars(price)} de cannabis serían unos ${dollars(added)} de impuestos, ${dollars(price + added)} en total.`,
  )
}

const SUM = /\$ ?(\d{1,4}(?:\.\d{1,2})?)|\b(\d{1,4}(?:\.\d{1,2})?) ?(?:dollars?|bucks|dolares)\b/
const ON_TAG =
  /\b(?:tags?|stickers?|labels?|shelf|menu|sign|website|site|app|prices?)(?: price)?(?: (?:that|it|which))? (?:says?|reads?|shows?|is|at|of|marked)(?: (?:it is|its|like|about))* (\d{1,4}(?:\.\d{1,2})?)\b/

function sumNamed(plain: string): number | null {
  const named = SUM.exec(plain)
  const price = Number(named?.[1] ?? named?.[2] ?? ON_TAG.exec(plain)?.[1])
  return price > 0 ? price : null
}

const AT_REGISTER =
  /\b(?:at|by) (?:the )?(?:register|checkout|counter|till|end)\b|\b(?:with|after|plus|including|before) (?:the )?tax(?:es)?\b|\bout the door\b/

/** "So a $40 eighth is how much at the register": what is added to a sum, and no wish for something at that price. */
export function asksSumTaxed(plain: string): boolean {
  return (
    sumNamed(plain) !== null &&
    AT_REGISTER.test(plain) &&
    /\b(?:how much|whats?|what (?:is|does|do|would|will)|total)\b/.test(plain)
  )
}

/** "For me, not a patient". */
const DENIES_PATIENT =
  /\b(?:not|no|isnt|aint|without)(?: (?:an?|any|being|registered|medical|my|have|having|a med|med))* (?:patients?|medical(?: cards?)?|med cards?|mmj(?: cards?)?|cards?)\b/

/** What is taxed at other rates than cannabis for adults. */
const THINGS_APART =
  /\b(?:accessor\p{L}*|apparel|shirts?|hoodies?|merch|papers?|grinders?|pipes?|bongs?|patients?|medical|med cards?|mmj)\b/u

/** The rate in all that is told, else the sum of those of the first clause that tells any. */
function wholeRate(tax: string): number | null {
  const whole = /(\d+(?:\.\d+)?) ?% (?:in all|in total|total|combined|all ?together|all in)\b/i.exec(tax)?.[1]
  if (whole !== undefined) return Number(whole)
  const clause =
    withoutTaxParts(tax)
      .split(/[;.](?!\d)/)
      .find((part) => part.includes('%')) ?? ''
  const rates = [...clause.matchAll(/(\d+(?:\.\d+)?) ?%/g)].map(([, rate]) => Number(rate))
  return rates.length === 0 || /\b(?:or|to|between|depending|up to)\b/i.test(clause)
    ? null
    : rates.reduce((sum, rate) => sum + rate, 0)
}

/** Whether prices hold the tax, as the profile's words have it. */
export function isHeld(tax: string): boolean {
  const whole = withoutTaxParts(tax)
  return HELD_IN_PRICE.test(whole) && !ADDED_LATER.test(whole)
}

const HELD_IN_PRICE =
  /\b(?:includ(?:e|es|ed|ing)|out[- ]the[- ]door|(?:already|built|figured|baked|rolled)(?: right)? in(?:to)?|in (?:the|our|all|every) (?:(?:menu|shelf|listed|posted|tag|sticker) )?prices?)\b/i
const ADDED_LATER =
  /\b(?:not|don't|never) (?:yet |already )?(?:includ|in\b|built|baked|rolled|part of)|n't (?:yet |already )?(?:includ|in\b|built|baked|rolled|part of)|\bexclud|\bbefore tax|\d ?%[^.%]{0,30} on top\b/i

/** Whether the prices hold it, and each rate that is told. */
function taxInSpanish(tax: string): string {
  const rates = [...new Set(tax.match(/\d+(?:\.\d+)?%/g) ?? [])]
  const sum = isHeld(tax)
    ? 'los precios del menú ya incluyen los impuestos'
    : 'los precios del menú son antes de impuestos, que se suman al pagar'
  return rates.length === 0 ? sum : `${sum} (${listOf(rates, 'es')})`
}

/** "Do patients get hit with that 16% too": a rate that the shop names, spoken of as something to pay. */
export function namesTaxRate({ tax }: FactQuestion['profile'], plain: string): boolean {
  const rates = tax === undefined || !PAYS_RATE.test(plain) ? null : plain.match(/\b\d+(?:\.\d+)?%/g)
  return rates?.some((rate) => tax?.includes(rate) === true) ?? false
}

const PAYS_RATE = /\b(?:hit|pay|pays|paying|charged?|dinged|owe|added|adding|on top|skip|skips|exempt|extra|tax)\b/
