import * as z from 'zod'
import { AgentPersonality, Guardrails } from '#contract/agent.ts'
import { User } from '#contract/auth.ts'
import { BUSIEST_HOURS } from '#contract/business-options.ts'
import { ChatAnswer, MESSAGE_MAX_CHARS, PublicAgent } from '#contract/chat.ts'
import { ColumnMapping, ImportProblem } from '#contract/import.ts'
import type { RouteTable } from '#contract/route.ts'
import { checkAccount, checkBilling, checkBusiness, type FieldErrors } from '#contract/signup-rules.ts'
import { DEFAULT_HOURS, WeekHours } from '#contract/store-profile.ts'
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR, HexColor } from '#contract/widget-config.ts'

/** A missing field reads as an empty one, so that it gets the message of section 5 and not one about types. */
const text = (max = 200) => z.string().trim().max(max).default('')

/** Runs the rules that the browser runs, and reports each at its own field. */
function ruled<Form>(check: (form: Form) => FieldErrors) {
  return (form: Form, context: z.RefinementCtx) => {
    for (const [path, message] of Object.entries(check(form))) {
      context.addIssue({ code: 'custom', message, path: path.split('.') })
    }
  }
}

export const AccountForm = z
  .object({
    businessName: text(120),
    yourName: text(120),
    email: text(254),
    phone: text(40),
    state: text(40),
    password: z.string().max(200).default(''),
    confirmPassword: z.string().max(200).default(''),
    ageVerified: z.boolean().default(false),
    businessAuth: z.boolean().default(false),
    termsAgreed: z.boolean().default(false),
  })
  .superRefine(ruled(checkAccount))

const Location = z.object({ city: text(80), state: text(40) })

const BusinessFields = z.object({
  dispensaryName: text(120),
  websiteUrl: text(300),
  businessType: text(60),
  yearsInOperation: text(60),
  primaryLocation: Location.prefault({}),
  additionalLocations: z.array(Location).max(50).default([]),
  licenseNumbers: text(1000),
  currentHours: WeekHours.default(DEFAULT_HOURS),
  busiestHours: z.array(z.enum(BUSIEST_HOURS)).max(BUSIEST_HOURS.length).default([]),
  commonQuestions: text(4000),
})

export const BusinessForm = BusinessFields.superRefine(ruled(checkBusiness))
export type BusinessForm = z.output<typeof BusinessForm>

/** What a payment provider says of a card. Never its number. */
export const CardOnFile = z.object({
  brand: z.string().regex(/^[a-z]{2,20}$/),
  lastFour: z.string().regex(/^\d{4}$/),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2100),
})
export type CardOnFile = z.infer<typeof CardOnFile>

export const PaymentForm = z
  .object({
    /** Made by the payment provider in the browser. Letters come first: a bare number can never pass for one. */
    paymentMethodId: z.string().regex(/^[a-z]{2,12}_[A-Za-z0-9_]{8,200}$/),
    card: CardOnFile,
    cardholderName: text(120),
    billingAddress: z
      .object({
        street: text(200),
        city: text(80),
        state: text(40),
        zipCode: text(12),
        country: z.literal('United States').default('United States'),
      })
      .prefault({}),
  })
  .superRefine(ruled(checkBilling))
export type PaymentForm = z.output<typeof PaymentForm>

export const MENU_CHOICES = ['csv', 'sample', 'later'] as const

/** Step 4 of 4: the agent as it is being built. */
export const AgentDraft = z.object({
  agentName: z.string().trim().min(1, 'Agent name is required').max(60),
  greetingStyle: AgentPersonality.shape.greetingStyle,
  communicationTone: AgentPersonality.shape.communicationTone,
  brandCulture: text(2000),
  customWelcome: text(300),
  /** How shoppers reach a person. Given on purpose: the phone number of the account is not published by itself. */
  shopperPhone: text(40),
  guardrails: Guardrails.prefault({}),
  customGuidelines: text(2000),
  primaryColor: HexColor.default(DEFAULT_PRIMARY_COLOR),
  secondaryColor: HexColor.default(DEFAULT_SECONDARY_COLOR),
  menu: z.enum(MENU_CHOICES).default('sample'),
})
export type AgentDraft = z.output<typeof AgentDraft>

/** Opens one pending sign-up. Kept by the browser for the length of its visit, by the server as a hash. */
export const SignupToken = z.string().regex(/^su_[A-Za-z0-9_-]{20,100}$/)

const MENU_FILE_LIMIT_BYTES = 4 * 1024 * 1024

export const MenuSummary = z.object({
  fileName: z.string(),
  products: z.int(),
  /** Some of what was read, to be looked over before it goes live. */
  samples: z.array(z.object({ name: z.string(), category: z.string(), priceCents: z.int().nullable() })),
  problems: z.array(ImportProblem),
  problemCount: z.int(),
  mapping: ColumnMapping,
  columns: z.array(z.string()),
  /** Columns that hold something and feed no field. */
  unread: z.array(z.string()).default([]),
})
export type MenuSummary = z.infer<typeof MenuSummary>

