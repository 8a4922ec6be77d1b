import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { routes } from '#lib/config/routes.ts'
import type { SharedPage } from '#server/gate/normalise.ts'
import type { Pages } from '#server/gate/pages.ts'
import { html } from '#server/next/variants.ts'
import { sendStatus, sendWhole } from '#server/respond/send.ts'

export const retryAfter = { 'retry-after': '30' }

/** Milliseconds between two tries to render the failure pages in advance. */
const retryMs = 5_000

const failurePage = (name: string): SharedPage => ({
  pool: '/failure/[page]',
  key: `/failure/${name}`,
  isOnRequest: false,
  isFixed: false,
})

const unavailable = new Map<string, string>(
  routes.flatMap(({ path, failure }) => (failure ? [[path, failure]] : [])),
)

/** The failure pages that name what failed, by the path of the route; `down` for all others. */
const nameOf = (route: string, status: number) =>
  status === 404 ? 'missing' : (unavailable.get(route) ?? 'down')

/** Headers of a page that are wrong for a failure. */
const notForFailures = ['cache-control', 'x-nextjs-cache', 'link', 'x-nextjs-prerender', 'etag']

/**
 * Pages that say that a page is missing, or cannot be made now. They are prerendered, can be read without scripts, and so
 * can be sent while the backend is down (docs/decisions/011).
 */
export class FailurePages {
  readonly #pages: Pick<Pages, 'find' | 'load'>

  constructor(pages: Pick<Pages, 'find' | 'load'>) {
    this.#pages = pages
  }

  /** Answers with the failure page for a route: 404, or 503 for what may be there again soon. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    { route, status }: { route: string; status: 404 | 503 },
  ): Promise<void> {
    const outcome = await this.#find(nameOf(route, status))
    const headers = status === 503 ? retryAfter : {}
    if (outcome === null) {
      sendStatus(response, status, headers)
      return
    }
    const kept = Object.entries(outcome.response.headers).filter(
      ([name]) => !notForFailures.includes(name),
    )
    const sent = { ...Object.fromEntries(kept), ...headers }
    sendWhole(request, response, { ...outcome.response, status, headers: sent })
  }

  /** Renders the failure pages while the backend is there, until that has succeeded. */
  async prepare(): Promise<void> {
    for (const name of new Set(['missing', 'down', ...unavailable.values()])) {
      while ((await this.#find(name)) === null) await setTimeout(retryMs, undefined, { ref: false })
    }
  }

  async #find(name: string) {
    const page = failurePage(name)
    const outcome =
      this.#pages.find(page, html) ??
      (await this.#pages.load(page, html, 'failure').catch(() => null))
    return outcome?.kind === 'page' ? outcome : null
  }
}
