import { useState } from 'react'
import { PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import type { Integration } from '#contract/integrations.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDisconnect } from './use-connection.ts'

/** The way out: the keys are destroyed, what was brought stays. */
export function DisconnectPart({ integration, onDone }: { integration: Integration; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { name } = PROVIDER_ENTRIES[integration.provider]
  const disconnect = useDisconnect(integration.provider, onDone)
  return (
    <section className="border-t border-line pt-5">
      <Button look="quiet" onClick={() => setAsking(true)}>
        Disconnect {name}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => disconnect.mutate()}
        title={`Disconnect ${name}?`}
        text="Its keys are destroyed and its syncs end. The menu and the orders that it brought stay as they are."
        confirmLabel="Disconnect"
        busy={disconnect.isPending}
        busyLabel="Disconnecting..."
      />
    </section>
  )
}
