import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Access, RouteDef, RouteTable } from '#contract/route.ts'
import { addressOf, type ContextOf, type PublicContext } from './context.ts'
import type { Doorkeeper } from './doorkeeper.ts'

type InputOf<R extends RouteDef> = {
  params: R['params'] extends z.ZodType ? z.output<R['params']> : undefined
  query: R['query'] extends z.ZodType ? z.output<R['query']> : undefined
  body: R['body'] extends z.ZodType ? z.output<R['body']> : undefined
}

/** A reply that is not the JSON of the contract: an event stream or a file. The handler has already shaped it. */
export class RawReply {
  readonly send: (reply: FastifyReply) => FastifyReply
  constructor(send: (reply: FastifyReply) => FastifyReply) {
    this.send = send
  }
}

export type Handler<R extends RouteDef> = (
  context: ContextOf<R['access']>,
  input: InputOf<R>,
) => Promise<z.input<R['reply']> | RawReply>

export type Handlers<T extends RouteTable> = { [K in keyof T]: Handler<T[K]> }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024

/** Serves the calls of one contract table. The caller is identified before the input is looked at. */
export function registerRoutes<T extends RouteTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  doorkeeper: Doorkeeper,
): void {
  for (const name of Object.keys(table)) {
    const route = table[name]
    const handler: unknown = handlers[name]
    if (route === undefined || !isHandler(handler)) throw new Error(`The route ${name} has no handler`)
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      config: { access: route.access },
      bodyLimit: route.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
      schema: {
        operationId: name,
        summary: route.summary,
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        response: { [route.status ?? 200]: route.reply },
      },
      preValidation: async (request) => {
        request.caller = await doorkeeper.identify(route.access, publicContext(request, doorkeeper.clock()))
      },
      handler: async (request, reply) => {
        const answer = await handler(request.caller, {
          params: request.params,
          query: request.query,
          body: request.body,
        })
        if (answer instanceof RawReply) return answer.send(reply)
        return reply.status(route.status ?? 200).send(answer)
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: unknown
  }
}

type LooseHandler = (context: unknown, input: unknown) => Promise<unknown>

/** The table's types have already tied each handler to its route; at run time only its being there is checked. */
function isHandler(value: unknown): value is LooseHandler {
  return typeof value === 'function'
}

export function publicContext(request: FastifyRequest, now: Date): PublicContext {
  return { now, address: addressOf(request), request }
}
