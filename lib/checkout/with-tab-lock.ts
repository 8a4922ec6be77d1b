/**
 * Runs something while no other tab of this browser runs anything of the same name; the others wait
 * their turn. Without Web Locks (they need a safe connection) each tab runs for itself.
 */
export function withTabLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}
