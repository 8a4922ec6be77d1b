import { ApiError } from '#lib/api/api-error.ts'

/** What a call gives, or null after a real 404; everything else that goes wrong is thrown. */
export async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.isNotFound) return null
    throw error
  }
}
