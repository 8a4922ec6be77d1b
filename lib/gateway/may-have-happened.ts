import { ApiError } from '#lib/api/api-error.ts'
import { isClearRefusal } from '#lib/api/clear-refusal.ts'

/** Whether the backend may have done what a failed write asked for. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ApiError && error.kind === 'refused' && isClearRefusal(error.status))
