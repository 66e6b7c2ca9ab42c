import type { FastifyInstance } from 'fastify'
import { notificationRoutes } from '#contract/notifications.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { getNotifications, type NotificationDeps, saveNotifications } from './choices.ts'
import { announceMaintenance, listOutbox, readOutboxMail, retryOutboxMail } from './outbox.ts'
import { serveOneClick, unsubscribe } from './unsubscribe.ts'

export function registerNotifications(app: FastifyInstance, deps: NotificationDeps, doorkeeper: Doorkeeper): void {
  serveOneClick(app, deps, doorkeeper.clock)
  registerRoutes(
    app,
    notificationRoutes,
    {
      getNotifications: (context) => getNotifications(deps, context),
      saveNotifications: (context, { body }) => saveNotifications(deps, context, body),
      unsubscribe: ({ address, now }, { body }) => unsubscribe(deps, { token: body.token, address }, now),
      listOutbox: (context, { query }) => listOutbox(deps, context, query.tenant),
      readOutboxMail: (context, { params }) => readOutboxMail(deps, context, params),
      retryOutboxMail: (context, { params }) => retryOutboxMail(deps, context, params),
      announceMaintenance: (context, { body }) => announceMaintenance(deps, context, body.text),
    },
    doorkeeper,
  )
}
