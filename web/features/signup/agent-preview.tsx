import { RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PublicAgent } from '#contract/chat.ts'
import type { AgentDraft } from '#contract/signup.ts'
import { api } from '#web/lib/api.ts'
import { useTheme } from '#web/lib/theme.tsx'
import { IconButton } from '#web/ui/button.tsx'
import type { ChatOptions, MountedChat } from '#widget/chat/mount-chat.ts'
import { createPreviewApi } from './preview-chat.ts'
import { requireSignupToken } from './use-pending-signup.ts'

const FOLLOW_AFTER_MS = 500

type AgentPreviewProps = { agent: AgentDraft; menuVersion: string }

/** A live conversation with the agent as it stands: the real chat, over calls that store nothing. */
export function AgentPreview({ agent, menuVersion }: AgentPreviewProps) {
  const [round, setRound] = useState(0)
  const host = useRef<HTMLDivElement>(null)
  const failed = usePreviewChat(host, {
    agent,
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

/** Mounts the chat anew whenever `key` changes; in between it follows name and colors. */
function usePreviewChat(
  host: RefObject<HTMLElement | null>,
  { agent, key }: { agent: AgentDraft; key: string },
): boolean {
  const current = useRef(agent)
  const chat = useRef<MountedChat | null>(null)
  const [failed, setFailed] = useState(false)
  const { theme } = useTheme()

  useEffect(() => {
    current.current = agent
    if (agent.agentName.trim() === '') return
    const timer = setTimeout(() => {
      loadAgent(agent).then(
        (shown) => chat.current?.setAgent(shown),
        () => {},
      )
    }, FOLLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [agent])

  useEffect(() => {
    // A chat takes an element for good; each gets its own.
    const element = document.createElement('div')
    element.className = 'h-full'
    host.current?.append(element)
    const mount = async () => {
      const { mountChat } = await import('#widget/chat/mount-chat.ts')
      if (!element.isConnected) return
      chat.current = mountChat(
        element,
        previewOptions(() => current.current, theme),
      )
      await chat.current.open({ focus: false })
    }
    mount().catch(() => setFailed(true))
    return () => {
      chat.current?.destroy()
      chat.current = null
      element.remove()
    }
  }, [host, key, theme])

  return failed
}

function previewOptions(readAgent: () => AgentDraft, scheme: string): ChatOptions {
  return {
    agentKey: 'ak_preview_preview_preview',
    origin: window.location.origin,
    api: createPreviewApi(readAgent),
    loadAgent: () => loadAgent(readAgent()),
    layout: 'fill',
    scheme,
    storage: memoryOnly(),
    consent: false,
  }
}

async function loadAgent(agent: AgentDraft): Promise<PublicAgent> {
  const opened = await api('POST /signup/preview', { body: { signupToken: requireSignupToken(), agent } })
  return opened.agent
}

/** Keeps the conversation for as long as the page stands. */
function memoryOnly() {
  const kept = new Map<string, string>()
  return {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) => {
      if (value === null) kept.delete(name)
      else kept.set(name, value)
    },
  }
}
