import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends server-sent events as they are made. Proxies are asked not to hold them back. */
export function streamReply(reply: FastifyReply, events: AsyncIterable<string>): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(events))
}

/** Sends a file to keep, as it is made. A caller who goes away ends the making. */
export function sendFile(
  reply: FastifyReply,
  file: { name: string; type: string; pieces: AsyncIterable<string | Uint8Array> },
): FastifyReply {
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(file.pieces))
}
