import type { AccountStatus, ChurnRisk, Standing } from '#contract/kitchen.ts'
import type { PlanId } from '#contract/plans.ts'
import { percentOf, USAGE_LIMITS } from '#contract/usage.ts'
import { TREND_DAYS } from './queries.ts'

/** What the rules look at. Counts that were never rolled up are null. */
export type Assessable = {
  tenant_status: 'active' | 'suspended'
  created_at: Date
  plan: PlanId | null
  subscription_status: 'trialing' | 'active' | 'past_due' | 'canceled' | null
  trial_ends_at: Date | null
  cancels_at_period_end: boolean | null
  past_due_since: Date | null
  last_conversation_on: string | null
  open_flags: number | null
  calls_month: number | null
  tokens_month: number | null
  conversations_lately: number | null
  conversations_earlier: number | null
}

export type Assessment = {
  status: AccountStatus
  standing: Standing
  standingReasons: string[]
  churnRisk: ChurnRisk
  churnReasons: string[]
  churnPoints: number
  trialDaysLeft: number | null
  monthlyUtilization: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Points of risk from which an account counts as of medium or high risk. */
const MEDIUM_FROM = 25
const HIGH_FROM = 50
/** Fewer conversations than this in the earlier fortnight say nothing about a trend. */
const TREND_FLOOR = 10
/** A new account has this long before its silence counts. */
const SETTLING_DAYS = 7

/** How an account stands, by rules that are all stated here. Each reason says what was seen. */
export function assessAccount(facts: Assessable, now: Date): Assessment {
  const trialDaysLeft = trialDaysOf(facts, now)
  const risks = [
    ...paymentRisks(facts, now),
    ...silenceRisks(facts, now),
    ...trendRisks(facts),
    ...flagRisks(facts),
    ...trialRisks(facts, trialDaysLeft),
  ].sort((a, b) => b.points - a.points)
  const points = risks.reduce((sum, risk) => sum + risk.points, 0)
  const isOver = facts.subscription_status === 'canceled'
  const standingReasons = standingReasonsOf(facts, now)
  return {
    status: statusOf(facts),
    standing: standingReasons.length === 0 ? 'good' : 'bad',
    standingReasons,
    churnRisk: isOver ? 'low' : riskOf(points),
    churnReasons: isOver ? [] : risks.map((risk) => risk.reason),
    churnPoints: isOver ? 0 : points,
    trialDaysLeft,
    monthlyUtilization: utilizationOf(facts),
  }
}

type Risk = { points: number; reason: string }

function riskOf(points: number): ChurnRisk {
  if (points >= HIGH_FROM) return 'high'
  return points >= MEDIUM_FROM ? 'medium' : 'low'
}

function statusOf({ tenant_status, subscription_status }: Assessable): AccountStatus {
  if (tenant_status === 'suspended') return 'suspended'
  if (subscription_status === 'active') return 'active'
  if (subscription_status === 'past_due') return 'past_due'
  return subscription_status === 'trialing' ? 'trial' : 'canceled'
}

function standingReasonsOf({ tenant_status, subscription_status, past_due_since }: Assessable, now: Date): string[] {
  const reasons: string[] = []
  if (tenant_status === 'suspended') reasons.push('Suspended')
  if (subscription_status === 'past_due') reasons.push(`Payment failed${since(past_due_since, now)}`)
  return reasons
}

function since(at: Date | null, now: Date): string {
  return at === null ? '' : ` ${daysAgo(daysBetween(at, now))}`
}

function paymentRisks(facts: Assessable, now: Date): Risk[] {
  const risks: Risk[] = []
  if (facts.subscription_status === 'past_due')
    risks.push({ points: 50, reason: `Payment failed${since(facts.past_due_since, now)}` })
  if (facts.cancels_at_period_end === true && facts.subscription_status !== 'canceled')
    risks.push({ points: 50, reason: 'Cancels at the end of the period' })
  return risks
}

function silenceRisks({ last_conversation_on, created_at }: Assessable, now: Date): Risk[] {
  if (last_conversation_on === null) {
    const age = daysBetween(created_at, now)
    return age < SETTLING_DAYS ? [] : [{ points: 30, reason: `No conversation in ${countDays(age)}` }]
  }
  const days = daysBetween(new Date(`${last_conversation_on}T00:00:00Z`), now)
  if (days >= 14) return [{ points: 30, reason: `No conversation for ${countDays(days)}` }]
  return days >= 7 ? [{ points: 15, reason: `No conversation for ${countDays(days)}` }] : []
}

function trendRisks({ conversations_lately, conversations_earlier }: Assessable): Risk[] {
  const lately = conversations_lately ?? 0
  const earlier = conversations_earlier ?? 0
  if (earlier < TREND_FLOOR) return []
  const fall = Math.round((1 - lately / earlier) * 100)
  const reason = `Conversations fell ${fall}% in ${TREND_DAYS} days`
  if (fall >= 50) return [{ points: 30, reason }]
  return fall >= 25 ? [{ points: 15, reason }] : []
}

function flagRisks({ open_flags }: Assessable): Risk[] {
  const flags = open_flags ?? 0
  if (flags >= 10) return [{ points: 20, reason: `${flags} open flags` }]
  return flags >= 3 ? [{ points: 10, reason: `${flags} open flags` }] : []
}

/** A trial about to end is a risk where the shop has not made it its own. */
function trialRisks({ conversations_lately }: Assessable, trialDaysLeft: number | null): Risk[] {
  if (trialDaysLeft === null || trialDaysLeft > 7) return []
  const isUsed = (conversations_lately ?? 0) >= TREND_FLOOR
  const reason = trialDaysLeft === 0 ? 'Trial ends today' : `Trial ends in ${countDays(trialDaysLeft)}`
  return [{ points: isUsed ? 10 : 25, reason: isUsed ? reason : `${reason}, hardly used` }]
}

function trialDaysOf({ subscription_status, trial_ends_at }: Assessable, now: Date): number | null {
  if (subscription_status !== 'trialing' || trial_ends_at === null) return null
  return Math.max(0, Math.ceil((trial_ends_at.getTime() - now.getTime()) / DAY_MS))
}

function utilizationOf({ plan, calls_month, tokens_month }: Assessable): number {
  const limits = USAGE_LIMITS[plan ?? 'professional']
  return Math.max(percentOf(calls_month ?? 0, limits.apiCalls), percentOf(tokens_month ?? 0, limits.tokens))
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS))
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

function daysAgo(days: number): string {
  return days === 0 ? 'today' : `${countDays(days)} ago`
}
