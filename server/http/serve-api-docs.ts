import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { printApiDocs } from './print-api-docs.ts'

/** The part of the API that is for shops' own servers, and so is told of to everyone. */
const TOLD = /^\/api\/store\//

/** Makes the OpenAPI document out of the contract; before any route is registered. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'eConcierge API',
        version: '1.0',
        description: 'For the server of a dispensary: report orders, keep the menu, read figures of conversations.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key that begins with sk_' } },
      },
      security: [{ key: [] }],
    },
    transform: (route) => (TOLD.test(route.url) ? jsonSchemaTransform(route) : { ...route, schema: { hide: true } }),
  })
}

/** A page that a person reads at `/api/docs`, and the same for machines at `/api/docs.json`. No script, nothing from elsewhere. */
export function serveApiDocs(app: FastifyInstance, publicUrl: string): void {
  const options = { config: { access: 'public' as const }, schema: { hide: true } }
  app.get('/api/docs.json', options, async (_request, reply) => reply.send(app.swagger()))
  app.get('/api/docs', options, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .type('text/html; charset=utf-8')
      .send(printApiDocs(app.swagger(), publicUrl)),
  )
}
