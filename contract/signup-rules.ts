import { BUSINESS_TYPES, YEARS_IN_OPERATION } from './business-options.ts'
import type { WeekHours } from './store-profile.ts'
import { findState } from './us-states.ts'

/**
 * Section 5 of the specification: what each form of the sign-up must hold, in its words. The browser and the server run
 * the same functions; they know no schema library, so that the forms stay small. Each returns what is wrong by the path of
 * the field, in the order of the form; an empty object when nothing is.
 */
export type FieldErrors = Record<string, string>

export type AccountForm = {
  businessName: string
  yourName: string
  email: string
  phone: string
  state: string
  password: string
  confirmPassword: string
  ageVerified: boolean
  businessAuth: boolean
  termsAgreed: boolean
}

export type BillingAddress = { street: string; city: string; state: string; zipCode: string; country: string }
export type BillingForm = { cardholderName: string; billingAddress: BillingAddress }
/** Lives in the browser alone: its number and CVV go to the payment provider and nowhere else. */
export type CardForm = { cardNumber: string; expiryMonth: string; expiryYear: string; cvv: string }

export type Location = { city: string; state: string }
export type BusinessForm = {
  dispensaryName: string
  websiteUrl: string
  businessType: string
  yearsInOperation: string
  primaryLocation: Location
  additionalLocations: Location[]
  licenseNumbers: string
  currentHours: WeekHours
  busiestHours: string[]
  commonQuestions: string
}

const MIN_PASSWORD = 8
const MAX_EMAIL = 254
const CARD_DIGITS = { least: 13, most: 19 }

export function checkAccount(form: AccountForm): FieldErrors {
  return errorsOf({
    businessName: isBlank(form.businessName) && 'Business name is required',
    yourName: isBlank(form.yourName) && 'Your name is required',
    email: emailFault(form.email),
    phone: isBlank(form.phone) && 'Phone number is required',
    state: findState(form.state) === undefined && 'State is required',
    password: passwordFault(form.password),
    confirmPassword: form.password !== form.confirmPassword && 'Passwords do not match',
    ageVerified: !form.ageVerified && 'Age verification is required',
    businessAuth: !form.businessAuth && 'Business authorization is required',
    termsAgreed: !form.termsAgreed && 'Terms agreement is required',
  })
}

export function checkCard(form: CardForm): FieldErrors {
  return errorsOf({
    cardNumber: cardNumberFault(form.cardNumber),
    expiryMonth: form.expiryMonth === '' && 'Expiry month is required',
    expiryYear: form.expiryYear === '' && 'Expiry year is required',
    cvv: cvvFault(form.cvv),
  })
}

export function checkBilling(form: BillingForm): FieldErrors {
  const { street, city, state, zipCode } = form.billingAddress
  return errorsOf({
    cardholderName:
      (isBlank(form.cardholderName) || holdsCardNumber(form.cardholderName)) && 'Cardholder name is required',
    'billingAddress.street': isBlank(street) && 'Street address is required',
    'billingAddress.city': isBlank(city) && 'City is required',
    'billingAddress.state': findState(state) === undefined && 'State is required',
    'billingAddress.zipCode': isBlank(zipCode) && 'ZIP code is required',
  })
}

export function checkBusiness(form: BusinessForm): FieldErrors {
  const { primaryLocation, additionalLocations, currentHours } = form
  const fieldsBefore = errorsOf({
    dispensaryName: isBlank(form.dispensaryName) && 'Dispensary name is required',
    websiteUrl: form.websiteUrl !== '' && !isWebAddress(form.websiteUrl) && 'Website must be a URL',
    businessType: !isOneOf(BUSINESS_TYPES, form.businessType) && 'Business type is required',
    yearsInOperation: !isOneOf(YEARS_IN_OPERATION, form.yearsInOperation) && 'Years in operation is required',
    'primaryLocation.city': isBlank(primaryLocation.city) && 'Primary city is required',
    'primaryLocation.state': findState(primaryLocation.state) === undefined && 'Primary state is required',
  })
  const rows = additionalLocations.map((row, index) => [
    `additionalLocations.${index}`,
    isBlank(row.city) !== (findState(row.state) === undefined) && 'Both city and state are required',
  ])
  const days = Object.entries(currentHours).map(([day, hours]) => [
    `currentHours.${day}`,
    !hours.closed && !(isTime(hours.open) && isTime(hours.close)) && 'Opening and closing times are required',
  ])
  return { ...fieldsBefore, ...errorsOf(Object.fromEntries(rows)), ...errorsOf(Object.fromEntries(days)) }
}

export function checkEmail(email: string): FieldErrors {
  return errorsOf({ email: emailFault(email) })
}

/** Digits only, in groups of four, 23 characters at most: `4242 4242 4242 4242`. */
export function groupCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, CARD_DIGITS.most)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

export const CVV_MAX_DIGITS = 4
export const EXPIRY_YEAR_CHOICES = 15

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

/** A card number typed into the wrong field must not leave the browser either. */
function holdsCardNumber(name: string): boolean {
  return digitsOf(name).length >= 12
}

/** The first day that is charged, day 31: `days` after today, in the caller's own calendar. */
export function firstChargeDate(today: Date, days: number): Date {
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days)
}

function emailFault(email: string): string | false {
  if (isBlank(email)) return 'Email is required'
  return !looksLikeEmail(email.trim()) && 'Email is invalid'
}

/** One `@` with something before it and a dotted name after it, without spaces. Linear in the length. */
function looksLikeEmail(email: string): boolean {
  if (email.length > MAX_EMAIL || /\s/.test(email)) return false
  const [local = '', domain = '', ...rest] = email.split('@')
  const labels = domain.split('.')
  return rest.length === 0 && local !== '' && labels.length > 1 && labels.every((label) => label !== '')
}

function passwordFault(password: string): string | false {
  if (password === '') return 'Password is required'
  return password.length < MIN_PASSWORD && 'Password must be at least 8 characters'
}

function cardNumberFault(cardNumber: string): string | false {
  const digits = digitsOf(cardNumber)
  if (digits === '') return 'Card number is required'
  return (digits.length < CARD_DIGITS.least || digits.length > CARD_DIGITS.most) && 'Invalid card number'
}

function cvvFault(cvv: string): string | false {
  if (cvv === '') return 'CVV is required'
  return !/^\d{3,4}$/.test(cvv) && 'Invalid CVV'
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== ''
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function isOneOf(choices: readonly string[], value: string): boolean {
  return choices.includes(value)
}

function errorsOf(faults: Record<string, string | false>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, fault] of Object.entries(faults)) if (fault !== false) errors[path] = fault
  return errors
}
