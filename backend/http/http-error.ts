import type { ErrorCode } from '#lib/contract/error-codes.ts'

/** An answer that says no, in words fit for a shopper. */
export class HttpError extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** A business refusal: status 400 (decisions, Calls). */
export const badRequest = (code: ErrorCode, message: string) => new HttpError(400, code, message)

/** The thing asked for does not exist. */
export const notFound = (message: string) => new HttpError(404, 'NOT_FOUND', message)
