import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Pages } from '#gate/pages.ts'
import type { SharedPage } from '#gate/target.ts'
import { html } from '#next/variants.ts'
import { sendStatus, sendWhole } from '#respond/send.ts'
import type { Route } from '#shared/route.ts'

export const retryAfter = { 'retry-after': '30' }

/** Milliseconds between two attempts to render the failure pages in advance. */
const retryMs = 5_000

/** The app's route for these pages. An app without it answers with the status alone. */
const failureRoute = '/failure/[page]'

const failurePage = (name: string): SharedPage => ({
  pool: failureRoute,
  key: `/failure/${name}`,
  isOnRequest: false,
  isFixed: false,
})

/** A page's headers that are wrong for a failure. */
const notForFailures = ['cache-control', 'x-nextjs-cache', 'link', 'x-nextjs-prerender', 'etag']

/**
 * Pages for a missing page and for a temporary failure. They are prerendered and readable without scripts, so they can be sent while the
 * backend is down (docs/decisions/011).
 */
export class FailurePages {
  readonly #pages: Pick<Pages, 'find' | 'load'>
  readonly #isThere: boolean
  /** Pages that name what failed, by the path of the route. */
  readonly #unavailable: ReadonlyMap<string, string>

  constructor(pages: Pick<Pages, 'find' | 'load'>, routes: readonly Route[]) {
    this.#pages = pages
    this.#isThere = routes.some(({ path }) => path === failureRoute)
    this.#unavailable = new Map(
      routes.flatMap(({ path, failure }) => (failure ? [[path, failure]] : [])),
    )
  }

  /** Sends the failure page of a route: 404, or 503 when retrying may help. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    { route, status }: { route: string; status: 404 | 503 },
  ): Promise<void> {
    const outcome = await this.#find(
      status === 404 ? 'missing' : (this.#unavailable.get(route) ?? 'down'),
    )
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

  /** Renders the failure pages, and retries until the backend has delivered all of them. */
  async prepare(): Promise<void> {
    if (!this.#isThere) return
    for (const name of new Set(['missing', 'down', ...this.#unavailable.values()])) {
      while ((await this.#find(name)) === null) await setTimeout(retryMs, undefined, { ref: false })
    }
  }

  async #find(name: string) {
    if (!this.#isThere) return null
    const page = failurePage(name)
    const outcome =
      this.#pages.find(page, html) ??
      (await this.#pages.load(page, html, 'failure').catch(() => null))
    return outcome?.kind === 'page' ? outcome : null
  }
}
