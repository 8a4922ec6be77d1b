import { ApiError } from '#lib/api/api-error.ts'
import * as words from '#lib/messages/words.ts'

/** The error of a customer's call without a session. */
export const sessionIsGone = (call: string): ApiError =>
  new ApiError({
    kind: 'refused',
    call,
    status: 401,
    code: 'UNAUTHORIZED',
    shopperMessage: words.errors.signInFirst,
  })
