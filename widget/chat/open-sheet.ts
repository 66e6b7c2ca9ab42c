import type { ChatView } from './chat-view.ts'

/** What is asked now and then, over the chat: to hear from a person, and how the chat was before a new one begins. */
export type SheetKind = 'handoff' | 'farewell'

/** Fetched at the first press, for few shoppers ask. Without a line a new chat begins all the same. */
export function openSheet(chat: ChatView, kind: SheetKind, button: Node) {
  import('./sheets.tsx').then(({ showSheet }) => showSheet(chat, kind, button.getRootNode()), chat.startAnew)
}
