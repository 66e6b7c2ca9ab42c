import type { FastifyInstance } from 'fastify'
import { signupRoutes } from '#contract/signup.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { type Handlers, registerRoutes } from '#server/http/register-routes.ts'
import { completeSignup, type OpenMemberSession } from './complete-signup.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPreview } from './preview-agent.ts'
import { type ReadCatalog, readMenu } from './read-menu.ts'
import { resumeSignup } from './resume-signup.ts'
import { saveAccount } from './save-account.ts'
import { finishCheckout, openCheckout, savePayment } from './save-payment.ts'
import { saveStep } from './save-step.ts'
import { createSignupLimits, type SignupLimits } from './signup-limits.ts'

export type SignupDeps = {
  db: Database
  payments: PaymentProvider
  readCatalog: ReadCatalog
  openSession: OpenMemberSession
  /** Multiplies the limits. */
  limitFactor: number
}

export function registerSignup(app: FastifyInstance, deps: SignupDeps, doorkeeper: Doorkeeper): void {
  const preview = createPreview(deps)
  const limit = createSignupLimits(deps)
  const paying = {
    ...deps,
    reportFailure: (error: unknown) => app.log.error({ err: error }, 'the payment provider does not answer'),
  }
  const handlers: Handlers<typeof signupRoutes> = {
    getSignupOptions: async () => ({
      payment: deps.payments.kind,
      providerLabel: deps.payments.label,
      isSandbox: deps.payments.isSandbox,
    }),
    saveAccount: async (context, { body }) => {
      await limit(context, 'begin', body.email)
      return saveAccount(deps, body, context.now)
    },
    resumeSignup: async (context, { body }) => {
      await limit(context, 'step')
      return resumeSignup(deps, body.signupToken, context.now)
    },
    savePayment: async (context, { body }) => {
      await limit(context, 'finish')
      return savePayment(paying, body, context.now)
    },
    openCheckout: async (context, { body }) => {
      await limit(context, 'finish')
      return openCheckout(paying, body.signupToken, context.now)
    },
    finishCheckout: async (context, { body }) => {
      await limit(context, 'step')
      return finishCheckout(paying, body.signupToken, context.now)
    },
    saveBusiness: async (context, { body: { signupToken, ...form } }) => {
      await limit(context, 'step')
      return saveStep(deps.db, { signupToken, changes: { business: JSON.stringify(form) } }, context.now)
    },
    saveAgent: async (context, { body: { signupToken, agent } }) => {
      await limit(context, 'step')
      return saveStep(deps.db, { signupToken, changes: { agent: JSON.stringify(agent) } }, context.now)
    },
    readMenu: async (context, { body }) => {
      await limit(context, 'menu')
      return readMenu(deps, body, context.now)
    },
    ...finishing(deps, preview, limit),
  }
  registerRoutes(app, signupRoutes, handlers, doorkeeper)
}

type Finishing = Pick<Handlers<typeof signupRoutes>, 'openPreview' | 'answerPreview' | 'completeSignup'>

function finishing(deps: SignupDeps, preview: ReturnType<typeof createPreview>, limit: SignupLimits): Finishing {
  return {
    openPreview: async (context, { body }) => {
      await limit(context, 'step')
      return preview.greet(body, context.now)
    },
    answerPreview: async (context, { body }) => {
      await limit(context, 'step')
      return preview.answer(body, context.now)
    },
    completeSignup: async (context, { body }) => {
      await limit(context, 'finish')
      return completeSignup(deps, body, context.now)
    },
  }
}
