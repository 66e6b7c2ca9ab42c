import { Copy } from 'lucide-react'
import { makeSnippets } from '#contract/embed-snippets.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { Button } from '#web/ui/button.tsx'

/** The line that brings the chat to a page, and a button that copies it. */
export function EmbedSnippet({ agentKey }: { agentKey: string }) {
  const { script: code } = makeSnippets({ origin: window.location.origin, agentKey, launcher: null, agentName: '' })
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toastDone('Code copied to clipboard!'),
      () => toastFailed('The code could not be copied. Select it and copy it by hand.'),
    )
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      {/* biome-ignore lint/a11y: what scrolls must be reachable by keyboard */}
      <pre
        tabIndex={0}
        aria-label="Embed code"
        className="min-w-0 flex-1 overflow-x-auto rounded-lg border border-line bg-surface p-3 text-xs"
      >
        <code>{code}</code>
      </pre>
      <Button size="small" icon={<Copy size={14} aria-hidden="true" />} onClick={() => void copy()}>
        Copy to Clipboard
      </Button>
    </div>
  )
}
