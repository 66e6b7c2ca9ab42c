import { type BrowserStorage, readVisitorId } from '#widget/browser-storage.ts'
import type { ConversationKey, OutgoingMessage } from './chat-api.ts'

/** What outlives a page: the conversation with its secret, and what was said but not yet answered by the server. */
export type SavedChat = {
  key: ConversationKey | null
  outbox: OutgoingMessage[]
}

export type SavedChatStore = {
  read(): SavedChat
  /** Writes over what is given. Other tabs write to the same place, so every write reads first. */
  change(how: (saved: SavedChat) => Partial<SavedChat>): void
  /** A random id of this browser; made on first use. */
  visitorId(): string
}

export function savedChatStore(storage: () => BrowserStorage, agentKey: string): SavedChatStore {
  const read = () => parseSavedChat(storage().read(agentKey))
  return {
    read,
    change(how) {
      const saved = read()
      storage().write(agentKey, JSON.stringify({ ...saved, ...how(saved) }))
    },
    visitorId: () => readVisitorId(storage()),
  }
}

/** A page's own scripts may have written over it: what is not ours is dropped. */
function parseSavedChat(text: string | null): SavedChat {
  try {
    const { key, outbox } = JSON.parse(text ?? '{"outbox":[]}')
    return {
      key: isText(key?.conversationId) && isText(key.secret) ? key : null,
      outbox: outbox.filter(isOutgoing),
    }
  } catch {
    return { key: null, outbox: [] }
  }
}

function isOutgoing(found: Partial<OutgoingMessage> | null): found is OutgoingMessage {
  return isText(found?.text) && isText(found.clientMessageId)
}

const isText = (found: unknown) => typeof found === 'string'
