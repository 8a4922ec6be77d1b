/**
 * Headers with which the queue (packages/front/src/queue) describes a request to the gateway: the name of its shopper's admission, and the
 * products and lists that a device without an admission cannot buy, separated by spaces.
 */
export const queueHeaders = { admission: 'x-queue-admission', barred: 'x-queue-barred' } as const

/** The queue's own address, which is never cached. It redirects admitted shoppers to `next`. */
export const queuePath = '/queue'

/** Returns the queue's address for a page of this shop. */
export const queueFor = (next: string): string =>
  next === '/' ? queuePath : `${queuePath}?next=${encodeURIComponent(next)}`

/** The cookie with a sealed place in the queue, or an admission. */
export const queueCookie = { name: 'queue', maxAgeSeconds: 24 * 60 * 60 }
