import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MountedChat } from '#widget/chat/mount-chat.ts'
import { createPreviewApi, memoryOnly, type PreviewCalls } from './preview-chat.ts'
import { useTheme } from './theme.tsx'

const FOLLOW_AFTER_MS = 500

type PreviewChat = {
  calls: PreviewCalls
  /** What the chat shows of; while it changes the chat follows its look. Null while it cannot be shown. */
  shown: object | null
  /** The conversation begins anew whenever this changes. */
  key: string
}

/** Mounts the real chat into `host`, over calls that store nothing. Tells whether it could not be loaded. */
export function usePreviewChat(host: RefObject<HTMLElement | null>, { calls, shown, key }: PreviewChat): boolean {
  const current = useRef(calls)
  const chat = useRef<MountedChat | null>(null)
  const [failed, setFailed] = useState(false)
  const { theme } = useTheme()

  useEffect(() => {
    current.current = calls
  })

  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => {
      current.current.greet().then(
        ({ agent }) => chat.current?.setAgent(agent),
        () => {},
      )
    }, FOLLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown])

  useEffect(() => {
    // A chat takes an element for good; each gets its own.
    const element = document.createElement('div')
    element.className = 'h-full'
    host.current?.append(element)
    const mount = async () => {
      const { mountChat } = await import('#widget/chat/mount-chat.ts')
      if (!element.isConnected) return
      chat.current = mountChat(element, {
        agentKey: 'ak_preview_preview_preview',
        origin: window.location.origin,
        api: createPreviewApi({
          greet: (customerType) => current.current.greet(customerType),
          answer: (question) => current.current.answer(question),
          asksAge: () => current.current.asksAge(),
        }),
        loadAgent: async () => (await current.current.greet()).agent,
        layout: 'fill',
        scheme: theme,
        storage: memoryOnly(),
        consent: false,
      })
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
