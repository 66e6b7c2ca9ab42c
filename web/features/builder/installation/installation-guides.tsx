import { ChevronDown } from 'lucide-react'
import type { Embed } from '#contract/embed.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { CopyCode } from './copy-code.tsx'
import { GUIDES, type Guide } from './guides.ts'

/** Step by step onto the sites that dispensaries have, each with its code. */
export function InstallationGuides({ embed }: { embed: Embed }) {
  return (
    <Card>
      <CardHead title="Guides" note="Where to paste the code on the site that you have." />
      <div className="border-t border-line">
        {GUIDES.map((guide) => (
          <Section key={guide.id} title={guide.name}>
            <Steps guide={guide} />
            <CopyCode code={embed.snippets[guide.code] ?? ''} label={`Code for ${guide.name}`} />
          </Section>
        ))}
        <Section title="Options and events for developers">
          <p>Attributes of the script tag, all optional:</p>
          <CopyCode code={ATTRIBUTES} label="Attributes of the script tag" />
          <p>From the event econcierge:ready on, the page can open the chat, close it and hear what happens in it:</p>
          <CopyCode code={PAGE_API} label="JavaScript of the page" />
        </Section>
      </div>
    </Card>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="group border-b border-line last:border-b-0">
      <summary className="flex cursor-pointer list-none items-center justify-between px-5 py-3 font-medium hover:bg-sunken sm:px-6">
        {title}
        <ChevronDown size={16} aria-hidden="true" className="text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="space-y-3 px-5 pb-4 sm:px-6">{children}</div>
    </details>
  )
}

function Steps({ guide }: { guide: Guide }) {
  return (
    <>
      <ol className="max-w-[80ch] list-decimal space-y-1.5 pl-5">
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="max-w-[80ch] text-xs text-ink-soft">{guide.note}</p>
    </>
  )
}

const ATTRIBUTES = `data-lang="es"          the chat's language; the browser's unless given
data-start="open"       opens the chat on wide screens
data-consent="denied"   sends no browser id and no product events
data-theme="dark"       light or dark; the page's own unless given`

const PAGE_API = `addEventListener('econcierge:ready', () => {
  const chat = window.eConcierge
  chat.on('add-to-cart', ({ productId, sku, quantity }) => yourCart.add(sku, quantity))
  chat.on('product-click', ({ url }) => {})
  chat.on('message', ({ role, text }) => {})
  chat.identify(tokenFromYourServer)
  chat.open()
})`
