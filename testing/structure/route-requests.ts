import { randomInt } from 'node:crypto'
import { signShopifyHook, takingHook } from '#testing/make-connections.ts'
import type { RouteRequest } from './read-routes.ts'

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

const OPEN = { open: '09:00', close: '17:00', closed: false }

export const STORE_FACTS = {
  name: 'Hill Shop',
  address: { street: '1 Hill Street', city: 'Boulder', state: 'Colorado', zip: '80301' },
  phone: '',
  email: '',
  directions: '',
  hours: {
    monday: OPEN,
    tuesday: OPEN,
    wednesday: OPEN,
    thursday: OPEN,
    friday: OPEN,
    saturday: OPEN,
    sunday: OPEN,
  },
  holidays: [],
  payment: { accepted: ['cash'], not_accepted: [] },
  delivery: { offered: false, area: '', zips: [], minimum_order: null, fee: null, free_over: null },
  pickup: { offered: true, ready_minutes: null },
  deals: { daily: {}, always: [], stacking: '' },
  minimum_age: 21,
  tax: '',
  human_handoff: '',
  parking: {},
  return_policy: {},
  loyalty: {},
  limits_and_rules: {},
}

/** The answer that a permitted call gets; anything else than success is told here. */
export const REQUESTS: Record<string, (ids: Ids) => RouteRequest> = {
  getMe: () => ({}),
  logout: () => ({}),
  getWidgetConfig: ({ agentKey }) => ({ params: { agentKey } }),
  getConversation: ({ conversationId }) => ({ params: { id: conversationId } }),
  identifyCustomer: ({ conversationId }) => ({ params: { id: conversationId }, body: { identity: 'nobody' } }),
  requestHandoff: ({ conversationId }) => ({ params: { id: conversationId }, body: { note: 'Call me' } }),
  confirmAge: ({ conversationId }) => ({ params: { id: conversationId }, body: { confirmed: true } }),
  sendMessage: ({ conversationId }) => ({ params: { id: conversationId }, body: { text: 'When do you open?' } }),
  recordEvent: ({ conversationId, productId }) => ({
    params: { id: conversationId },
    body: { kind: 'product-click', productId },
  }),
  giveFeedback: ({ conversationId, messageId }) => ({
    params: { id: conversationId },
    body: { helpful: true, messageId },
  }),
  endConversation: ({ conversationId }) => ({ params: { id: conversationId } }),
  getResources: () => ({}),
  askSupport: () => ({ body: { text: 'Why does my widget not show?' } }),
  mailSupport: () => ({ body: { conversation: [{ role: 'user', text: 'Please help.' }] } }),
  getBilling: () => ({}),
  refreshBilling: () => ({}),
  listInvoices: () => ({}),
  downloadInvoice: ({ invoiceId }) => ({ params: { id: invoiceId } }),
  createPortalSession: ({ customerId }) => ({ body: { customerId, returnUrl: '/settings?tab=billing' } }),
  createCheckoutSession: ({ billingEmail }) => ({
    body: {
      priceId: 'sbx_price_optimization',
      customerEmail: billingEmail,
      successUrl: '/settings?tab=billing&checkout=done',
      cancelUrl: '/settings?tab=billing&checkout=cancelled',
    },
  }),
  cancelSubscription: ({ subscriptionId }) => ({ body: { subscriptionId } }),
  resumeSubscription: ({ subscriptionId }) => ({ body: { subscriptionId } }),
  listConversations: () => ({}),
  getConversationDetails: ({ conversationId }) => ({ params: { id: conversationId } }),
  // Dry, so that a second call meets the same menu as the first.
  importCatalog: ({ productId }) => ({
    query: 'dryRun=true',
    body: `product_id,name,category,price,stock\n${productId},New flower,flower,30,5\n`,
    headers: { 'content-type': 'text/csv' },
  }),
  recordOrder: ({ conversationId, productId }) => ({
    body: {
      orderId: 'order-of-the-route-test',
      conversationId,
      items: [{ productId, name: 'Flower', quantity: 1, unitPriceCents: 3500 }],
    },
  }),
  getSettings: () => ({}),
  saveSettings: () => ({ body: SETTINGS_FORM }),
  uploadLogo: () => ({
    body: {
      data: btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    },
  }),
  listStores: () => ({}),
  saveStore: ({ storeId, storeUpdatedAt }) => ({
    params: { id: storeId },
    body: { updatedAt: storeUpdatedAt, facts: STORE_FACTS },
  }),
  makeMainStore: ({ storeId }) => ({ params: { id: storeId } }),
  removeStore: ({ storeId }) => ({ params: { id: storeId } }),
  getTeam: () => ({}),
  getNotifications: () => ({}),
  sendPhoneCode: () => ({ body: { phone: `303555${String(randomInt(10_000)).padStart(4, '0')}` } }),
  verifyPhone: ({ phoneCode }) => ({ body: { code: phoneCode } }),
  saveNotifications: () => ({
    body: {
      choices: {
        newConversations: true,
        weeklyReports: true,
        productAlerts: true,
        billing: true,
        highPriority: false,
        maintenance: false,
      },
      phone: '',
    },
  }),
  listOutbox: () => ({}),
  readOutboxMail: ({ mailId, tenantSlug }) => ({ params: { tenant: tenantSlug, id: mailId } }),
  retryOutboxMail: ({ mailId, tenantSlug }) => ({ params: { tenant: tenantSlug, id: mailId } }),
  announceMaintenance: () => ({ body: { text: 'Back at six in the morning.' } }),
  inviteMember: () => ({ body: { email: 'guest@route-test.example', role: 'viewer' } }),
  changeMemberRole: ({ memberId }) => ({ params: { id: memberId }, body: { role: 'user' } }),
  removeMember: ({ memberId }) => ({ params: { id: memberId } }),
  resendInvitation: ({ invitationId }) => ({ params: { id: invitationId } }),
  revokeInvitation: ({ invitationId }) => ({ params: { id: invitationId } }),
  addStore: () => ({ body: { name: 'Hill Shop', city: 'Boulder', state: 'Colorado' } }),
  getOnboarding: () => ({}),
  listWaitlist: () => ({}),
  getPerformance: () => ({}),
  getQuality: () => ({}),
  exportConversations: () => ({}),
  watchConversations: () => ({ query: 'seconds=0' }),
  eraseConversations: ({ conversationId }) => ({ body: { conversationId } }),
  getConversationSettings: () => ({}),
  saveConversationSettings: () => ({ body: { holdoutPercent: 10, retentionDays: 180 } }),
  reviewConversation: ({ conversationId }) => ({ params: { id: conversationId }, body: { sentiment: 4 } }),
  withdrawReview: ({ conversationId }) => ({ params: { id: conversationId } }),
  listCriteria: () => ({}),
  previewCriterion: () => ({ body: { words: 'mentions refund' } }),
  createCriterion: ({ criterionId }) => ({
    body: { name: `Not ${criterionId}`, severity: 'low', words: 'mentions refund' },
  }),
  updateCriterion: ({ criterionId }) => ({ params: { id: criterionId }, body: { isOn: true } }),
  deleteCriterion: ({ criterionId }) => ({ params: { id: criterionId } }),
  listTaughtAnswers: () => ({}),
  teachAnswer: ({ conversationId }) => ({
    body: { question: 'Do you sell gift cards?', answer: 'We do.', conversationId },
  }),
  updateTaughtAnswer: ({ taughtId }) => ({
    params: { id: taughtId },
    body: { question: 'Is there a cafe?', answer: 'Next door.' },
  }),
  forgetTaughtAnswer: ({ taughtId }) => ({ params: { id: taughtId } }),
  listTestCases: () => ({}),
  getKitchen: () => ({}),
  getOwnKitchen: () => ({}),
  listAccounts: () => ({}),
  getAccount: ({ accountId }) => ({ params: { id: accountId } }),
  suspendAccount: ({ accountId }) => ({ params: { id: accountId }, body: { reason: 'Asked for by the owner' } }),
  exportTenant: () => ({}),
  eraseAccount: ({ leavingAccount }) => ({ params: { id: leavingAccount.id }, body: { confirm: leavingAccount.slug } }),
  resumeAccount: ({ accountId }) => ({ params: { id: accountId }, body: {} }),
  extendTrial: ({ accountId }) => ({ params: { id: accountId }, body: { days: 7 } }),
  startSupport: ({ accountId }) => ({
    params: { id: accountId },
    body: { reason: 'Widget is not shown', minutes: 15 },
  }),
  endSupport: () => ({ body: {} }),
  getInfrastructure: () => ({}),
  getNotices: () => ({}),
  listAudit: () => ({}),
  exportAudit: () => ({}),
  verifyAudit: () => ({}),
  listOperatorAudit: () => ({}),
  listAccountAudit: ({ accountId }) => ({ params: { id: accountId } }),
  verifyOperatorAudit: () => ({}),
  getTranscript: ({ conversationId }) => ({ params: { id: conversationId } }),
  saveTestCase: ({ conversationId, messageId }) => ({ body: { conversationId, messageId, expected: 'Better.' } }),
  deleteTestCase: ({ testCaseId }) => ({ params: { id: testCaseId } }),
  getContentGaps: () => ({}),
  getUnmetDemand: () => ({}),
  getMenuDefects: () => ({}),
  getEmbed: () => ({}),
  saveAllowedOrigins: () => ({ body: { origins: [] } }),
  makeIdentitySecret: () => ({}),
  destroyIdentitySecret: ({ identitySecretId }) => ({ params: { id: identitySecretId } }),
  checkInstallation: () => ({ body: { url: 'http://127.0.0.1:9/' } }),
  listAgents: () => ({}),
  createAgent: () => ({ body: { name: 'Evening agent' } }),
  getAgent: ({ agentId }) => ({ params: { id: agentId } }),
  renameAgent: ({ agentId }) => ({ params: { id: agentId }, body: { name: 'Front door' } }),
  duplicateAgent: ({ agentId }) => ({ params: { id: agentId } }),
  activateAgent: ({ agentId }) => ({ params: { id: agentId } }),
  deleteAgent: ({ spareAgentId }) => ({ params: { id: spareAgentId } }),
  saveAgentDraft: ({ agentId }) => ({ params: { id: agentId }, body: { version: 0, document: {} } }),
  publishAgent: ({ spareAgentId }) => ({
    params: { id: spareAgentId },
    body: { version: 0, reason: 'Nobody meets it yet' },
  }),
  listAgentVersions: ({ agentId }) => ({ params: { id: agentId } }),
  getAgentVersion: ({ agentId }) => ({ params: { id: agentId, version: '1' } }),
  restoreAgentVersion: ({ agentId }) => ({ params: { id: agentId, version: '1' }, body: { draftVersion: 0 } }),
  previewAgentGreeting: ({ agentId }) => ({ params: { id: agentId }, body: { document: {} } }),
  previewAgentAnswer: ({ agentId, conversationId }) => ({
    params: { id: agentId },
    body: { document: {}, conversationId, history: [], text: 'When do you open?', ageConfirmed: true },
  }),
  compareShoppers: ({ agentId }) => ({ params: { id: agentId }, body: { document: {} } }),
  checkAgent: ({ agentId }) => ({ params: { id: agentId }, body: { version: 0 } }),
  getLastAgentCheck: ({ agentId }) => ({ params: { id: agentId } }),
  savePublishingBar: () => ({ body: { barPercent: 97 } }),
  listIntegrations: () => ({}),
  testIntegration: () => ({
    params: { provider: 'webhooks' },
    body: { fields: { hookUrl: takingHook } },
  }),
  connectIntegration: () => ({
    params: { provider: 'webhooks' },
    body: { fields: { hookUrl: takingHook } },
  }),
  disconnectIntegration: () => ({ params: { provider: 'shopify' } }),
  startSync: () => ({ params: { provider: 'shopify' }, body: {} }),
  stopSync: () => ({ params: { provider: 'shopify' } }),
  listSyncRuns: () => ({ params: { provider: 'shopify' } }),
  listSyncFailures: ({ syncRunId }) => ({ params: { provider: 'shopify', runId: syncRunId } }),
  saveColumnMapping: () => ({ body: { mapping: { name: 'Product' } } }),
  receiveVendorHook: ({ vendorHookId }) => ({
    params: { hookId: vendorHookId },
    body: '{}',
    headers: { 'content-type': 'application/json', ...signShopifyHook('{}') },
  }),
  listApiKeys: () => ({}),
  makeApiKey: () => ({ body: { name: 'Kiosk', scopes: ['orders:write'] } }),
  revokeApiKey: ({ apiKeyId }) => ({ params: { id: apiKeyId } }),
  listWebhooks: () => ({}),
  makeWebhook: () => ({ body: { url: takingHook, events: ['flag.raised'] } }),
  updateWebhook: ({ webhookId }) => ({
    params: { id: webhookId },
    body: { url: takingHook, events: ['flag.raised'], isOn: true },
  }),
  deleteWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
  testWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
  listDeliveries: ({ webhookId }) => ({ params: { id: webhookId } }),
  redeliver: ({ webhookId, deliveryId }) => ({ params: { id: webhookId, deliveryId } }),
  listStoreProducts: () => ({}),
  changeStoreProducts: () => ({ body: { remove: ['p-that-is-not-there'] } }),
  listStoreConversations: () => ({}),
  resolveFlag: ({ flagId }) => ({ params: { id: flagId }, body: { note: 'Called the shopper' } }),
  reopenFlag: ({ flagId }) => ({ params: { id: flagId }, body: {} }),
}
