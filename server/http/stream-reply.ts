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
