import { AsyncResource } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { lastTagChange, now } from '#server/cache-tags.ts'

interface Render {
  response: ServerResponse
  /** When it started, in milliseconds since 1970. */
  since: number
  /** Called when the response is complete, is lost since its client has left, or turns out to be for its request alone. */
  waiting: ((isLost: boolean) => void)[]
}

/** The pages that are being rendered, by their key in the hot cache. */
const renders = new Map<string, Render>()

/** The pages that were not for everyone, by key: of these, nobody waits for the render of another request. */
const unshared = new LRUCache<string, true>({ max: 1_000 })

/** Milliseconds for which a page counts as not for everyone: one that was rendered for one shopper, and any other answer. */
const unsharedFor = { page: 600_000, other: 5_000 }

/** Ends the wait for a response. Until further notice nobody waits for a page that is not for everyone. */
export function endRender(key: string, response: ServerResponse, isShared: boolean): void {
  if (!isShared) {
    const ttl = response.statusCode === 200 ? unsharedFor.page : unsharedFor.other
    unshared.set(key, true, { ttl })
  }
  const render = renders.get(key)
  if (render?.response !== response) return
  renders.delete(key)
  const isLost = response.destroyed && !response.writableFinished && !response.errored
  for (const proceed of render.waiting) proceed(isLost)
}

/** The render of a page, unless something has changed since its start. */
function current(key: string): Render | undefined {
  const render = renders.get(key)
  return render && render.since > lastTagChange() ? render : undefined
}

/**
 * Notes that a page is rendered for a request, so that others can wait for it. Of several at once, the others wait for the
 * first.
 */
export function startRender(key: string, response: ServerResponse): void {
  if (current(key)) return
  renders.set(key, { response, since: now(), waiting: renders.get(key)?.waiting ?? [] })
  response.once('close', () => endRender(key, response, true))
}

/**
 * Calls a function when the render of the page for another request has ended, with whether its response was lost; false
 * when there is none to wait for.
 */
export function afterRender(key: string, proceed: (isLost: boolean) => void): boolean {
  const render = unshared.has(key) ? undefined : current(key)
  // Else the waiting request would run in the async context of the other one.
  render?.waiting.push(AsyncResource.bind(proceed))
  return render !== undefined
}
