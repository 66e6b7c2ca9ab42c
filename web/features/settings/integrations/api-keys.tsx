import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { KEY_SCOPES, type KeyScope, SCOPE_WORDS } from '#contract/api-keys.ts'
import type { ApiKey } from '#contract/public-api.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useUser } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'
import { CopyField } from './copy-field.tsx'
import { LoadFailure } from './load-failure.tsx'

const QUERY_KEY = ['api-keys']

/** Keys of the public API: made here, shown once, revoked here. */
export function ApiKeys() {
  const [isMaking, setMaking] = useState(false)
  const [fresh, setFresh] = useState<string | null>(null)
  const { data, isError, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => api('GET /admin/api-keys', {}, { signal }),
  })
  return (
    <section className="space-y-3" aria-label="API keys">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">API keys</h3>
        {!isMaking && (
          <Button size="small" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setMaking(true)}>
            New key
          </Button>
        )}
      </div>
      {fresh !== null && (
        <CopyField
          label="Your new key"
          value={fresh}
          hint="Shown this once. Keep it on your server, never in a page."
        />
      )}
      {isMaking && (
        <KeyForm
          onDone={(secret) => {
            setMaking(false)
            if (secret !== null) setFresh(secret)
          }}
        />
      )}
      {isError && data === undefined && <LoadFailure what="The keys" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-20" />}
      {data?.keys.length === 0 && <p className="text-ink-soft">No key yet.</p>}
      {data !== undefined && data.keys.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
    </section>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const [isAsking, setAsking] = useState(false)
  const { timeZone } = useUser()
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => api('DELETE /admin/api-keys/:id', { params: { id: apiKey.id } }),
    onSuccess: async () => {
      toastDone(`The key ${apiKey.name} is revoked.`)
      await queryClient.invalidateQueries({ queryKey: QUERY_KEY })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0">
        <p className="font-medium">
          {apiKey.name} <span className="font-normal text-ink-soft">ends in {apiKey.lastFour}</span>
        </p>
        <p className="text-xs text-ink-soft">
          {apiKey.scopes.map((scope) => SCOPE_WORDS[scope]).join(', ')} ·{' '}
          {apiKey.lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              last used <When at={apiKey.lastUsedAt} timeZone={timeZone} />
            </>
          )}
        </p>
      </div>
      <Button size="small" look="quiet" aria-label={`Revoke ${apiKey.name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.mutate()}
        title={`Revoke ${apiKey.name}?`}
        text="Whatever uses this key is refused from its next call on. This cannot be taken back."
        confirmLabel="Revoke"
        busy={revoke.isPending}
        busyLabel="Revoking..."
      />
    </li>
  )
}

function KeyForm({ onDone }: { onDone: (secret: string | null) => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['orders:write'])
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: () => api('POST /admin/api-keys', { body: { name: name.trim(), scopes: [...scopes] } }),
    onSuccess: async ({ secret }) => {
      onDone(secret)
      await queryClient.invalidateQueries({ queryKey: QUERY_KEY })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <form
      className="space-y-3 rounded-lg border border-line p-4"
      aria-label="New key"
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <TextField
        label="Name"
        hint="What will use it"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <CheckboxGroup
        legend="What it may do"
        options={KEY_SCOPES.map((value) => ({ value, label: SCOPE_WORDS[value] }))}
        chosen={scopes}
        onChange={setScopes}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          disabled={name.trim() === '' || scopes.length === 0}
          busy={make.isPending}
          busyLabel="Saving..."
        >
          Make key
        </Button>
        <Button size="small" look="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
