import { useQuery } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Store } from '#contract/settings.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { AddStoreDialog } from './add-store-dialog.tsx'
import { MakeMainStore } from './make-main-store.tsx'
import { RemoveStore } from './remove-store.tsx'
import { storesQuery } from './settings-query.ts'

/** Fetched when a store is first opened. */
const StoreSheet = lazy(async () => ({ default: (await import('./store-sheet.tsx')).StoreSheet }))

/** The stores of the dispensary and what the concierge knows of each. */
export function StoresCard() {
  const stores = useQuery(storesQuery())
  const openId = useQueryText('store')
  const setQuery = useSetQuery()
  const [isAdding, setAdding] = useState(false)
  const list = stores.data?.stores ?? []
  const open = list.find(({ id }) => id === openId)
  return (
    <Card aria-labelledby="account-stores">
      <CardHead
        id="account-stores"
        title="Stores"
        note="Hours, delivery, deals and rules: what your concierge answers from, at once."
        actions={
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setAdding(true)}
            disabled={stores.isPending}
          >
            Add store
          </Button>
        }
      />
      {stores.error !== null && (
        <CardBody>
          <FailurePanel
            title="Your stores could not be loaded."
            text={describeError(stores.error)}
            onRetry={() => void stores.refetch()}
            retrying={stores.isFetching}
          />
        </CardBody>
      )}
      {stores.isPending && (
        <CardBody>
          <LoadingNote />
          <Skeleton className="h-14 w-full" />
        </CardBody>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {list.map((store) => (
          <StoreRow key={store.id} store={store} onEdit={() => setQuery({ store: store.id })} />
        ))}
      </ul>
      {isAdding && <AddStoreDialog onClose={() => setAdding(false)} onAdded={(id) => setQuery({ store: id })} />}
      <Suspense>
        {open !== undefined && (
          <StoreSheet key={open.id} loaded={open} onClose={() => setQuery({ store: undefined })} />
        )}
      </Suspense>
    </Card>
  )
}

function StoreRow({ store, onEdit }: { store: Store; onEdit: () => void }) {
  const { name, address } = store.profile
  const region = [address?.state_code ?? address?.state, address?.zip].filter(Boolean).join(' ')
  const place = [address?.street, address?.city, region].filter((part) => part !== undefined && part !== '').join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5 sm:px-6">
      <MapPin size={18} className="shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {store.isPrimary && <Badge tone="brand">Main store</Badge>}
        </p>
        <p className="text-ink-soft">{place === '' ? 'No address yet' : place}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        {!store.isPrimary && <MakeMainStore store={store} />}
        {!store.isPrimary && <RemoveStore store={store} />}
      </div>
    </li>
  )
}
