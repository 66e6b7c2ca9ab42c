import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Store } from '#contract/settings.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { useUser } from '#web/lib/session.tsx'
import { LeaveGuard } from '#web/shell/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { storesQuery } from './settings-query.ts'
import { compareStores } from './compare-stores.ts'
import { StoreFields } from './store-fields.tsx'
import { readStore, type StoreValues, toFacts } from './store-form-values.ts'

type StoreSheetProps = { loaded: Store; onClose: () => void }

/** What the concierge knows of one store, over the whole height of the screen. */
export function StoreSheet({ loaded, onClose }: StoreSheetProps) {
  const queryClient = useQueryClient()
  const { timeZone } = useUser()
  const [base, setBase] = useState(loaded)
  const [values, setValues] = useState(() => readStore(loaded.profile))
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<Store | null>(null)
  const isWritten = JSON.stringify(values) !== JSON.stringify(readStore(base.profile))
  const startFrom = (store: Store) => {
    setBase(store)
    setValues(readStore(store.profile))
    setTheirs(null)
  }
  const save = useMutation({
    mutationFn: (over: Store) =>
      api('PUT /admin/stores/:id', {
        params: { id: over.id },
        body: { updatedAt: over.updatedAt, facts: toFacts(values, over.profile) },
      }),
    onSuccess: (store) => {
      startFrom(store)
      void queryClient.invalidateQueries({ queryKey: ['stores'] })
      toastDone('Store saved. Your concierge answers from it now.')
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'conflict') {
        const { stores } = await queryClient.fetchQuery({ ...storesQuery(), staleTime: 0 })
        return setTheirs(stores.find(({ id }) => id === base.id) ?? null)
      }
      setFaults(error instanceof ApiError ? error.fields : {})
      toastFailed(describeError(error))
    },
  })
  const edit = (changes: Partial<StoreValues>) => {
    setValues((before) => ({ ...before, ...changes }))
    setFaults({})
  }
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={base.profile.name}
      description="Your concierge answers from this. A field that is empty is not talked about."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" onClick={() => save.mutate(base)} busy={save.isPending} busyLabel="Saving...">
            Save store
          </Button>
        </>
      }
    >
      <StoreFields values={values} faults={faults} edit={edit} />
      <LeaveGuard findDraft={() => (isWritten ? 'store' : null)} parts={['tab', 'store']} />
      {theirs !== null && (
        <ConflictDialog
          what="The facts of this store"
          by={null}
          at={theirs.updatedAt}
          timeZone={timeZone}
          differences={compareStores(values, readStore(theirs.profile))}
          busy={save.isPending}
          onKeepMine={() => save.mutate(theirs)}
          onTakeTheirs={() => startFrom(theirs)}
          onClose={() => setTheirs(null)}
        />
      )}
    </Dialog>
  )
}
