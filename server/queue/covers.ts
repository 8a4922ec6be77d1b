import type { QueueSettings } from '#lib/config/queue-variables.ts'
import { routes } from '#lib/config/routes.ts'

/** What a request is for, as the gate understands it. */
export interface Wanted {
  kind: string
  /** The route. */
  label: string
  /** Of a page that is the same for everyone. */
  page?: { key: string } | null
}

/** What Next may have to make; redirects, refusals and missing pages cost nothing. */
const renders: ReadonlySet<string> = new Set(['shared', 'private', 'direct'])

const queuedKinds: ReadonlySet<string> = new Set(['shared', 'form', 'personal', 'payment', 'call'])

/** The routes behind the queue: pages and calls, without what must never wait. */
const queued: ReadonlySet<string> = new Set(
  routes.filter(({ kind, isOpen }) => queuedKinds.has(kind) && !isOpen).map(({ path }) => path),
)

/** Calls of a shopper about an order that is there, and about its payment. */
const openCalls: ReadonlySet<string> = new Set(
  [
    'checkout-payment',
    'order-by-token',
    'order-cancel',
    'order-link',
    'order-lookup',
    'order-payment',
    'user/order',
    'user/order-cancel',
    'user/orders',
  ].map((call) => `/api/${call}`),
)

/** Each name and value of a query is in another. */
function isWithin(key: string, covered: string): boolean {
  const [path, query = ''] = covered.split('?')
  const [ownPath, ownQuery = ''] = key.split('?')
  if (path !== ownPath) return false
  const own = new URLSearchParams(ownQuery)
  return [...new URLSearchParams(query)].every(([name, value]) => own.get(name) === value)
}

/** Calls that act with the cart, or buy a product in its place. The gateway looks what they are for, where a sale covers a part of the shop alone. */
export const isCartCall = ({ label }: Wanted): boolean =>
  ['/cart/add', '/api/[...path]', '/checkout/steps/[form]'].includes(label) ||
  label.startsWith('/api/cart')

/** Whether a request is for what waits behind the queue. Data of pages is not: anybody may keep it who has their HTML. */
export function isCovered(
  { kind, label, page }: Wanted,
  path: string,
  covers: QueueSettings['covers'],
): boolean {
  if (!renders.has(kind) || !queued.has(label) || openCalls.has(path)) return false
  if (covers === 'all') return true
  return page ? covers.some((covered) => isWithin(page.key, covered)) : false
}

/**
 * Who says that it is a search engine, or shows a link to others. Anybody can say so: it gets pages that are the same for
 * everyone, which cost little, and never a place in the shop.
 */
const crawlers =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|bingpreview|google-inspectiontool|storebot-google|mediapartners/i

export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '')
