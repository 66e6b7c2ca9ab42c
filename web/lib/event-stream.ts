export type StreamEvent = { event: string; data: unknown }

/**
 * Reads server-sent events of our own server: a name, and JSON on one line. Comments are skipped. Ends with the stream;
 * throws what the stream throws when the line is cut.
 */
export async function* readEventStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
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
        const event = readEvent(block)
        if (event !== null) yield event
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function readEvent(block: string): StreamEvent | null {
  let event = ''
  let data = ''
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data += value
  }
  return event === '' || data === '' ? null : { event, data: JSON.parse(data) }
}
