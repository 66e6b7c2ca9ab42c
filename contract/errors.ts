import * as z from 'zod'

/** Every refusal the API knows: its status and the text a person is shown. */
export const ERRORS = {
  invalid_input: { status: 400, text: 'Some fields need another look.' },
  not_signed_in: { status: 401, text: 'Please sign in.' },
  forbidden: { status: 403, text: 'Your role does not allow this.' },
  not_found: { status: 404, text: 'Not found.' },
  conflict: { status: 409, text: 'This was changed by someone else. Reload and try again.' },
  too_large: { status: 413, text: 'That is too large.' },
  unsupported_type: { status: 415, text: 'That kind of content is not accepted here.' },
  unprocessable: { status: 422, text: 'That could not be used as it is.' },
  too_many: { status: 429, text: 'Too many requests. Please wait a moment.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, text: 'This is not available right now. Please try again shortly.' },
} as const satisfies Record<string, { status: number; text: string }>
export type ErrorCode = keyof typeof ERRORS

/** The body of every refusal. `fields` maps a field's path to what is wrong with it. */
export const ErrorReply = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
