import { addDays, localDay } from '#contract/local-day.ts'
import type { BothSides, Database } from '#server/db/database.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import { notifyBilling } from '#server/db/notify-billing.ts'
import { listRecipients, notifyMembers } from '#server/db/notify-members.ts'
import { listDays, sumDays } from '#server/db/read-days.ts'
import { isEntitled } from '#server/db/standing-of.ts'
import {
  claimRun,
  countTexts,
  forgetOldRuns,
  forgetRuns,
  listBillingMails,
  listFirstQuestions,
  listMissedProducts,
  listRestocked,
  listRuns,
  listSeriousFlags,
  listWishes,
} from './queries.ts'
import { showDay, writeDigest, writeProductAlert, writeWeeklyReport } from './write-notices.ts'

type Deps = { db: Database; publicUrl: string }
export type NotifiedTenant = { id: string; name: string; timeZone: string }

const HOUR_OF_MAILS = 8
const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS
const RUNS_KEPT_MS = 90 * DAY_MS
const TEXTS_A_DAY = 5
const SHOPPERS_WHO_ASK = 3
const PRODUCTS_TOLD = 10

/**
 * Tells a tenant's members what is due: serious flags at once; the digest, the alerts and on Mondays the report from eight
 * in the morning of the tenant's own clock. Each is told once, however often and wherever this runs. While the account
 * rests, only what concerns the bill is told.
 */
export async function notifyTenant(deps: Deps, tenant: NotifiedTenant, now: Date): Promise<void> {
  await deps.db.bothSides((sides) => shareBillingMails(deps, sides, { tenant, now }))
  if (!(await isEntitled(deps.db, tenant.id, now))) return
  await deps.db.bothSides((sides) => textSeriousFlags(sides, tenant, now))
  if (localHour(now, tenant.timeZone) < HOUR_OF_MAILS) return
  const today = localDay(now, tenant.timeZone)
  await deps.db.bothSides((sides) => mailDigest(deps, sides, { tenant, today, now }))
  await deps.db.bothSides((sides) => mailProductAlert(deps, sides, { tenant, today, now }))
  await deps.db.bothSides((sides) => mailWeeklyReport(deps, sides, { tenant, today, now }))
}

type Round = { tenant: NotifiedTenant; today: string; now: Date }

async function mailDigest(deps: Deps, sides: BothSides, { tenant, today, now }: Round): Promise<void> {
  const day = addDays(today, -1)
  const read = await sides.tenant(tenant.id, async (trx) => {
    if (!(await claimRun(trx, tenant.id, { kind: 'digest', period: day, now }))) return null
    const figures = sumDays(await listDays(trx, tenant.id, day, day))
    return { figures, questions: await listFirstQuestions(trx, tenant.id, day) }
  })
  if (read === null || read.questions.length === 0) return
  const digest = writeDigest({ label: showDay(day), ...read, publicUrl: deps.publicUrl })
  const notice = { kind: 'newConversations' as const, ...digest, onceKey: `digest:${day}` }
  await notifyMembers(sides, tenant, notice, { publicUrl: deps.publicUrl, now })
}

async function mailWeeklyReport(deps: Deps, sides: BothSides, { tenant, today, now }: Round): Promise<void> {
  const thisMonday = mondayOf(today)
  const monday = addDays(thisMonday, -7)
  const read = await sides.tenant(tenant.id, async (trx) => {
    if (!(await claimRun(trx, tenant.id, { kind: 'weekly', period: monday, now }))) return null
    await forgetOldRuns(trx, tenant.id, new Date(now.getTime() - RUNS_KEPT_MS))
    const days = await listDays(trx, tenant.id, monday, addDays(monday, 6))
    const before = sumDays(await listDays(trx, tenant.id, addDays(monday, -7), addDays(monday, -1)))
    return { days, before, sum: sumDays(days) }
  })
  if (read === null || (read.sum.conversations === 0 && read.sum.orders === 0)) return
  const report = writeWeeklyReport({ tenantName: tenant.name, monday, ...read, publicUrl: deps.publicUrl })
  const notice = { kind: 'weeklyReports' as const, ...report, onceKey: `weekly:${monday}` }
  await notifyMembers(sides, tenant, notice, { publicUrl: deps.publicUrl, now })
}

