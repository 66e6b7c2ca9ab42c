import { type FakeReply, type FakeRequest, type FakeVendor, startFakeVendor } from './fake-vendor.ts'

export const GOOGLE = { measurementId: 'G-CANARY42', apiSecret: 'canary-google-secret' }
export const MAILCHIMP = { apiKey: 'canary0123456789abcdef-us21', listId: 'abc1234567' }
const SLACK_PATH = '/slack/services/T0CANARY/B0CANARY/canary0123456789'
const CATCH_PATH = '/hooks/catch/canary/42'

export type FakeHearers = FakeVendor & {
  slack: { hookUrl: string }
  webhooks: { hookUrl: string }
  /** What each took, as it was posted. */
  taken: Record<'google' | 'mailchimp' | 'slack' | 'webhooks', string[]>
  /** Addresses on Mailchimp's list, by the hash that names them. */
  members: Map<string, { email_address: string; status: string }>
}

/** The four that hear of what happens: Google's validator and collector, an audience, an incoming webhook and a catch hook. */
export async function startFakeHearers(): Promise<FakeHearers> {
  const taken: FakeHearers['taken'] = { google: [], mailchimp: [], slack: [], webhooks: [] }
  const members: FakeHearers['members'] = new Map()
  const vendor = await startFakeVendor((request) => {
    const { pathname } = request.url
    if (pathname.startsWith('/google-analytics/')) return answerGoogle(request, taken.google)
    if (pathname.startsWith('/mailchimp/us21/3.0/')) return answerMailchimp(request, taken.mailchimp, members)
    if (pathname === SLACK_PATH) return answerSlack(request, taken.slack)
    if (pathname !== CATCH_PATH) return { status: 404, text: 'no_service' }
    taken.webhooks.push(request.body)
    return { json: { status: 'success' } }
  })
  const { origin } = vendor
  return Object.assign(vendor, {
    taken,
    members,
    slack: { hookUrl: `${origin}${SLACK_PATH}` },
    webhooks: { hookUrl: `${origin}${CATCH_PATH}` },
  })
}

/** The collector takes anything; the validator knows the form of the ID and of the events, and not the secret. */
function answerGoogle({ url, body }: FakeRequest, taken: string[]): FakeReply {
  const isRight = url.searchParams.get('measurement_id') === GOOGLE.measurementId
  if (url.pathname.endsWith('/debug/mp/collect'))
    return { json: { validationMessages: isRight ? [] : [{ validationCode: 'VALUE_INVALID' }] } }
  if (isRight) taken.push(body)
  return { status: 204 }
}

function answerMailchimp(
  { method, url, headers, body }: FakeRequest,
  taken: string[],
  members: FakeHearers['members'],
) {
  const key = Buffer.from(String(headers.authorization).replace('Basic ', ''), 'base64').toString().split(':')[1]
  if (key !== MAILCHIMP.apiKey) return { status: 401, json: { title: 'API Key Invalid' } }
  const list = `/mailchimp/us21/3.0/lists/${MAILCHIMP.listId}`
  if (method === 'GET' && url.pathname === list) return { json: { id: MAILCHIMP.listId, name: 'Harbor News' } }
  const hash = url.pathname.startsWith(`${list}/members/`) ? url.pathname.split('/').at(-1) : undefined
  if (method !== 'PUT' || hash === undefined) return { status: 404, json: { title: 'Resource Not Found' } }
  const { email_address, status_if_new } = JSON.parse(body)
  taken.push(body)
  if (!members.has(hash)) members.set(hash, { email_address, status: status_if_new })
  return { json: { id: hash, ...members.get(hash) } }
}

function answerSlack({ body }: FakeRequest, taken: string[]): FakeReply {
  if (body === '{}') return { status: 400, text: 'no_text' }
  taken.push(body)
  return { text: 'ok' }
}
