import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { InstallationCheck } from '#contract/embed.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useAddOrigin } from './save-origins.ts'

/** Fetches a page of the shop's site and says whether the embed code is there and would work. */
export function CheckForm({ website }: { website: string }) {
  const [url, setUrl] = useState(website)
  const check = useMutation({ mutationFn: (typed: string) => api('POST /admin/embed/check', { body: { url: typed } }) })
  const problem = check.error instanceof ApiError ? check.error.fields.url : undefined
  return (
    <Card>
      <CardHead title="Check the installation" note="We open the page as a visitor would and look for your code." />
      <CardBody className="space-y-4">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            check.mutate(url.trim())
          }}
        >
          <div className="min-w-0 grow basis-60">
            <TextField
              label="Page of your site"
              type="text"
              inputMode="url"
              autoComplete="url"
              placeholder="https://www.yourshop.com"
              maxLength={500}
              error={problem}
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            className="h-10"
            disabled={url.trim().length < 3}
            busy={check.isPending}
            busyLabel="Checking..."
          >
            Check page
          </Button>
        </form>
        <div role="status">
          {check.data !== undefined && !check.isPending && (
            <CheckResult check={check.data} onFixed={() => check.mutate(url.trim())} />
          )}
        </div>
        {check.error !== null && problem === undefined && (
          <FailurePanel
            title="The page could not be checked."
            text={describeError(check.error)}
            onRetry={() => check.mutate(url.trim())}
            retrying={check.isPending}
          />
        )}
      </CardBody>
    </Card>
  )
}

const LOOKS = {
  installed: { title: 'Installed', icon: CircleCheck, tone: 'text-good-ink', frame: 'border-good bg-good-wash' },
  blocked: {
    title: 'Blocked',
    icon: TriangleAlert,
    tone: 'text-middling-ink',
    frame: 'border-middling bg-middling-wash',
  },
  'wrong-key': {
    title: 'Wrong code',
    icon: TriangleAlert,
    tone: 'text-middling-ink',
    frame: 'border-middling bg-middling-wash',
  },
  'not-found': { title: 'Not found', icon: CircleAlert, tone: 'text-bad-ink', frame: 'border-bad bg-bad-wash' },
  unreachable: {
    title: 'Page not reached',
    icon: CircleAlert,
    tone: 'text-bad-ink',
    frame: 'border-bad bg-bad-wash',
  },
} as const

const KEYS = {
  own: 'your live agent',
  draft: 'another agent of yours',
  foreign: 'an unknown agent',
  missing: 'no agent',
}

function CheckResult({ check, onFixed }: { check: InstallationCheck; onFixed: () => void }) {
  const { title, icon: Icon, tone, frame } = LOOKS[check.verdict]
  const { found, blockedBy, originMissing, pageUrl } = check
  return (
    <div className={`rounded-card border p-4 ${frame}`}>
      <p className={`flex items-center gap-2 font-semibold ${tone}`}>
        <Icon size={18} aria-hidden="true" />
        {title}
      </p>
      <p className="mt-1 break-words">{check.text}</p>
      {pageUrl !== null && <p className="mt-1 text-xs break-all text-ink-soft">Looked at {pageUrl}</p>}
      {found.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5 text-sm">
          {found.map(({ method, line, place, key, otherHost }) => (
            <li key={`${method}${line}`}>
              {method === 'iframe' ? 'iFrame' : 'Script tag'} on line {line}, in the {place}, for {KEYS[key]}
              {otherHost !== null && `, from ${otherHost}`}
            </li>
          ))}
        </ul>
      )}
      {blockedBy.length > 0 && (
        <div className="mt-3">
          <p>Ask whoever runs the site to add this to its Content-Security-Policy:</p>
          <ul className="mt-1 space-y-1">
            {blockedBy.map(({ directive, add }) => (
              <li key={directive}>
                <code className="rounded bg-surface px-1.5 py-0.5 text-xs break-all">
                  {directive} {add}
                </code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {originMissing !== null && <AddOrigin origin={originMissing} onFixed={onFixed} />}
    </div>
  )
}

function AddOrigin({ origin, onFixed }: { origin: string; onFixed: () => void }) {
  const add = useAddOrigin(onFixed)
  return (
    <Button className="mt-3" size="small" busy={add.isPending} busyLabel="Saving..." onClick={() => add.mutate(origin)}>
      Allow this site
    </Button>
  )
}
