/// <reference types="vite/client" />
import type { PublicAgent } from '#contract/chat.ts'

declare global {
  /** File name of the built chat module, put into the loader by the build. */
  const __CHAT_FILE__: string

  /** Whether the loader is built to be served with its agent written in. */
  const __IS_OF_AGENT__: boolean

  /** The agent that the server writes in before such a loader. */
  const eConciergeAgent: PublicAgent
}
