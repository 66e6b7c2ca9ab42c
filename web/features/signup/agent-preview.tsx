import { RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AgentDraft } from '#contract/signup.ts'
import { usePreviewChat } from '#web/lib/use-preview-chat.ts'
import { IconButton } from '#web/ui/button.tsx'
import { previewCalls } from './preview-chat.ts'

type AgentPreviewProps = { agent: AgentDraft; menuVersion: string }

/** A live conversation with the agent as it stands: the real chat, over calls that store nothing. */
export function AgentPreview({ agent, menuVersion }: AgentPreviewProps) {
  const [round, setRound] = useState(0)
  const host = useRef<HTMLDivElement>(null)
  const failed = usePreviewChat(host, {
    calls: previewCalls(agent),
    shown: agent.agentName.trim() === '' ? null : agent,
    key: `${round}/${agent.menu}/${agent.menu === 'csv' ? menuVersion : ''}`,
  })
  return (
    <section aria-label="Live preview" className="lg:sticky lg:top-6">
      <div className="mb-2 flex items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold">Try your agent</h2>
          <p className="text-xs text-ink-soft">It answers as it is set now. Nothing is counted.</p>
        </div>
        <IconButton label="Start the conversation over" onClick={() => setRound(round + 1)}>
          <RotateCcw size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="relative h-[34rem] overflow-hidden rounded-card border border-line bg-surface">
        {failed && (
          <p role="alert" className="p-5 text-ink-soft">
            The preview could not be loaded. Your agent can be finished without it.
          </p>
        )}
        <div ref={host} className="h-full" />
      </div>
    </section>
  )
}
