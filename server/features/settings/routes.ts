import type { FastifyInstance } from 'fastify'
import { settingsRoutes } from '#contract/settings.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { addStore, listStores, makeMainStore, removeStore, saveStore } from './change-stores.ts'
import { getSettings } from './get-settings.ts'
import { saveSettings } from './save-settings.ts'
import { serveMedia } from './serve-media.ts'
import { uploadLogo } from './upload-logo.ts'

export function registerSettings(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  serveMedia(app, deps)
  registerRoutes(
    app,
    settingsRoutes,
    {
      getSettings: (context) => getSettings(deps, context),
      saveSettings: (context, { body }) => saveSettings(deps, context, body),
      uploadLogo: (context, { body }) => uploadLogo(deps, context, body),
      listStores: (context) => listStores(deps, context),
      addStore: (context, { body }) => addStore(deps, context, body),
      saveStore: (context, { params, body }) => saveStore(deps, context, { id: params.id, ...body }),
      makeMainStore: (context, { params }) => makeMainStore(deps, context, params.id),
      removeStore: (context, { params }) => removeStore(deps, context, params.id),
    },
    doorkeeper,
  )
}
