import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { openStripeBooks, type StripeBooks } from './fake-stripe-books.ts'

export type FakeStripe = {
  url: string
  /** What was asked of it, oldest first. */
  calls: { method: string; path: string; form: URLSearchParams; idempotencyKey: string | null }[]
  /** The shopper has filled in the page of this checkout. */
  finish: (checkoutId: string) => void
  /** Its customers, subscriptions and invoices. */
  books: StripeBooks
  /** How it answers from now on. */
  mood: 'well' | 'failing'
  close: () => Promise<void>
}

const TRIAL_END_SECONDS = 1_800_000_000

/** The few calls of Stripe that the product makes, with Stripe's own idempotency, on loopback. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, Record<string, unknown>>()
  const byKey = new Map<string, string>()
  const usedKeys = new Map<string, { form: string; answer: { status: number; body: unknown } }>()
  const fake: FakeStripe = {
    url: '',
    calls: [],
    books: openStripeBooks(),
    mood: 'well',
    finish: (checkoutId) => {
      const session = sessions.get(checkoutId)
      if (session === undefined) throw new Error(`no checkout ${checkoutId}`)
      Object.assign(session, finished(checkoutId))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const create = (form: URLSearchParams, key: string | null) => {
    const known = key === null ? undefined : byKey.get(key)
    const id = known ?? `cs_test_${sessions.size + 1}`
    if (known === undefined) {
      sessions.set(id, {
        id,
        object: 'checkout.session',
        status: 'open',
        url: `${fake.url}/pay/${id}`,
        success_url: form.get('success_url'),
        client_reference_id: form.get('client_reference_id'),
        customer: form.get('customer'),
        subscription: null,
      })
      if (key !== null) byKey.set(key, id)
    }
    return sessions.get(id)
  }
  /** The page where a shopper gives a card: it is given at once, and the browser is sent back. */
  const pay = (id: string, response: ServerResponse) => {
    const back = String(sessions.get(id)?.success_url)
    fake.finish(id)
    response.writeHead(302, { location: back }).end()
  }
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request))
    const [path = ''] = (request.url ?? '').split('?')
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '') || null
    if (path.startsWith('/pay/')) return pay(path.split('/').at(-1) ?? '', response)
    fake.calls.push({ method: request.method ?? '', path, form, idempotencyKey })
    const session =
      path === '/v1/checkout/sessions' ? create(form, idempotencyKey) : sessions.get(path.split('/').at(-1) ?? '')
    const query = new URL(request.url ?? '', 'http://stripe').searchParams
    const asked = { method: request.method ?? '', path, form, query }
    const known = session ? { status: 200, body: session } : fake.books.answer(asked)
    const fresh = fake.mood === 'failing' ? FAILURE : (known ?? NOT_FOUND)
    const answer = fresh === FAILURE ? fresh : replay(usedKeys, { key: idempotencyKey, form: form.toString() }, fresh)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  fake.url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : ''}`
  return fake
}

const FAILURE = { status: 500, body: { error: { type: 'api_error', message: 'no' } } }
const NOT_FOUND = { status: 404, body: { error: { type: 'invalid_request_error', message: 'no such thing' } } }

type Answer = { status: number; body: unknown }

/** The first answer to a key is its answer; the same key over another form is refused. */
function replay(
  used: Map<string, { form: string; answer: Answer }>,
  { key, form }: { key: string | null; form: string },
  answer: Answer,
): Answer {
  if (key === null) return answer
  const first = used.get(key)
  if (first === undefined) {
    used.set(key, { form, answer: structuredClone(answer) })
    return answer
  }
  if (first.form === form) return first.answer
  return { status: 400, body: { error: { type: 'idempotency_error', message: 'this key was used for another call' } } }
}

function finished(checkoutId: string) {
  return {
    status: 'complete',
    url: null,
    customer: `cus_of_${checkoutId}`,
    subscription: {
      id: `sub_of_${checkoutId}`,
      object: 'subscription',
      trial_end: TRIAL_END_SECONDS,
      default_payment_method: {
        id: `pm_of_${checkoutId}`,
        object: 'payment_method',
        card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
      },
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
