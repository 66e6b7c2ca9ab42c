import { randomInt, randomUUIDv7 } from 'node:crypto'
import * as z from 'zod'
import type { Role } from '#contract/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { hashToken } from '#server/http/tokens.ts'
import { addMember, makeProduct, makeTenant, signIn, type TestTenant } from './factories.ts'
import { makeBilling } from './make-billing.ts'
import { keepPublicApi, makeConnections } from './make-connections.ts'
import type { TestApp } from './test-app.ts'

/** What a call may name of a tenant. */
export type Ids = {
  productId: string
  conversationId: string
  /** An answer of that conversation. */
  messageId: string
  flagId: string
  agentKey: string
  agentId: string
  /** A second agent, which can be deleted. */
  spareAgentId: string
  criterionId: string
  storeId: string
  /** The version of that store. */
  storeUpdatedAt: string
  memberId: string
  invitationId: string
  /** A message that was given up. */
  mailId: string
  tenantSlug: string
  taughtId: string
  testCaseId: string
  invoiceId: string
  /** By which the payment provider knows the tenant and what it pays for. */
  customerId: string
  subscriptionId: string
  billingEmail: string
  identitySecretId: string
  /** A sync that is over, and where its store's webhooks arrive. */
  syncRunId: string
  vendorHookId: string
  apiKeyId: string
  webhookId: string
  /** The code that was texted to each member. */
  phoneCode: string
  deliveryId: string
  /** Another account, as the operator names it. */
  accountId: string
  /** A suspended account, ready to be erased. */
  leavingAccount: { id: string; slug: string }
}

/** What every world has saved already: saved again it changes nothing. */
export const SETTINGS_FORM = {
  version: 1,
  organization: { name: 'Same shop' },
  theme: { primaryColor: '#2EC4B6', secondaryColor: '#FF9F1C' },
}

/** A tenant with something of everything that a call can name, and the credentials of all who call. */
export type World = Ids & {
  tenant: TestTenant
  /** The shopper's secret of the conversation. */
  secret: string
  tokens: Record<Role, string>
}

const Opened = z.object({ conversationId: z.uuid(), secret: z.string() })
const Answered = z.object({ messageId: z.uuid() })

/** Makes a tenant and lets a shopper come by over HTTP: a conversation, an answer, an order; and one flag. */
export async function makeWorld(api: TestApp, db: Database): Promise<World> {
  const product = makeProduct()
  const tenant = await makeTenant(db, { products: [product] })
  const opened = await api.call('POST', '/api/chat/conversations', { body: { agentKey: tenant.agent.key } })
  const { conversationId, secret } = Opened.parse(opened.body)
  const below = `/api/chat/conversations/${conversationId}`
  await api.call('POST', `${below}/age`, { token: secret, body: { confirmed: true } })
  const answer = await api.call('POST', `${below}/messages`, {
    token: secret,
    body: { text: 'an indica eighth under $40' },
  })
  const { messageId } = Answered.parse(answer.body)
  const items = [{ productId: product.productId, name: product.name, quantity: 1, unitPriceCents: 3500 }]
  const order = { orderId: randomUUIDv7(), conversationId, items }
  await api.call('POST', '/api/store/orders', { token: tenant.storeKey, body: order })
  const flagId = randomUUIDv7()
  await db.tenant(tenant.id, (trx) =>
    trx
      .insertInto('flags')
      .values({
        tenant_id: tenant.id,
        flag_id: flagId,
        conversation_id: conversationId,
        reason: 'Complaint',
        severity: 'high',
        snippet: `A snippet of ${tenant.slug}`,
        created_at: new Date(),
        resolved_at: null,
        resolved_by: null,
        note: null,
      })
      .execute(),
  )
  const tokens = await signInAll(db, tenant)
  return {
    ...(await keepBusiness(api, db, { tenant, token: tokens.admin })),
    ...(await makeBilling(db, tenant.id)),
    ...(await makeConnections(db, tenant.id)),
    ...(await keepPublicApi(api, db, { tenantId: tenant.id, token: tokens.admin })),
    invoiceId: await firstInvoiceOf(api, tokens.admin),
    ...(await keepKnowledge(api, tokens.admin, { conversationId, messageId })),
    tenant,
    agentKey: tenant.agent.key,
    agentId: tenant.agent.id,
    spareAgentId: await addSpareAgent(api, tokens.admin),
    productId: product.productId,
    conversationId,
    secret,
    messageId,
    flagId,
    identitySecretId: await addIdentitySecret(api, tokens.admin),
    accountId: (await makeTenant(db, { products: null })).id,
    leavingAccount: await makeSuspendedTenant(db),
    phoneCode: await textCodes(db, tenant),
    tokens,
  }
}

