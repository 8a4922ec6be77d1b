/**
 * Runs a function under a lock shared by all tabs of the browser. After `patienceMs` it runs without the lock, which a frozen
 * background tab may hold. Without Web Locks (they need HTTPS) it runs unlocked.
 */
export async function withTabLock<Result>(
  name: string,
  run: () => Promise<Result>,
  patienceMs?: number,
): Promise<Result> {
  if (!('locks' in navigator)) return run()
  if (patienceMs === undefined) return navigator.locks.request(name, run)
  const waiting = new AbortController()
  const { signal } = waiting
  const timer = setTimeout(() => waiting.abort(), patienceMs)
  return navigator.locks
    .request(name, { signal }, run)
    .catch((error: unknown) => {
      if (error === signal.reason) return run()
      throw error
    })
    .finally(() => clearTimeout(timer))
}

/** Milliseconds; longer than an add or a sign-in takes on a slow network. */
const patienceMs = 15_000

/**
 * Runs a call that creates or changes this browser's device id, or must not overlap with one: all tabs take turns. Two concurrent first
 * adds would each create an id, and an add arriving after a sign-in moved the cart would go into an unreachable cart. Scripts cannot
 * read the id's cookie.
 */
export const withDeviceLock = <Result>(run: () => Promise<Result>): Promise<Result> =>
  withTabLock('device', run, patienceMs)
