import type { ChatStreamEvent } from '#contract/chat.ts'

const EVENT = /^event: ?(text|products|quick-replies|handoff|done|error)\s[^]*^data: ?([^\r\n]*)/m

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
        const [, event, data] = EVENT.exec(block) ?? []
        if (data) yield JSON.parse(`{"event":"${event}","data":${data}}`)
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
