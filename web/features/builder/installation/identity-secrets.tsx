import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { IdentitySecret } from '#contract/embed.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'
import { CopyCode } from './copy-code.tsx'
import { embedQuery } from './installation-queries.ts'

/** How a returning customer is known: by a token that the shop's own server signs. */
export function IdentitySecrets({ secrets }: { secrets: readonly IdentitySecret[] }) {
  const [shown, setShown] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: () => api('POST /admin/embed/identity-secrets'),
    onSuccess: async ({ secret }) => {
      setShown(secret)
      await queryClient.invalidateQueries({ queryKey: embedQuery().queryKey })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <Card>
      <CardHead
        title="Returning customers"
        note="Your server signs who is signed in. Only then is a customer greeted by name and shown what they usually take."
        actions={
          <Can permission="manage_settings">
            <Button
              icon={<KeyRound size={16} aria-hidden="true" />}
              busy={make.isPending}
              busyLabel="Making..."
              onClick={() => make.mutate()}
            >
              {secrets.length === 0 ? 'Make a secret' : 'Make a new secret'}
            </Button>
          </Can>
        }
      />
      <CardBody className="space-y-4">
        {shown !== null && (
          <div role="status" className="space-y-2 rounded-card border border-brand bg-brand-wash p-4">
            <p className="font-semibold">Copy the secret now. It is not shown again.</p>
            <CopyCode code={shown} label="The new secret" />
            <p className="text-xs text-ink-soft">Keep it on your server, never in a page.</p>
          </div>
        )}
        {secrets.length === 0 ? (
          <p className="text-ink-soft">No secret yet, so every shopper is a guest.</p>
        ) : (
          <ul className="divide-y divide-line rounded-lg border border-line">
            {secrets.map((secret) => (
              <SecretRow key={secret.id} secret={secret} />
            ))}
          </ul>
        )}
        <details>
          <summary className="cursor-pointer font-medium">How to sign, in Node.js</summary>
          <div className="mt-3">
            <CopyCode code={SIGNING} label="Signing in Node.js" />
          </div>
        </details>
      </CardBody>
    </Card>
  )
}

function SecretRow({ secret }: { secret: IdentitySecret }) {
  const { id, lastFour, madeBy, madeAt, validUntil } = secret
  const [isAsking, setAsking] = useState(false)
  const { timeZone } = useUser()
  const queryClient = useQueryClient()
  const destroy = useMutation({
    mutationFn: () => api('DELETE /admin/embed/identity-secrets/:id', { params: { id } }),
    onSuccess: async () => {
      toastDone('Secret destroyed.')
      setAsking(false)
      await queryClient.invalidateQueries({ queryKey: embedQuery().queryKey })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
      <div className="min-w-0">
        <span className="font-mono">••••{lastFour}</span>{' '}
        {validUntil === null ? (
          <Badge tone="good">In use</Badge>
        ) : (
          <Badge tone="middling">
            Ends <When at={validUntil} timeZone={timeZone} />
          </Badge>
        )}
        <p className="text-xs break-words text-ink-soft">
          Made by {madeBy}, <When at={madeAt} timeZone={timeZone} />
        </p>
      </div>
      <Can permission="manage_settings">
        <Button size="small" look="quiet" onClick={() => setAsking(true)}>
          Destroy
        </Button>
      </Can>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => destroy.mutate()}
        title={`Destroy the secret ending in ${lastFour}?`}
        text="What it signed is no longer believed, from now on. Customers are guests until your server signs with another secret."
        confirmLabel="Destroy secret"
        busy={destroy.isPending}
        busyLabel="Destroying..."
      />
    </li>
  )
}

const SIGNING = `import { createHmac } from 'node:crypto'

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

// sub: your own id of the customer. exp: in seconds, at most a day ahead.
export function signCustomer(customer, secret) {
  const claims = { sub: customer.id, first_name: customer.firstName, exp: Math.floor(Date.now() / 1000) + 3600 }
  const text = part({ alg: 'HS256', typ: 'JWT' }) + '.' + part(claims)
  return text + '.' + createHmac('sha256', secret).update(text).digest('base64url')
}`
