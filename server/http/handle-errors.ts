import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { sqlStateOf } from '#server/db/database.ts'
import { AppError } from './app-error.ts'

/** The one place where an error becomes an answer. What is not expected is logged and answered with a generic text. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error)
    if (known === null) request.log.error({ err: error }, 'unexpected error')
    const answer = known ?? new AppError('internal')
    if (answer.details.retryAfterSeconds !== undefined)
      reply.header('retry-after', String(answer.details.retryAfterSeconds))
    return reply.status(answer.status).send(answer.toReply())
  })
}

function knownError(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {}
    for (const issue of error.validation) fields[fieldName(issue.instancePath)] ??= issue.message ?? 'not accepted'
    return new AppError('invalid_input', { fields })
  }
  const sqlState = sqlStateOf(error)
  if (sqlState !== undefined) return databaseError(sqlState)
  return 'statusCode' in error && error.statusCode !== undefined ? clientError(error.statusCode) : null
}

/** Field paths are the caller's own; `/items/0/quantity` reads `items.0.quantity`. */
function fieldName(instancePath: string): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
}

const OUT_OF_SERVICE_CLASSES = ['08', '53', '57', '58']

function databaseError(sqlState: string): AppError | null {
  if (sqlState === '23505') return new AppError('conflict')
  return OUT_OF_SERVICE_CLASSES.includes(sqlState.slice(0, 2)) ? new AppError('unavailable') : null
}

function clientError(status: number): AppError | null {
  if (status < 400 || status >= 500) return null
  const codes: ErrorCode[] = ['too_large', 'unsupported_type', 'not_found']
  return new AppError(codes.find((code) => ERRORS[code].status === status) ?? 'invalid_input')
}
