import { ApiError } from '#lib/api/api-error.ts'
import * as words from '#lib/messages/words.ts'

/** What a shopper reads about a failed call (spec §8): the backend's words where it has some. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return words.errors.unexpected
  if (error.status === 0) return words.errors.connectionFailed
  if (error.shopperMessage) return error.shopperMessage
  return words.errors.status(error.status, error.statusText)
}
