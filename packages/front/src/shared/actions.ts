/** The app's calls. Each function gets a decoded path, and runs for most requests. */
export interface Actions {
  /** Whether a path has its own label in metrics; other calls share their route's. Clients cannot create labels. */
  hasName(path: string): boolean
  /** Returns the call whose slots a read takes; null for a call that writes, which needs no slot. */
  readCallOf(method: string, path: string, route: string): string | null
  /** Whether a call bypasses the queue: it ends, withdraws or deletes something, or concerns the caller alone. */
  isOpen(method: string, path: string): boolean
  /** Whether a request, by its metrics label, can buy: during a sale of part of the app the queue then lists what it must not buy. */
  mayBuy(label: string): boolean
  /** Whether programs call an address, and read a refusal as JSON. A page is redirected to the queue. */
  isForPrograms(url: string): boolean
  /** Returns the body of a 503 for a call without a slot, by its metrics label. */
  busyBody(label: string): object
}

/** The calls of an app that describes none: reads take slots by route, and all calls wait in the queue. */
export const plainActions: Actions = {
  hasName: () => false,
  readCallOf: (method, _, route) => (method === 'GET' || method === 'HEAD' ? route : null),
  isOpen: () => false,
  mayBuy: () => false,
  isForPrograms: (url) => url.startsWith('/api/'),
  busyBody: () => ({ error: { code: 'UNAVAILABLE', message: '' } }),
}
