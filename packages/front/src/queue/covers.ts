import type { IncomingMessage } from 'node:http'
import type { QueueSettings } from '#shared/settings.ts'
import type { Site } from '#site/site.ts'

/** The target of a request, as the gate determines it. */
export interface Wanted {
  kind: string
  label: string
  /** For a shared page. */
  page?: { key: string } | null
}

/** Requests for which Next may have to render. Redirects, refusals and missing pages cost nothing. */
const renders: ReadonlySet<string> = new Set(['shared', 'private', 'template', 'direct'])

/** Account pages are left out, since shoppers sign out, withdraw consent and export their data there. */
const queuedKinds: ReadonlySet<string> = new Set(['shared', 'form', 'payment', 'call'])

/** Whether a page's key has the covered path and at least the covered query. */
function isWithin(key: string, covered: string): boolean {
  const [path, query = ''] = covered.split('?')
  const [ownPath, ownQuery = ''] = key.split('?')
  if (path !== ownPath) return false
  const own = new URLSearchParams(ownQuery)
  return [...new URLSearchParams(query)].every(([name, value]) => own.get(name) === value)
}

/** The parts of an app that wait behind its queue. */
export class Coverage {
  readonly #site: Site
  /** Routes behind the queue, pages and calls. */
  readonly #queued: ReadonlySet<string>

  constructor(site: Site) {
    this.#site = site
    this.#queued = new Set(
      site.routes.flatMap(({ path, kind, isOpen }) =>
        queuedKinds.has(kind) && !isOpen ? [path] : [],
      ),
    )
  }

  /** Whether a request waits behind the queue. Page data does not: anyone who has the HTML may have it. */
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

  /** Whether a request bypasses the queue: it ends, withdraws or deletes something, or concerns the caller alone. */
  #isOpen({ label }: Wanted, method: string, path: string): boolean {
    const { findRoute, actions } = this.#site
    const isQueued = this.#queued.has(findRoute(label)?.path ?? label)
    return !isQueued || method === 'DELETE' || actions.isOpen(method, path)
  }
}

/**
 * User agents of search engines and link previews. Anyone can claim to be one: it gets shared pages, which cost little, and never a place
 * in the shop.
 */
const crawlers =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|bingpreview|google-inspectiontool|storebot-google|mediapartners/i

export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '')
