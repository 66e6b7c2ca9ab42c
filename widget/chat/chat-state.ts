import type { ConversationOpened, PublicAgent } from '#contract/chat.ts'
import type { Handoff, ShownProduct } from '#contract/turn.ts'

export type MessageFate =
  /** Said, and not yet with the server: kept, and tried again by itself. */
  | 'waiting'
  /** An answer that is still arriving. */
  | 'streaming'
  | 'done'
  /** The shopper stopped the answer. */
  | 'stopped'
  /** Given up: the shopper may try again. */
  | 'failed'

export type ShownMessage = {
  /** Unique in the list and steady while the message lives. */
  key: string
  messageId?: string | null
  role: 'user' | 'assistant'
  text: string
  products: ShownProduct[]
  quickReplies: string[]
  handoff?: Handoff | null
  feedback?: 'helpful' | 'unhelpful' | null
  fate: MessageFate
  /** Arrived while the chat was open, so it is read out; what a reload brings back is not. */
  live?: boolean
}

/** Why nothing moves, and after how many seconds it is tried again. */
export type Trouble = { kind: 'offline' | 'server' | 'limited' | 'unavailable'; seconds: number } | null

export type ChatState = {
  phase: 'idle' | 'choosing-customer' | 'connecting' | 'ready'
  agent: PublicAgent | null
  greeting: string
  quickReplies: string[]
  ageGate: ConversationOpened['ageGate'] | null
  lines: ShownMessage[]
  trouble: Trouble
}

export const EMPTY_CHAT: ChatState = {
  phase: 'idle',
  agent: null,
  greeting: '',
  quickReplies: [],
  ageGate: null,
  lines: [],
  trouble: null,
}

export function message(key: string, role: ShownMessage['role'], part: Partial<ShownMessage>): ShownMessage {
  return {
    key,
    role,
    text: '',
    products: [],
    quickReplies: [],
    fate: 'done',
    ...part,
  }
}
