import { Globe, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { normalizeOrigin, ORIGINS_MAX } from '#contract/origins.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastFailed } from '#web/ui/toast.tsx'
import { useSaveOrigins } from './save-origins.ts'

/** Which sites may show the chat. Each change is saved at once. */
export function AllowedOrigins({ saved }: { saved: readonly string[] }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = useSaveOrigins()
  const change = (origins: readonly string[], onSaved?: () => void) =>
    save.mutate(origins, { onSuccess: onSaved, onError: (error) => toastFailed(describeError(error)) })
  const add = () => {
    const origin = normalizeOrigin(typed)
    if (origin === null) return setProblem('Write it like https://www.yourshop.com, without a path.')
    if (saved.includes(origin)) return setProblem(`${origin} is in the list.`)
    setProblem(undefined)
    change([...saved, origin], () => setTyped(''))
  }
  return (
    <Card>
      <CardHead
        title="Allowed sites"
        note="Sites that may show your chat. Everywhere else it stays away, whoever copied the code."
      />
      <CardBody className="space-y-4">
        {saved.length === 0 ? (
          <p className="flex items-start gap-2 rounded-lg bg-sunken px-3 py-2.5">
            <Globe size={18} aria-hidden="true" className="mt-px shrink-0 text-ink-soft" />
            <span>The list is empty, so any site may show your chat. Add your own site to keep others out.</span>
          </p>
        ) : (
          <ul className="divide-y divide-line rounded-lg border border-line">
            {saved.map((origin) => (
              <li key={origin} className="flex items-center justify-between gap-2 py-1 pr-1 pl-3">
                <span className="min-w-0 break-all">{origin}</span>
                <IconButton
                  label={`Remove ${origin}`}
                  disabled={save.isPending}
                  onClick={() => change(saved.filter((known) => known !== origin))}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <div className="min-w-0 grow basis-60">
            <TextField
              label="Add a site"
              hint="https://*.yourshop.com stands for all of its sub-domains."
              error={problem}
              maxLength={300}
              inputMode="url"
              placeholder="https://www.yourshop.com"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            className="h-10"
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={typed.trim() === '' || saved.length >= ORIGINS_MAX}
            busy={save.isPending}
            busyLabel="Saving..."
          >
            Add site
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
