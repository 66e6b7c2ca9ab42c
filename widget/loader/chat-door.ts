import type { BrowserStorage } from '#widget/browser-storage.ts'
import type { ChatOptions, MountedChat } from '#widget/chat/mount-chat.ts'
import type { Launcher } from './launcher.ts'

export type ChatDoor = {
  /** Fetches the chat without showing it: the shopper is about to ask for it. */
  prefetch(): void
  open(how?: Parameters<MountedChat['open']>[0]): Promise<void>
  close(): void
  conversationId(): string | null
}

/** Fetches the chat when it is first wanted, and swaps it with the launcher. `visit` remembers that it stood open. */
export function createChatDoor(launcher: Launcher, visit: BrowserStorage, options: ChatOptions): ChatDoor {
  const { button, place } = launcher
  const { agentKey, origin } = options
  let fetched: Promise<typeof import('#widget/chat/mount-chat.ts')> | undefined
  let chat: MountedChat | undefined
  const fetchChat = () => {
    fetched ??= import(/* @vite-ignore */ `${origin}/widget/${__CHAT_FILE__}`)
    fetched.catch(() => {
      fetched = undefined
    })
    return fetched
  }
  return {
    prefetch: fetchChat,
    async open(how) {
      button.ariaBusy = 'true'
      try {
        const { mountChat } = await fetchChat()
        chat ??= mountChat(place, {
          ...options,
          onClose() {
            visit.write(agentKey, 'closed')
            button.hidden = false
            button.focus()
          },
          onUnread: () => launcher.notify(true),
        })
        visit.write(agentKey, 'open')
        launcher.notify(false)
        await chat.open(how)
        button.hidden = true
      } finally {
        button.ariaBusy = null
      }
    },
    close: () => chat?.close(),
    conversationId: () => chat?.conversationId ?? null,
  }
}
