/** What the app's calls do. Each function is asked with a decoded path, and for most requests. */
export interface Actions {
  /** Whether a path has a name of its own in metrics: other calls share that of their route. A stranger cannot make one up. */
  hasName(path: string): boolean
  /** Whose slots a request takes that only reads: those of its call. Null for a call that writes, which waits for none. */
  readCallOf(method: string, path: string, route: string): string | null
  /** Whether nobody waits in the queue for a call: it ends, withdraws or deletes something, or is about the caller alone. */
  isOpen(method: string, path: string): boolean
  /** Whether a request, by its name in metrics, may buy: while a sale covers a part of the app alone, the app is told what it may not. */
  mayBuy(label: string): boolean
  /** Whether programs call an address, and read a refusal as JSON: a page is led to the queue. */
  isForPrograms(url: string): boolean
  /** What a call is told for which there is no slot (503), by its name in metrics. */
  busyBody(label: string): object
}

/** The calls of an app that says nothing of them: what is read takes slots by its route, and all wait in the queue. */
export const plainActions: Actions = {
  hasName: () => false,
  readCallOf: (method, _, route) => (method === 'GET' || method === 'HEAD' ? route : null),
  isOpen: () => false,
  mayBuy: () => false,
  isForPrograms: (url) => url.startsWith('/api/'),
  busyBody: () => ({ error: { code: 'UNAVAILABLE', message: '' } }),
}
