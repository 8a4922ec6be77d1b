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
