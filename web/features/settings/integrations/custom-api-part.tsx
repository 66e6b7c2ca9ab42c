import { ExternalLink } from 'lucide-react'
import { ApiKeys } from './api-keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** The dispensary's own system: keys to call us with, and the addresses that hear of what happens. */
export function CustomApiPart() {
  return (
    <>
      <p className="text-ink-soft">
        Your own system reports orders and keeps the menu with a key, and hears of what happens by webhooks.{' '}
        <a
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 text-brand-ink underline"
        >
          Read the documentation
          <ExternalLink size={13} aria-hidden="true" />
        </a>
      </p>
      <ApiKeys />
      <Webhooks />
    </>
  )
}
