import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AgentDocument } from '#contract/agent.ts'
import type { ShopperView } from '#contract/agent-checks.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatCents, formatNoun } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

const ASK_AFTER_MS = 600
const ROWS = ['first', 'second', 'third', 'fourth']

/** The same questions asked of what is live and of the form as it stands. */
export function TypicalShoppers({ agentId, document }: { agentId: string; document: AgentDocument }) {
  const [onlyChanged, setOnlyChanged] = useState(false)
  const asked = useDelayed(document)
  const query = useQuery({
    queryKey: ['agent', agentId, 'shoppers', asked],
    queryFn: ({ signal }) =>
      api('POST /admin/agents/:id/shoppers', { params: { id: agentId }, body: { document: asked } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const shoppers = query.data?.shoppers
  const changed = shoppers?.filter((shopper) => shopper.hasChanged).length ?? 0
  const shown = shoppers?.filter((shopper) => !onlyChanged || shopper.hasChanged)
  return (
    <Card aria-label="Typical shoppers" aria-busy={query.isFetching}>
      <CardHead
        title="What 20 typical shoppers would now see"
        note={
          shoppers === undefined
            ? 'Before: what is live. After: the form as it stands.'
            : `${formatNoun(changed, 'answer differs', 'answers differ')} from what is live.`
        }
        actions={
          <CheckboxField
            label="Only what differs"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.target.checked)}
          />
        }
      />
      {query.error !== null && (
        <div className="px-5 pb-4 sm:px-6">
          <FailurePanel
            title="The answers could not be made."
            text={describeError(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </div>
      )}
      {shown === undefined && query.error === null && (
        <div className="space-y-3 border-t border-line px-6 py-5">
          <LoadingNote />
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-14 w-full" />
          ))}
        </div>
      )}
      <ul className="max-h-[40rem] divide-y divide-line overflow-y-auto border-t border-line" tabIndex={0}>
        {shown?.map((shopper) => (
          <ShopperRow key={shopper.question} shopper={shopper} />
        ))}
      </ul>
      {shown?.length === 0 && <p className="px-5 pb-5 text-ink-soft sm:px-6">No answer differs from what is live.</p>}
    </Card>
  )
}

function ShopperRow({ shopper }: { shopper: ShopperView }) {
  const { question, before, after, hasChanged } = shopper
  return (
    <li className="px-5 py-3 sm:px-6">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        “{question}” {hasChanged && <Badge tone="brand">Differs</Badge>}
      </p>
      <div className={hasChanged ? 'mt-2 grid gap-3 sm:grid-cols-2' : 'mt-2'}>
        {hasChanged && <Seen title="Before" seen={before} />}
        <Seen title={hasChanged ? 'After' : 'Before and after'} seen={after} />
      </div>
    </li>
  )
}

function Seen({ title, seen }: { title: string; seen: ShopperView['before'] }) {
  return (
    <div className="min-w-0 rounded-lg bg-sunken p-3 text-xs">
      <p className="font-semibold text-ink-soft">{title}</p>
      <p className="mt-1">{seen.text}</p>
      <ul className="mt-1.5 space-y-0.5">
        {seen.products.map((product) => (
          <li key={product.name} className="flex justify-between gap-3">
            <span className="truncate">{product.name}</span>
            <span className="tabular-nums">{formatCents(product.salePriceCents ?? product.priceCents)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The value once it has stood still. */
function useDelayed<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
