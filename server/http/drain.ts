import type { FastifyInstance } from 'fastify'

/** Once the server is closing, each answer also ends its connection: one kept alive would hold the close open. */
export function drainOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
