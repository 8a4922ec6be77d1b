import { ApiError } from '#lib/api/api-error.ts'
import { isDefiniteRefusal } from '#lib/api/definite-refusal.ts'

/** Whether the backend may have applied a write although the call failed: by a timeout, a 5xx, a lost response. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ApiError && error.kind === 'refused' && isDefiniteRefusal(error.status))
