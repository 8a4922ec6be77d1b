import type { IncomingMessage } from 'node:http'
import type { QueueSettings } from '#shared/settings.ts'
import type { Site } from '#site/site.ts'

/** What a request is for, as the gate understands it. */
export interface Wanted {
  kind: string
  /** The route. */
  label: string
  /** Of a page that is the same for everyone. */
  page?: { key: string } | null
}

/** What Next may have to make; redirects, refusals and missing pages cost nothing. */
const renders: ReadonlySet<string> = new Set(['shared', 'private', 'template', 'direct'])

/** Pages of a customer's account are none of them: there one signs out, withdraws a consent and gets one's data. */
const queuedKinds: ReadonlySet<string> = new Set(['shared', 'form', 'payment', 'call'])

/** Each name and value of a query is in another. */
function isWithin(key: string, covered: string): boolean {
  const [path, query = ''] = covered.split('?')
  const [ownPath, ownQuery = ''] = key.split('?')
  if (path !== ownPath) return false
  const own = new URLSearchParams(ownQuery)
  return [...new URLSearchParams(query)].every(([name, value]) => own.get(name) === value)
}

/** What of an app waits behind its queue. */
export class Coverage {
  readonly #site: Site
  /** The routes behind the queue, pages and calls. */
  readonly #queued: ReadonlySet<string>

  constructor(site: Site) {
    this.#site = site
    this.#queued = new Set(
      site.routes.flatMap(({ path, kind, isOpen }) =>
        queuedKinds.has(kind) && !isOpen ? [path] : [],
      ),
    )
  }

  /** Whether a request is for what waits behind the queue. Data of pages is not: anybody may keep it who has their HTML. */
  has(
    wanted: Wanted,
    { method = 'GET', url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
    covers: QueueSettings['covers'],
  ): boolean {
    const { kind, page } = wanted
    if (!renders.has(kind) || this.#isOpen(wanted, method, url.split('?', 1)[0] ?? '')) return false
    if (covers === 'all') return true
    return page ? covers.some((covered) => isWithin(page.key, covered)) : false
  }

  /** Whether nobody waits for a request: it ends, withdraws or deletes something, or is about the caller alone. */
  #isOpen({ label }: Wanted, method: string, path: string): boolean {
    const { findRoute, actions } = this.#site
    const isQueued = this.#queued.has(findRoute(label)?.path ?? label)
    return !isQueued || method === 'DELETE' || actions.isOpen(method, path)
  }
}

/**
 * Who says that it is a search engine, or shows a link to others. Anybody can say so: it gets pages that are the same for
 * everyone, which cost little, and never a place in the shop.
 */
const crawlers =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|bingpreview|google-inspectiontool|storebot-google|mediapartners/i

export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '')
