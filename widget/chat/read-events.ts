import type { ChatStreamEvent } from '#contract/chat.ts'

const EVENT_NAMES = ['text', 'products', 'quick-replies', 'handoff', 'done', 'error'] as const

/**
 * Reads the answer stream of our own server, whose data stand on one line after the name. Events of unknown names and comments are skipped, so that a newer server
 * may say more. Throws what the stream throws when the line is cut.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ChatStreamEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let buffer = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      buffer += decoder.decode(value, { stream: !done })
      const blocks = buffer.split(/\r?\n\r?\n/)
      buffer = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, name, data] = /^event: ?([^\r\n]*)[^]*^data: ?([^\r\n]*)/m.exec(block) ?? []
        const event = EVENT_NAMES.find((known) => known === name)
        if (event && data) yield { event, data: JSON.parse(data) }
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
