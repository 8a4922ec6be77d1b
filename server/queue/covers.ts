import type { IncomingMessage } from 'node:http'
import { isOpenCall } from '#lib/actions/open-calls.ts'
import { findRoute, routes } from '#lib/config/routes.ts'
import type { QueueSettings } from '#server/shared/queue-variables.ts'

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

/** Pages of a customer's account are none of them: there one signs out, withdraws a consent and gets one's data. */
const queuedKinds: ReadonlySet<string> = new Set(['shared', 'form', 'payment', 'call'])

/** The routes behind the queue, pages and calls. */
const queued: ReadonlySet<string> = new Set(
  routes.flatMap(({ path, kind, isOpen }) => (queuedKinds.has(kind) && !isOpen ? [path] : [])),
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
  label === '/cart/add' || /^\/(?:api|checkout\/steps)\//.test(label)

/** Whether nobody waits for a request: it ends, withdraws or deletes something, or is about the caller alone. */
const isOpen = ({ label }: Wanted, method: string, path: string): boolean =>
  !queued.has(findRoute(label)?.path ?? label) || method === 'DELETE' || isOpenCall(method, path)

/** Whether a request is for what waits behind the queue. Data of pages is not: anybody may keep it who has their HTML. */
export function isCovered(
  wanted: Wanted,
  { method = 'GET', url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  covers: QueueSettings['covers'],
): boolean {
  const { kind, page } = wanted
  if (!renders.has(kind) || isOpen(wanted, method, url.split('?', 1)[0] ?? '')) return false
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
