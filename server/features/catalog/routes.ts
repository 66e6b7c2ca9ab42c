import type { FastifyInstance } from 'fastify'
import { CATALOG_FILE_LIMIT_BYTES, ColumnMapping, importRoutes } from '#contract/import.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { publicContext, registerRoutes } from '#server/http/register-routes.ts'
import { importCatalog } from './import-catalog.ts'

const FILE_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/octet-stream',
  'application/vnd.ms-excel',
]

/** Serves the import of a menu. Its scope reads bodies as bytes; nothing else of the API does. */
export function registerCatalog(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      FILE_TYPES,
      { parseAs: 'buffer', bodyLimit: CATALOG_FILE_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    // Before the body: a stranger's megabytes are not even read.
    scope.addHook('onRequest', async (request) => {
      await doorkeeper.identify(importRoutes.importCatalog.access, publicContext(request, doorkeeper.clock()))
    })
    registerRoutes(
      scope,
      importRoutes,
      {
        importCatalog: async (context, { query }) => {
          const { body } = context.request
          if (!Buffer.isBuffer(body)) throw new AppError('unprocessable', { text: 'The file is empty.' })
          return importCatalog(
            deps.db,
            {
              tenantId: context.tenant.id,
              actor: context.actor.email,
              role: context.actor.role,
              address: context.address,
            },
            { ...query, bytes: body, mapping: parseMapping(query.mapping), now: context.now },
          )
        },
      },
      doorkeeper,
    )
  })
}

function parseMapping(text: string | undefined): ColumnMapping | undefined {
  if (text === undefined) return undefined
  try {
    return ColumnMapping.parse(JSON.parse(text))
  } catch {
    throw new AppError('invalid_input', { fields: { mapping: 'must be JSON that maps fields to columns' } })
  }
}
