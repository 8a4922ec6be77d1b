/**
 * Runs a function under a lock that all tabs of the browser share. After `patienceMs` it does not wait any longer: a tab in the
 * background may be frozen while it has the lock. Without Web Locks (they need HTTPS) it runs without a lock.
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

/** Milliseconds: longer than an add or a sign-in takes on a slow network. */
const patienceMs = 15_000

/**
 * Runs a call that makes the device id of this browser, or another one for its cart, or that must not meet such a call: all tabs
 * take turns. Of two first adds at once each would make its own, and an add that arrives after a sign-in has moved the cart would
 * go into one that nobody gets to. The id is in a cookie that scripts cannot read.
 */
export const withDeviceLock = <Result>(run: () => Promise<Result>): Promise<Result> =>
  withTabLock('device', run, patienceMs)
