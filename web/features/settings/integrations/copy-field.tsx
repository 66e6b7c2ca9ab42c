import { Copy } from 'lucide-react'
import { TextField } from '#web/ui/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

/** A value to be pasted elsewhere. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toastDone(`${label} copied.`)
    } catch {
      toastFailed('The browser did not allow it. Select the text and copy it.')
    }
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField label={label} hint={hint} value={value} readOnly onFocus={(event) => event.target.select()} />
      </div>
      <Button
        className={hint === undefined ? 'h-10' : 'mb-5.5 h-10'}
        icon={<Copy size={15} aria-hidden="true" />}
        aria-label={`Copy ${label.toLowerCase()}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </div>
  )
}
