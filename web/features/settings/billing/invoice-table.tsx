import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Invoice } from '#contract/billing.ts'
import { openApi } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatCents } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { toastFailed } from '#web/ui/toast.tsx'
import { invoicesQuery } from './billing-queries.ts'
import { INVOICE_STATUS, printDay } from './billing-words.ts'

/** The billing history: newest first, each row with its invoice as a file. */
export function InvoiceTable() {
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery())
  return (
    <Card aria-labelledby="billing-history">
      <CardHead id="billing-history" title="Billing history" />
      {error !== null && data === undefined && (
        <div className="px-5 pb-5 sm:px-6">
          <FailurePanel
            title="The billing history could not be loaded."
            text={describeError(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      )}
      {data === undefined && error === null && (
        <div className="px-5 pb-5 sm:px-6">
          <LoadingNote />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {data !== undefined && (
        <Table caption="Invoices, newest first">
          <thead>
            <tr>
              <HeadCell>Date</HeadCell>
              <HeadCell>Description</HeadCell>
              <HeadCell numeric>Amount</HeadCell>
              <HeadCell>Status</HeadCell>
              <HeadCell>Invoice</HeadCell>
            </tr>
          </thead>
          <tbody>
            {data.invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { timeZone } = useUser()
  const download = useMutation({
    mutationFn: async () => {
      const reply = await openApi('GET /billing/invoices/:id/pdf', { params: { id: invoice.id } })
      return reply.blob()
    },
    onSuccess: (file) => saveFile(`invoice-${invoice.number}.pdf`, file),
    onError: (error) => toastFailed(describeError(error)),
  })
  const status = INVOICE_STATUS[invoice.status]
  return (
    <tr>
      <Cell className="whitespace-nowrap">{printDay(invoice.issuedAt, timeZone)}</Cell>
      <Cell className="min-w-44">{invoice.description}</Cell>
      <Cell numeric>{formatCents(invoice.amountCents)}</Cell>
      <Cell>
        <Badge tone={status.tone}>{status.text}</Badge>
      </Cell>
      <Cell>
        <Button
          size="small"
          look="quiet"
          className="-my-1.5"
          busy={download.isPending}
          busyLabel="Loading..."
          icon={<Download size={14} aria-hidden="true" />}
          aria-label={`Download invoice ${invoice.number}`}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      </Cell>
    </tr>
  )
}
