import { Copy } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

/** Code to be taken along. `label` says what it is to people who do not see it. */
export function CopyCode({ code, label }: { code: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toastDone('Code copied to clipboard!'),
      () => toastFailed('Your browser did not allow it. Select the code and copy it by hand.'),
    )
  return (
    <div className="space-y-2">
      <pre
        // A block that scrolls must be reachable by keyboard.
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-64 overflow-auto rounded-lg border border-line bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap"
      >
        <code>{code}</code>
      </pre>
      <Button size="small" icon={<Copy size={14} aria-hidden="true" />} onClick={() => void copy()}>
        Copy to Clipboard
      </Button>
    </div>
  )
}
