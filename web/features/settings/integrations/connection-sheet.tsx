import type { Integration } from '#contract/integrations.ts'
import { PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import { isStoreProvider } from '#contract/integration-providers.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { CustomApiPart } from './custom-api-part.tsx'
import { DisconnectPart } from './disconnect-part.tsx'
import { HookPart } from './hook-part.tsx'
import { SyncPanel } from './sync-panel.tsx'

type SheetProps = { integration: Integration; menuSource: Integration | null; onClose: () => void }

/** A connection: its syncs, its form, and the way out of it. */
export function ConnectionSheet({ integration, menuSource, onClose }: SheetProps) {
  const { provider, isConnected, accountName, isSandbox } = integration
  const { name, blurb, steps } = PROVIDER_ENTRIES[provider]
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={name}
      description={isConnected ? `Connected to ${accountName}` : blurb}
    >
      <div className="space-y-8">
        {isSandbox && (
          <p className="rounded-card bg-accent-wash px-4 py-3 text-accent-ink">
            <strong className="font-semibold">Sandbox</strong>: this connection of the demo reads the demo’s own shelf
            and reaches no vendor. Enter a key below to connect a real one.
          </p>
        )}
        {isConnected && isStoreProvider(provider) && <SyncPanel integration={integration} provider={provider} />}
        {(!isConnected || isSandbox) && steps.length > 0 && (
          <section>
            <h3 className="font-semibold">Where to find what you need</h3>
            <ol className="mt-2 list-decimal space-y-1 pl-5 text-ink-soft">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        {provider === 'custom-api' ? (
          <CustomApiPart />
        ) : (
          <ConnectionForm integration={integration} menuSource={menuSource} />
        )}
        <HookPart integration={integration} />
        {isConnected && <DisconnectPart integration={integration} onDone={onClose} />}
      </div>
    </Dialog>
  )
}
