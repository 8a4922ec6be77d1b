import { ApiError } from '#lib/api/api-error.ts'

/** Whether a backend has an optional call: it answers anything but 404. Throws ApiError when it does not say. */
export async function isOffered(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500) throw error
    return !error.isNotFound
  }
}