/** The same code for each member, as if each had asked for one. */
async function textCodes(db: Database, { id, members }: TestTenant): Promise<string> {
  const code = String(randomInt(100_000, 1_000_000))
  const rows = Object.values(members).map(({ userId }) => ({
    tenant_id: id,
    user_id: userId,
    phone: '+13035550188',
    code_hash: hashToken(`${id}:${userId}:${code}`),
    tries: 0,
    expires_at: new Date(Date.now() + 3_600_000),
  }))
  await db.tenant(id, (trx) => trx.insertInto('phone_codes').values(rows).execute())
  return code
}

const Made = z.object({ id: z.uuid() })

/** Saved settings, a second shop, a member more and somebody who was invited. */
async function keepBusiness(api: TestApp, db: Database, { tenant, token }: { tenant: TestTenant; token: string }) {
  await api.call('PUT', '/api/admin/settings', { token, body: SETTINGS_FORM })
  const store = await api.call('POST', '/api/admin/stores', {
    token,
    body: { name: 'Hill Shop', city: 'Boulder', state: 'Colorado' },
  })
  const invitation = await api.call('POST', '/api/admin/team', {
    token,
    body: { email: `guest@${tenant.slug}.example` },
  })
  const { id, updatedAt } = Made.extend({ updatedAt: z.string() }).parse(store.body)
  const memberId = await addMember(db, tenant)
  const mail = await db.tenant(tenant.id, (trx) =>
    trx
      .updateTable('mails')
      .set({ given_up_at: new Date() })
      .where('tenant_id', '=', tenant.id)
      .returning('mail_id')
      .executeTakeFirstOrThrow(),
  )
  return {
    storeId: id,
    storeUpdatedAt: updatedAt,
    memberId,
    invitationId: Made.parse(invitation.body).id,
    mailId: mail.mail_id,
    tenantSlug: tenant.slug,
  }
}

/** The row with which the billing history of every tenant begins. */
async function firstInvoiceOf(api: TestApp, token: string): Promise<string> {
  const { body } = await api.call('GET', '/api/billing/invoices', { token })
  return z.object({ invoices: z.tuple([Made]) }).parse(body).invoices[0].id
}

/** A criterion, a taught answer and a test case, made as staff make them. */
async function keepKnowledge(api: TestApp, token: string, from: { conversationId: string; messageId: string }) {
  const criterion = await api.call('POST', '/api/admin/criteria', {
    token,
    body: { name: 'Asks for a refund', severity: 'low', words: 'mentions refund' },
  })
  const taught = await api.call('POST', '/api/admin/knowledge/answers', {
    token,
    body: { question: 'Is there a playground?', answer: 'There is none.' },
  })
  const testCase = await api.call('POST', '/api/admin/knowledge/test-cases', {
    token,
    body: { ...from, expected: 'Shows the eighth.' },
  })
  return {
    criterionId: z.object({ criterion: Made }).parse(criterion.body).criterion.id,
    taughtId: Made.parse(taught.body).id,
    testCaseId: Made.parse(testCase.body).id,
  }
}

async function addSpareAgent(api: TestApp, token: string): Promise<string> {
  const made = await api.call('POST', '/api/admin/agents', { token, body: { name: 'Spare' } })
  return Made.parse(made.body).id
}

async function addIdentitySecret(api: TestApp, token: string): Promise<string> {
  return Made.parse((await api.call('POST', '/api/admin/embed/identity-secrets', { token })).body).id
}

async function signInAll(db: Database, tenant: TestTenant): Promise<Record<Role, string>> {
  const token = (role: Role) => signIn(db, { tenant, role })
  return {
    customer: await token('customer'),
    viewer: await token('viewer'),
    user: await token('user'),
    manager: await token('manager'),
    'billing-admin': await token('billing-admin'),
    admin: await token('admin'),
    super_admin: await token('super_admin'),
  }
}

async function makeSuspendedTenant(db: Database): Promise<{ id: string; slug: string }> {
  const { id, slug } = await makeTenant(db, { products: null })
  await db.platform((trx) => trx.updateTable('tenants').set({ status: 'suspended' }).where('id', '=', id).execute())
  return { id, slug }
}
