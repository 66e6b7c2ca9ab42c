import { ERRORS, type ErrorCode, type ErrorReply } from '#contract/errors.ts'

/** The only error a use case throws on purpose. Its reply never carries more than the code's text and what is given here. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: { text?: string; fields?: Record<string, string>; retryAfterSeconds?: number }

  constructor(code: ErrorCode, details: AppError['details'] = {}) {
    super(details.text ?? ERRORS[code].text)
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  toReply(): ErrorReply {
    const { fields } = this.details
    return { error: this.message, code: this.code, ...(fields === undefined ? {} : { fields }) }
  }
}