/** A product is told of when it runs out, and again only after it was back. */
async function mailProductAlert(deps: Deps, sides: BothSides, { tenant, today, now }: Round): Promise<void> {
  const since = new Date(now.getTime() - WEEK_MS)
  const found = await sides.tenant(tenant.id, async (trx) => {
    if (!(await claimRun(trx, tenant.id, { kind: 'products', period: today, now }))) return null
    const told = await listRuns(trx, tenant.id, 'sold-out')
    const restocked = await listRestocked(trx, tenant.id, [...told])
    await forgetRuns(trx, tenant.id, { kind: 'sold-out', periods: restocked })
    const missed = await listMissedProducts(trx, tenant.id, since)
    const soldOut = missed.filter(({ product_id }) => !told.has(product_id)).slice(0, PRODUCTS_TOLD)
    const asked = await listRuns(trx, tenant.id, 'wanted')
    const wanted = mostWanted(await listWishes(trx, tenant.id, since)).filter(({ key }) => !asked.has(key))
    for (const { product_id } of soldOut) await claimRun(trx, tenant.id, { kind: 'sold-out', period: product_id, now })
    for (const { key } of wanted) await claimRun(trx, tenant.id, { kind: 'wanted', period: key, now })
    return { soldOut, wanted }
  })
  if (found === null || found.soldOut.length + found.wanted.length === 0) return
  const alert = writeProductAlert({ ...found, publicUrl: deps.publicUrl })
  const notice = { kind: 'productAlerts' as const, ...alert, onceKey: `products:${today}` }
  await notifyMembers(sides, tenant, notice, { publicUrl: deps.publicUrl, now })
}

/** Wishes that several shoppers had, most wished for first. */
function mostWanted(wishes: readonly { wanted: string; conversation_id: string }[]) {
  return [...Map.groupBy(wishes, ({ wanted }) => wanted.toLowerCase().slice(0, 120))]
    .map(([key, group]) => ({
      key,
      wanted: group[0]?.wanted ?? key,
      sessions: new Set(group.map((wish) => wish.conversation_id)).size,
    }))
    .filter(({ sessions }) => sessions >= SHOPPERS_WHO_ASK)
    .sort((one, other) => other.sessions - one.sessions)
    .slice(0, PRODUCTS_TOLD)
}

/** What goes to the billing address is passed on to the members who manage the bill and want to hear of it. */
async function shareBillingMails(
  deps: Deps,
  sides: BothSides,
  { tenant, now }: { tenant: NotifiedTenant; now: Date },
): Promise<void> {
  const fresh = await sides.tenant(tenant.id, async (trx) => {
    const mails = await listBillingMails(trx, tenant.id, new Date(now.getTime() - DAY_MS))
    const unshared: typeof mails = []
    for (const mail of mails) {
      if (await claimRun(trx, tenant.id, { kind: 'bill', period: mail.mail_id, now })) unshared.push(mail)
    }
    return unshared
  })
  for (const { mail_id, to_address, subject, text } of fresh) {
    const lines = text.split('\n\n').filter((line) => !/^https?:\S+$/.test(line.trim()))
    const notice = { subject, lines, onceKey: `shared:${mail_id}`, except: to_address }
    await notifyBilling(sides, tenant, notice, { publicUrl: deps.publicUrl, now })
  }
}

/** At most a few texts a day to one telephone: a bad hour must not ring all night. */
async function textSeriousFlags(sides: BothSides, tenant: NotifiedTenant, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS)
  const flags = await sides.tenant(tenant.id, async (trx) => {
    const open = await listSeriousFlags(trx, tenant.id, since)
    const fresh: typeof open = []
    for (const flag of open) {
      if (await claimRun(trx, tenant.id, { kind: 'flag', period: flag.flag_id, now })) fresh.push(flag)
    }
    return fresh
  })
  if (flags.length === 0) return
  for (const { userId, phone } of await listRecipients(sides, tenant.id, 'highPriority')) {
    if (phone === null) continue
    await sides.tenant(tenant.id, async (trx) => {
      const sent = await countTexts(trx, tenant.id, { to: phone, since })
      for (const { flag_id, reason } of flags.slice(0, Math.max(0, TEXTS_A_DAY - sent))) {
        const text = `${tenant.name}: a conversation was flagged as high priority (${reason}). Review it in eConcierge.`
        const message = {
          kind: 'highPriority',
          channel: 'text' as const,
          to: phone,
          subject: 'High-priority alert',
          text,
        }
        await queueMail(trx, tenant.id, { ...message, onceKey: `flag:${flag_id}:${userId}` }, now)
      }
    })
  }
}

function localHour(at: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
}

/** The Monday of the week that a day is in. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
