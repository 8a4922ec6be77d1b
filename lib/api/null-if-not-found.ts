import { ApiError } from '#lib/api/api-error.ts'

/** The result of a call, or null when the backend responds with 404. Throws every other error. */
export async function nullIfNotFound<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.isNotFound) return null
    throw error
  }
}
