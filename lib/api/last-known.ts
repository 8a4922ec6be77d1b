import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'

/**
 * Makes a function that loads a list which must not decide over the pages that show it: when a call fails, the list is what
 * this process has last known. Without that it is empty when the answer cannot be read; when there is no answer it throws
 * ApiError, so that a cached page stays as it is.
 */
export function lastKnown<Entry>(what: string, load: () => Promise<Entry[]>) {
  let known: Entry[] | undefined
  return async (): Promise<Entry[]> => {
    try {
      known = await load()
      return known
    } catch (error) {
      const isUnreadable = error instanceof ApiError && error.kind === 'badResponse'
      if (!known && !isUnreadable) throw error
      logPageFailure(what, error)
      return known ?? []
    }
  }
}
