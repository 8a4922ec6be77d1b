import 'server-only'
import { cacheLife } from 'next/cache'
import { ApiError } from '#lib/api/api-error.ts'
import { failedLife } from '#lib/api/cache-manifest.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'

/** Whether the backend gave no answer, or a proxy reports it down. Other calls fail too, so the stale page is better than a new one. */
const isOutage = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  [502, 503, 504].includes(error.status)

function failed<Value>(what: string, error: unknown, instead: Value): Value {
  logPageFailure(what, error)
  cacheLife(failedLife)
  return instead
}

/**
 * For a cached function: returns a call's result, or `instead` with a short lifetime when only this call fails. Catching the failure
 * outside the cached function would break the page: Next prerenders it twice, and the second pass doesn't wait for calls. Throws
 * ApiError when the backend is down.
 */
export async function orInstead<Value>(
  what: string,
  load: () => Promise<Value>,
  instead: Value,
): Promise<Value> {
  try {
    return await load()
  } catch (error) {
    if (isOutage(error)) throw error
    return failed(what, error, instead)
  }
}

/**
 * For a cached function: loads a list whose failure must not fail the pages that show it. Falls back to this process's last known
 * value, else to an empty list when only this call fails. Throws ApiError when the backend is down, so the cached page stays.
 */
export function lastKnown<Entry>(what: string, load: () => Promise<Entry[]>) {
  let known: Entry[] | undefined
  return async (): Promise<Entry[]> => {
    try {
      known = await load()
      return known
    } catch (error) {
      if (!known && isOutage(error)) throw error
      return failed(what, error, known ?? [])
    }
  }
}
