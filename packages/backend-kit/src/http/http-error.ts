import type { ErrorCode } from '@etalase/contract/error-codes.ts'

/** An error response with a status, a code of the contract and a message for the shopper. */
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

/** Builds the error for input that breaks a business rule: status 400 (decisions, Calls). */
export const badRequest = (code: ErrorCode, message: string) => new HttpError(400, code, message)

/** Builds the error for invalid staff input. Staff calls distinguish wrong input (422) from wrong timing (409). */
export const invalidForStaff = (message: string) => new HttpError(422, 'INVALID_INPUT', message)

/** Builds the error for a missing resource: status 404. */
export const notFound = (message: string) => new HttpError(404, 'NOT_FOUND', message)
