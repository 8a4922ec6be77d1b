import 'server-only'
import { cacheLife } from 'next/cache'
import { ApiError } from '#lib/api/api-error.ts'
import { failedLife } from '#lib/api/cache-manifest.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'

/** No answer, or that of a proxy before a backend that is down: other calls fail too, and the old page is better than a new one. */
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
 * For a cached function: what a call answers, or `instead`, soon asked again, when this call alone fails. Caught outside of the
 * cached function, the failure takes along the page: Next prerenders it a second time, and waits for no call then.
 * Throws ApiError when the backend is down.
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
 * For a cached function: loads a list which must not decide over the pages that show it. When the call fails, the list is what
 * this process has last known. Without that it is empty when this call alone fails; when the backend is down it throws
 * ApiError, so that a cached page stays as it is.
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