/** A pending sign-up as its browser gets it back: everything that was entered but the password. */
export const PendingSignup = z.object({
  isBeta: z.boolean(),
  account: z.object({
    businessName: z.string(),
    yourName: z.string(),
    email: z.string(),
    phone: z.string(),
    state: z.string(),
  }),
  payment: CardOnFile.extend({ firstChargeAt: z.iso.datetime() }).nullable(),
  /** Filled in from the account and the defaults until it has been saved. */
  business: z.object({ saved: z.boolean(), form: BusinessFields }),
  agent: AgentDraft,
  menu: MenuSummary.nullable(),
  completed: z.boolean(),
})
export type PendingSignup = z.infer<typeof PendingSignup>

const held = { signupToken: SignupToken }
const Saved = z.object({ saved: z.literal(true) })

export const PreviewMessage = z.object({
  role: z.enum(['user', 'assistant']),
  text: z.string().max(4000),
  productIds: z.array(z.string().max(120)).max(12).default([]),
})

export const signupRoutes = {
  getSignupOptions: {
    method: 'GET',
    path: '/signup/options',
    access: 'public',
    summary: 'How a payment method is given: typed on the page, or on the page of the provider',
    reply: z.object({ payment: z.enum(['card', 'hosted']), providerLabel: z.string(), isSandbox: z.boolean() }),
  },
  saveAccount: {
    method: 'POST',
    path: '/signup/account',
    access: 'public',
    summary: 'Begin a sign-up, or change one that is pending; 409 when the e-mail address has an account already',
    body: AccountForm.safeExtend({ isBeta: z.boolean().default(false), signupToken: SignupToken.optional() }),
    reply: z.object({ signupToken: SignupToken, next: z.enum(['payment', 'beta-confirmation']) }),
  },
  resumeSignup: {
    method: 'POST',
    path: '/signup/resume',
    access: 'public',
    summary: 'What has been entered so far; 404 when there is no such sign-up any more',
    body: z.object(held),
    reply: PendingSignup,
  },
  savePayment: {
    method: 'POST',
    path: '/signup/payment',
    access: 'public',
    summary: 'Start the trial with a payment method that the provider made in the browser',
    body: PaymentForm.safeExtend(held),
    reply: z.object({ paymentConfirmed: z.literal(true), firstChargeAt: z.iso.datetime() }),
  },
  openCheckout: {
    method: 'POST',
    path: '/signup/checkout',
    access: 'public',
    summary: 'The page of the payment provider where the trial is started',
    body: z.object(held),
    reply: z.object({ url: z.url() }),
  },
  finishCheckout: {
    method: 'POST',
    path: '/signup/checkout/finish',
    access: 'public',
    summary: 'Look up at the provider what became of the checkout of this sign-up',
    body: z.object(held),
    reply: z.object({ paymentConfirmed: z.boolean() }),
  },
  saveBusiness: {
    method: 'POST',
    path: '/signup/business',
    access: 'public',
    summary: 'Save the business setup',
    body: BusinessForm.safeExtend(held),
    reply: Saved,
  },
  saveAgent: {
    method: 'POST',
    path: '/signup/agent',
    access: 'public',
    summary: 'Save the agent as far as it is built',
    body: z.object({ ...held, agent: AgentDraft }),
    reply: Saved,
  },
  readMenu: {
    method: 'POST',
    path: '/signup/menu',
    access: 'public',
    summary:
      'Read a menu from a CSV file (base64) and keep it for this sign-up; rows that cannot be read are left out and listed',
    body: z.object({
      ...held,
      fileName: z.string().max(200),
      file: z.base64().max(Math.ceil(MENU_FILE_LIMIT_BYTES / 3) * 4),
      /** Overrides the guessed columns. */
      mapping: ColumnMapping.optional(),
    }),
    reply: MenuSummary,
    bodyLimitBytes: Math.ceil(MENU_FILE_LIMIT_BYTES * 1.4),
  },
  openPreview: {
    method: 'POST',
    path: '/signup/preview',
    access: 'public',
    summary: 'How the agent being built greets a shopper',
    body: z.object({ ...held, agent: AgentDraft }),
    reply: z.object({
      greeting: z.string(),
      quickReplies: z.array(z.string()),
      agent: PublicAgent,
      minimumAge: z.int(),
    }),
  },
  answerPreview: {
    method: 'POST',
    path: '/signup/preview/message',
    access: 'public',
    summary: 'What the agent being built answers; nothing of it is stored',
    body: z.object({
      ...held,
      agent: AgentDraft,
      history: z.array(PreviewMessage).max(40),
      text: z.string().trim().min(1).max(MESSAGE_MAX_CHARS),
      ageConfirmed: z.boolean(),
    }),
    reply: ChatAnswer,
  },
  completeSignup: {
    method: 'POST',
    path: '/signup/complete',
    access: 'public',
    summary:
      'Make the dispensary with its owner and first agent, and sign the owner in; repeating it makes nothing twice',
    body: z.object({ ...held, agent: AgentDraft }),
    reply: z.object({ user: User, token: z.string() }),
  },
} as const satisfies RouteTable
