import { createHash } from 'node:crypto'
import { type Finished, isCutOff } from '#gate/finish-response.ts'
import type { Rendered } from '#gate/render.ts'
import type { SharedPage } from '#gate/target.ts'
import { systemTime } from '#log/log-lines.ts'
import {
  endOf,
  isExpired,
  isOver,
  isStale,
  lastTagChange,
  now,
  toSystemTime,
} from '#next/cache-tags.ts'
import type { WholeResponse } from '#respond/send.ts'
import { sharedControl } from '#respond/shared-control.ts'

/** A variant of a shared page, or a file. All times are in milliseconds since 1970: `endsAt` on the system's clock, the others on Next's. */
export interface CachedPage extends Finished {
  renderedAt: number
  /** Null when it may depend on anything. */
  tags: string[] | null
  /** When it is due for a new render. */
  dueAt: number
  /** When a request renews it in the background although it is still fresh. */
  renewAt: number
  /** When something it shows ends, such as a discount. After that it is rendered before it is sent. */
  endsAt: number
  /** Until when it is sent while it is being renewed (stale-while-revalidate). */
  staleUntil: number
  /** Until when it is sent although it has expired, because the renewal failed (stale-if-error). */
  heldUntil: number
}

const ms = {
  /** Lifetime of a response that does not state one. */
  brief: 1_000,
  /** How long a page rendered on request is sent while it is renewed. */
  onRequestStale: 1_000,
  /** Time between two attempts after a failed renewal. */
  retry: 5_000,
}

/** The part at the end of a page's lifetime within which it is renewed early. */
const lastPart = 1 / 4

/** Seconds for which a shared cache keeps an old page: its successor may be there at any moment. */
const oldSeconds = 5

/** Seconds for which a shared cache keeps any page. For pages that never change Next says a year, but the next release may change them. */
const longest = 3_600

/** Returns the seconds for which a response is fresh in a shared cache (RFC 9111, 4.2.1), or null when it does not say. */
function freshSeconds({ headers }: Rendered): number | null {
  const control = String(headers['cache-control'])
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? []
  return seconds === undefined ? null : Number(seconds)
}

function dueTime(rendered: Rendered, renderedAt: number): number {
  const seconds = freshSeconds(rendered)
  return seconds === null ? now() + ms.brief : renderedAt + seconds * 1_000
}

/** Returns the same number from 0 to 1 for the same key, spread evenly over all keys. */
const spread = (key: string): number =>
  createHash('sha1').update(key).digest().readUInt32BE() / 2 ** 32

/**
 * Returns when to renew a page ahead of its due time. Pages of one build, or of one change, would otherwise be due at once, and rendering all of
 * them delays the requests that shoppers wait for.
 */
function renewTime(key: string, rendered: Rendered, renderedAt: number): number {
  const dueAt = dueTime(rendered, renderedAt)
  return dueAt - Math.max(0, dueAt - renderedAt) * lastPart * spread(key)
}

/**
 * Whether Next's page cache has only an old page, which must be rendered before anything is sent: a tag has expired, or its file is
 * truncated. A renewal also renders a page that is due, or nearly so.
 */
export function needsRender(key: string, rendered: Rendered, isRenewal: boolean): boolean {
  const { entry, isNew } = rendered
  if (entry === null || isNew) return false
  const { renderedAt, tags } = entry
  if (isOver([...tags], renderedAt) || isCutOff(rendered)) return true
  return (
    isRenewal && (isStale([...tags], renderedAt) || now() >= renewTime(key, rendered, renderedAt))
  )
}

/** @param since when its request to Next began */
export function cachedPage(
  page: SharedPage,
  rendered: Rendered,
  finished: Finished,
  since: number,
): CachedPage {
  const { entry } = rendered
  const renderedAt = entry?.renderedAt ?? since
  const never = Number.POSITIVE_INFINITY
  const endsAt = endOf([...(entry?.tags ?? []), ...rendered.ends], renderedAt)
  const times = { renderedAt, endsAt, heldUntil: 0 }
  if (page.isFixed) {
    return { ...finished, ...times, tags: [], dueAt: never, renewAt: never, staleUntil: never }
  }
  const dueAt = dueTime(rendered, renderedAt)
  if (entry === null) {
    const staleUntil = dueAt + ms.onRequestStale
    return { ...finished, ...times, tags: null, dueAt, renewAt: dueAt, staleUntil }
  }
  const renewAt = renewTime(page.key, rendered, renderedAt)
  return { ...finished, ...times, tags: [...entry.tags], dueAt, renewAt, staleUntil: never }
}

const hasExpired = ({ tags, renderedAt, endsAt }: CachedPage) =>
  systemTime() >= endsAt ||
  (tags === null ? lastTagChange() >= renderedAt : isExpired(tags, renderedAt))

const isDue = ({ tags, renderedAt, dueAt }: CachedPage) =>
  now() >= dueAt || isStale(tags ?? [], renderedAt)

/** Whether a fresh page is renewed now. */
export const isRenewedEarly = ({ renewAt, heldUntil }: CachedPage): boolean =>
  now() >= renewAt && now() >= heldUntil

/** Whether a page can be sent as it is, sent while it is renewed, or sent only after a renewal. */
export function stateOf(cached: CachedPage): 'fresh' | 'stale' | 'expired' {
  if (now() < cached.heldUntil) return 'fresh'
  if (hasExpired(cached)) return 'expired'
  if (!isDue(cached)) return 'fresh'
  return now() < cached.staleUntil ? 'stale' : 'expired'
}

/** Extends an old page whose renewal failed by some seconds, until the next attempt. */
export const held = (old: CachedPage): CachedPage => ({
  ...old,
  heldUntil: now() + ms.retry,
})

/** Returns the Cache-Control of a page with an age. A response that does not address shared caches keeps its own. */
function freshControl({ response, dueAt, endsAt, renderedAt }: CachedPage): string | undefined {
  const { 'cache-control': control } = response.headers
  if (!String(control).includes('s-maxage')) return control
  const fresh = Math.min(longest, (dueAt - renderedAt) / 1_000)
  return sharedControl({ fresh, holds: (endsAt - toSystemTime(renderedAt)) / 1_000 })
}

/** Returns the Cache-Control of an old page. A page past its end is kept until it can be renewed. */
function oldControl({ endsAt }: CachedPage): string {
  const left = (endsAt - systemTime()) / 1_000
  return sharedControl({ fresh: oldSeconds, holds: left > 0 ? left : oldSeconds })
}

/** Adds the cache state to the response, for metrics and debugging, and the lifetime in shared caches. Leaves files unchanged. */
export function foundAs(page: CachedPage, state: 'HIT' | 'STALE' | 'MISS'): WholeResponse {
  const { response, dueAt } = page
  if (dueAt === Number.POSITIVE_INFINITY) return response
  const control = state === 'STALE' ? oldControl(page) : freshControl(page)
  const headers = { ...response.headers, 'cache-control': control, 'x-nextjs-cache': state }
  return { ...response, headers }
}

/** Returns a fresh page with its age in seconds: a shared cache keeps it for the rest of its lifetime (RFC 9111, 4.2.3). */
export function withAge({ response, dueAt, renderedAt, heldUntil }: CachedPage): WholeResponse {
  if (dueAt === Number.POSITIVE_INFINITY || now() < heldUntil) return response
  return { ...response, age: Math.max(0, Math.floor((now() - renderedAt) / 1_000)) }
}
