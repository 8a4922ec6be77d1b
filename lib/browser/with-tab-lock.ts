/**
 * Runs a function under a lock that all tabs of the browser share. Without Web Locks (they need HTTPS) it runs
 * without a lock.
 */
export function withTabLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}
