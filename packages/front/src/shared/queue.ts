/**
 * What the queue (packages/front/src/queue) tells the gateway of a request: the name under which its shopper is admitted, and the
 * products and lists that a device which is not admitted cannot buy, with spaces between.
 */
export const queueHeaders = { admission: 'x-queue-admission', barred: 'x-queue-barred' } as const

/** The address of the queue itself, which no cache keeps: it leads to `next` whoever may come in. */
export const queuePath = '/queue'

/** The address of the queue for who wants a page of this shop. */
export const queueFor = (next: string): string =>
  next === '/' ? queuePath : `${queuePath}?next=${encodeURIComponent(next)}`

/** The cookie with a sealed place in the queue, or an admission. */
export const queueCookie = { name: 'queue', maxAgeSeconds: 24 * 60 * 60 }
