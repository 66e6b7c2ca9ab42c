import { expect, test } from 'vitest'
import { readEventStream } from './event-stream.ts'

async function readAll(pieces: readonly string[]) {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEventStream(stream)) events.push(event)
  return events
}

test('events are read wherever the network cuts them', async () => {
  const text = 'event: conversation\ndata: {"id":"a"}\n\nevent: conversation\r\ndata: {"id":"b"}\r\n\r\n'
  const whole = [
    { event: 'conversation', data: { id: 'a' } },
    { event: 'conversation', data: { id: 'b' } },
  ]
  expect(await readAll([text])).toEqual(whole)
  expect(await readAll([...text])).toEqual(whole)
})

test('comments, and an event that was not finished, are no events', async () => {
  expect(await readAll([': here\n\n', 'event: conversation\ndata: {"id":"a"}\n\n', 'event: conver'])).toEqual([
    { event: 'conversation', data: { id: 'a' } },
  ])
})
