import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AgentDocument } from '#contract/agent.ts'
import { api } from '#web/lib/api.ts'
import type { PreviewCalls } from '#web/lib/preview-chat.ts'
import { usePreviewChat } from '#web/lib/use-preview-chat.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PreviewLauncher } from './preview-launcher.tsx'
import { DEFAULT_SIZE, type PreviewSize } from './preview-size.ts'
import { ResizeCorner } from './resize-corner.tsx'

type WidgetPreviewProps = { agentId: string; document: AgentDocument }

/** The widget as the draft makes it, on a piece of a page: the launcher, and behind it the real chat in test mode. */
export function WidgetPreview({ agentId, document }: WidgetPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const [size, setSize] = useState<PreviewSize>(DEFAULT_SIZE)
  const close = () => {
    setOpen(false)
    setSize(DEFAULT_SIZE)
  }
  const isLeft = document.theme.position === 'bottom-left'
  return (
    <section aria-label="Widget Preview" className="min-w-0">
      <h2 className="font-semibold">Widget Preview</h2>
      <p className="text-xs text-ink-soft">
        It answers as the form stands now, saved or not. Nothing you say here is counted.
      </p>
      <div
        className={classNames(
          'relative mt-3 flex min-h-[36rem] flex-col justify-end rounded-card border border-line bg-sunken p-1 sm:p-5',
          isLeft ? 'items-start' : 'items-end',
        )}
      >
        <PageLines />
        {isOpen ? (
          <div className="relative max-w-full" style={{ width: size.width }}>
            <div className="flex items-center justify-between gap-2 pb-1">
              <ResizeCorner size={size} onResize={setSize} />
              <span className="text-xs text-ink-soft tabular-nums">
                {size.width} × {size.height}
              </span>
              <IconButton label="Close the preview chat" onClick={close} className="size-8">
                <X size={16} aria-hidden="true" />
              </IconButton>
            </div>
            <PreviewChat agentId={agentId} document={document} height={size.height} />
          </div>
        ) : (
          <PreviewLauncher theme={document.theme} onOpen={() => setOpen(true)} />
        )}
      </div>
    </section>
  )
}

/** A hint of the page that the widget will stand on. */
function PageLines() {
  return (
    <div aria-hidden="true" className="absolute inset-x-5 top-5 space-y-3">
      <div className="h-8 w-2/5 rounded-md bg-line/60" />
      <div className="h-24 rounded-md bg-line/60" />
      <div className="grid grid-cols-3 gap-3">
        {LINES.map((line) => (
          <div key={line} className="h-20 rounded-md bg-line/60" />
        ))}
      </div>
    </div>
  )
}

const LINES = ['first', 'second', 'third']

type PreviewChatProps = WidgetPreviewProps & { height: number }

/** Lives while it is open: closing forgets the conversation and which kind of customer was chosen. */
function PreviewChat({ agentId, document, height }: PreviewChatProps) {
  const host = useRef<HTMLDivElement>(null)
  const failed = usePreviewChat(host, {
    calls: previewCalls(agentId, document),
    shown: document,
    key: useSettled(`${agentId}/${beginningOf(document)}`),
  })
  return (
    <div
      data-testid="preview-chat"
      className="relative overflow-hidden rounded-card border border-line bg-surface shadow-lg"
      style={{ height }}
    >
      {failed && (
        <p role="alert" className="p-5 text-ink-soft">
          The preview could not be loaded. Reload the page to try again.
        </p>
      )}
      <div ref={host} className="h-full" />
    </div>
  )
}

function previewCalls(id: string, document: AgentDocument): PreviewCalls {
  return {
    greet: (customerType) =>
      api('POST /admin/agents/:id/preview', {
        params: { id },
        body: { document, ...(customerType === undefined ? {} : { customerType }) },
      }),
    answer: (question) =>
      api('POST /admin/agents/:id/preview/message', { params: { id }, body: { document, ...question } }),
    asksAge: () => document.brief.guardrails.ageVerification,
  }
}

/** What the first words depend on: when it changes, the conversation begins anew. */
function beginningOf({ brief, theme }: AgentDocument): string {
  const { customWelcome, salesFunnels, guardrails, personality } = brief
  return JSON.stringify([
    customWelcome,
    salesFunnels,
    guardrails.ageVerification,
    personality.greetingStyle,
    theme.requestAuthentication,
  ])
}

const SETTLED_MS = 700

/** The value once it has stood still: a conversation does not begin anew with each letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
