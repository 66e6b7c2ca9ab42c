import { CONTACT_EMAIL } from '#contract/claims.ts'
import type { InvoiceRow } from './queries.ts'
import { type PdfText, writePdf } from './write-pdf.ts'

export type InvoiceView = {
  invoice: InvoiceRow
  tenantName: string
  billingEmail: string
  timeZone: string
  isSandbox: boolean
}

const LEFT = 56
const RIGHT = 556
const TEXT_CHARS = 74

/** An invoice as a PDF file of one page. */
export function printInvoice(view: InvoiceView): Buffer {
  const { invoice, tenantName, billingEmail, isSandbox } = view
  const day = (at: Date) => printDay(at, view.timeZone)
  const amount = printAmount(invoice.amount_cents)
  const period =
    invoice.period_starts_at === null || invoice.period_ends_at === null
      ? ''
      : `${day(invoice.period_starts_at)} to ${day(invoice.period_ends_at)}`
  const texts: PdfText[] = [
    { x: LEFT, y: 76, text: 'eConcierge', size: 20, isBold: true },
    { x: LEFT, y: 94, text: CONTACT_EMAIL, size: 10 },
    { x: LEFT, y: 148, text: 'Invoice', size: 16, isBold: true },
    ...pair(172, 'Invoice number', invoice.number),
    ...pair(188, 'Date of issue', day(invoice.issued_at)),
    ...pair(204, 'Status', describeStatus(invoice, day)),
    { x: LEFT, y: 246, text: 'Billed to', size: 11, isBold: true },
    { x: LEFT, y: 262, text: cut(tenantName), size: 10 },
    { x: LEFT, y: 276, text: cut(billingEmail), size: 10 },
    { x: LEFT, y: 322, text: 'Description', size: 10, isBold: true },
    { x: RIGHT, y: 322, text: 'Amount', size: 10, isBold: true, alignsRight: true },
    { x: LEFT, y: 348, text: cut(invoice.description), size: 10 },
    { x: LEFT, y: 362, text: period, size: 9 },
    { x: RIGHT, y: 348, text: amount, size: 10, alignsRight: true },
    { x: LEFT, y: 400, text: 'Total', size: 12, isBold: true },
    { x: RIGHT, y: 400, text: amount, size: 12, isBold: true, alignsRight: true },
    ...(isSandbox ? [{ x: LEFT, y: 440, text: 'Sandbox payments: no card was charged.', size: 10 }] : []),
  ]
  const rules = [330, 380].map((y) => ({ x: LEFT, y, width: RIGHT - LEFT }))
  return writePdf({ title: `Invoice ${invoice.number}`, texts, rules })
}

function pair(y: number, name: string, value: string): PdfText[] {
  return [
    { x: LEFT, y, text: name, size: 10 },
    { x: LEFT + 110, y, text: value, size: 10 },
  ]
}

function describeStatus(
  { status, paid_at, card_brand, card_last_four }: InvoiceRow,
  day: (at: Date) => string,
): string {
  if (status === 'void') return 'Void'
  if (status !== 'paid') return 'Not paid yet'
  const card = card_last_four === null ? '' : `, ${card_brand ?? 'card'} ending ${card_last_four}`
  return paid_at === null ? 'Paid' : `Paid on ${day(paid_at)}${card}`
}

/** `$3,999.00` */
function printAmount(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

function printDay(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' })
}

function cut(text: string): string {
  return text.length > TEXT_CHARS ? `${text.slice(0, TEXT_CHARS - 1)}…` : text
}
