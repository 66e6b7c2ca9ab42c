import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

function streamOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
}

async function collect(stream: ReadableStream<Uint8Array>) {
  const found = []
  for await (const event of readEvents(stream)) found.push(event)
  return found
}

const HELLO = 'event: text\ndata: {"text":"Grüße, Señor 🌿"}\n\n'
const SAID = { event: 'text', data: { text: 'Grüße, Señor 🌿' } }

test('events are read whole however the bytes are cut, even within a letter', async () => {
  const bytes = new TextEncoder().encode(HELLO + HELLO)
  for (let size = 1; size < bytes.length; size += 1) {
    const chunks = []
    for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size))
    expect(await collect(streamOf(...chunks)), `pieces of ${size}`).toEqual([SAID, SAID])
  }
})

test('lines may end in CRLF', async () => {
  expect(await collect(streamOf(HELLO.replaceAll('\n', '\r\n')))).toEqual([SAID])
})

test('comments, unknown events and an unfinished last event are passed over', async () => {
  const text = `: still here\n\nevent: weather\ndata: {"sun":true}\n\n${HELLO}event: done\ndata: {"text":"ha`
  expect(await collect(streamOf(text))).toEqual([SAID])
})

test('a line separator inside a text does not end it', async () => {
  const text = 'one\u2028two\u2029three'
  const events = await collect(streamOf(`event: text\ndata: ${JSON.stringify({ text })}\n\n`))
  expect(events).toEqual([{ event: 'text', data: { text } }])
})
