import type { FastifyInstance } from 'fastify'
import { onboardingRoutes } from '#contract/onboarding.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { getOnboarding } from './get-onboarding.ts'

export type OnboardingDeps = { db: Database; publicUrl: string }

export function registerOnboarding(app: FastifyInstance, deps: OnboardingDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(app, onboardingRoutes, { getOnboarding: (context) => getOnboarding(deps, context) }, doorkeeper)
}
