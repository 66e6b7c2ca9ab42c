import type { FastifyInstance } from 'fastify'
import { notificationRoutes, TEXT_REPLY_LIMIT_BYTES, textReplyRoutes } from '#contract/notifications.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { getNotifications, type NotificationDeps, saveNotifications } from './choices.ts'
import { announceMaintenance, listOutbox, readOutboxMail, retryOutboxMail } from './outbox.ts'
import { receiveTextReply } from './receive-text-reply.ts'
import { serveOneClick, unsubscribe } from './unsubscribe.ts'
import { sendPhoneCode, verifyPhone } from './verify-phone.ts'

export function registerNotifications(app: FastifyInstance, deps: NotificationDeps, doorkeeper: Doorkeeper): void {
  serveOneClick(app, deps, doorkeeper.clock)
  registerRoutes(
    app,
    notificationRoutes,
    {
      getNotifications: (context) => getNotifications(deps, context),
      saveNotifications: (context, { body }) => saveNotifications(deps, context, body),
      sendPhoneCode: (context, { body }) => sendPhoneCode(deps, context, body),
      verifyPhone: (context, { body }) => verifyPhone(deps, context, body),
      unsubscribe: ({ address, now }, { body }) => unsubscribe(deps, { token: body.token, address }, now),
      listOutbox: (context, { query }) => listOutbox(deps, context, query.tenant),
      readOutboxMail: (context, { params }) => readOutboxMail(deps, context, params),
      retryOutboxMail: (context, { params }) => retryOutboxMail(deps, context, params),
      announceMaintenance: (context, { body }) => announceMaintenance(deps, context, body.text),
    },
    doorkeeper,
  )
  registerTextReplies(app, deps, doorkeeper)
}

/** A scope of its own: the signature is over the fields as they came. */
function registerTextReplies(app: FastifyInstance, deps: NotificationDeps, doorkeeper: Doorkeeper): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: TEXT_REPLY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    registerRoutes(
      scope,
      textReplyRoutes,
      {
        receiveTextReply: async (context) => {
          const { body, headers, url } = context.request
          const signature = String(headers['x-twilio-signature'] ?? '')
          await receiveTextReply(deps, context, { path: url, body: typeof body === 'string' ? body : '', signature })
          return new RawReply((reply) => reply.status(204).send())
        },
      },
      doorkeeper,
    )
  })
}
