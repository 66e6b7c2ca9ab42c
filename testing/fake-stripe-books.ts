/** What a fake Stripe knows of its customers, in the shapes of Stripe's API. */
export type StripeSubscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete'
  created: number
  trial_end: number | null
  ended_at: number | null
  cancel_at_period_end: boolean
  default_payment_method: object | null
  items: { object: 'list'; data: { price: { id: string; unit_amount: number }; current_period_end: number }[] }
}
export type StripeInvoice = {
  id: string
  object: 'invoice'
  customer: string
  number: string
  created: number
  status: 'draft' | 'open' | 'paid' | 'void'
  attempted: boolean
  total: number
  billing_reason: string
  period_start: number
  period_end: number
  status_transitions: { paid_at: number | null }
  lines: { object: 'list'; data: { description: string; period: { start: number; end: number } }[] }
}
type Customer = { id: string; object: 'customer'; email: string | null; invoice_settings: object }
type Answer = { status: number; body: unknown }
type Asked = { method: string; path: string; form: URLSearchParams; query: URLSearchParams }

export type StripeBooks = {
  customers: Map<string, Customer>
  subscriptions: Map<string, StripeSubscription>
  invoices: Map<string, StripeInvoice>
  /** Null for a call that is about something else. */
  answer: (asked: Asked) => Answer | null
}

const CARD = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 }
export const PAYMENT_METHOD = { id: 'pm_test', object: 'payment_method', card: CARD }

/** The parameters that each call may have; `*` stands for one name in brackets or a number. */
const FORMS: [RegExp, string[]][] = [
  [/^POST \/v1\/customers$/, ['name', 'email', 'metadata[*]']],
  [/^POST \/v1\/billing_portal\/sessions$/, ['customer', 'return_url']],
  [/^POST \/v1\/subscriptions\/\w+$/, ['cancel_at_period_end', 'trial_end', 'proration_behavior']],
  [/^DELETE \/v1\/subscriptions\/\w+$/, ['prorate', 'invoice_now']],
]

export function openStripeBooks(): StripeBooks {
  const books: StripeBooks = {
    customers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    answer: (asked) => {
      const call = `${asked.method} ${asked.path}`
      const wrong = findWrongParameter(call, asked)
      if (wrong !== null) return refusal(400, `Received unknown parameter: ${wrong}`)
      return write(books, call, asked) ?? read(books, call, asked)
    },
  }
  return books
}

function write(books: StripeBooks, call: string, { form, path }: Asked): Answer | null {
  const id = path.split('/').at(-1) ?? ''
  if (call === 'POST /v1/customers') {
    const customer = {
      id: `cus_${books.customers.size + 1}`,
      object: 'customer' as const,
      email: form.get('email'),
      invoice_settings: { default_payment_method: null },
    }
    books.customers.set(customer.id, customer)
    return { status: 200, body: customer }
  }
  if (call === 'POST /v1/billing_portal/sessions') {
    const customer = form.get('customer') ?? ''
    if (!books.customers.has(customer)) return refusal(404, `No such customer: ${customer}`)
    return { status: 200, body: { id: 'bps_1', url: `https://billing.stripe.example/p/${customer}` } }
  }
  if (!/^(POST|DELETE) \/v1\/subscriptions\/\w+$/.test(call)) return null
  const subscription = books.subscriptions.get(id)
  // Those of sign-ups are not kept here.
  if (subscription === undefined) {
    return call.startsWith('DELETE')
      ? { status: 200, body: { id, object: 'subscription', status: 'canceled' } }
      : refusal(404, `No such subscription: ${id}`)
  }
  if (call.startsWith('DELETE')) Object.assign(subscription, { status: 'canceled', ended_at: subscription.created })
  else if (form.has('trial_end')) subscription.trial_end = Number(form.get('trial_end'))
  else subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
  return { status: 200, body: subscription }
}

function read(books: StripeBooks, call: string, { path, query }: Asked): Answer | null {
  if (/^GET \/v1\/customers\/\w+$/.test(call)) {
    const customer = books.customers.get(path.split('/').at(-1) ?? '')
    return customer === undefined ? refusal(404, 'No such customer') : { status: 200, body: customer }
  }
  const of = (rows: Iterable<{ customer: string }>) => ({
    status: 200,
    body: { object: 'list', has_more: false, data: [...rows].filter((row) => row.customer === query.get('customer')) },
  })
  if (call === 'GET /v1/subscriptions') {
    if (query.get('status') !== 'all') return refusal(400, 'ended subscriptions would be missing')
    return of(books.subscriptions.values())
  }
  return call === 'GET /v1/invoices' ? of(books.invoices.values()) : null
}

function findWrongParameter(call: string, { form, query }: Asked): string | null {
  const allowed = FORMS.find(([pattern]) => pattern.test(call))?.[1]
  if (allowed === undefined) return null
  const names = [...form.keys(), ...query.keys()].map((name) => name.replace(/\[\w+\]/g, '[*]'))
  return names.find((name) => !allowed.includes(name)) ?? null
}

function refusal(status: number, message: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message } } }
}
