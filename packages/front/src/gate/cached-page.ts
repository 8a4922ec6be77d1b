import { type Finished, isCutOff } from '#gate/finish-response.ts'
import type { Rendered } from '#gate/render.ts'
import type { SharedPage } from '#gate/target.ts'
import { isExpired, isOver, isStale, lastTagChange, now } from '#next/cache-tags.ts'
import type { WholeResponse } from '#respond/send.ts'
import { sharedControl } from '#respond/shared-control.ts'
import { firstEnd } from '#shared/valid-until.ts'

/** A variant of a page, or a file, that was made for everyone. All times are in milliseconds since 1970. */
export interface CachedPage extends Finished {
  renderedAt: number
  /** Null for what may depend on anything. */
  tags: string[] | null
  /** From when on it is due to be rendered again. */
  dueAt: number
  /** When something that it shows ends, such as a discount: from then on it is rendered before it is sent. */
  endsAt: number
  /** Until when it is sent while that is done (stale-while-revalidate). */
  staleUntil: number
  /** Until when it is sent although it has expired, since it could not be renewed (stale-if-error). */
  heldUntil: number
}

const ms = {
  /** For what says nothing about its lifetime. */
  brief: 1_000,
  /** For which a page that is rendered when it is asked for is sent while it is renewed. */
  onRequestStale: 1_000,
  /** Between two tries to renew what could not be renewed. */
  retry: 5_000,
}

/** Seconds for which a shared cache keeps an old page: its successor may be there any moment. */
const oldSeconds = 5

/** Seconds for which a shared cache keeps any page: of what never changes Next says a year, and the next release may have another one. */
const longest = 3_600

/** The seconds for which a response is fresh in a shared cache (RFC 9111, 4.2.1); null when it does not say. */
function freshSeconds({ headers }: Rendered): number | null {
  const control = String(headers['cache-control'])
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? []
  return seconds === undefined ? null : Number(seconds)
}

function dueTime(rendered: Rendered, renderedAt: number): number {
  const seconds = freshSeconds(rendered)
  return seconds === null ? now() + ms.brief : renderedAt + seconds * 1_000
}

/**
 * Whether Next's page cache has only an old page, which is rendered again before anything is sent: a tag has expired, or
 * its file is cut off. A renewal renders also what is due.
 */
export function needsRender(rendered: Rendered, isRenewal: boolean): boolean {
  const { entry, isNew } = rendered
  if (entry === null || isNew) return false
  const { renderedAt, tags } = entry
  if (isOver([...tags], renderedAt) || isCutOff(rendered)) return true
  return isRenewal && (isStale([...tags], renderedAt) || now() >= dueTime(rendered, renderedAt))
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
  const endsAt = firstEnd([...(entry?.tags ?? []), ...rendered.ends], renderedAt)
  const times = { renderedAt, endsAt, heldUntil: 0 }
  if (page.isFixed) {
    return { ...finished, ...times, tags: [], dueAt: never, staleUntil: never }
  }
  const dueAt = dueTime(rendered, renderedAt)
  if (entry === null) {
    return { ...finished, ...times, tags: null, dueAt, staleUntil: dueAt + ms.onRequestStale }
  }
  return {
    ...finished,
    ...times,
    tags: [...entry.tags],
    dueAt,
    staleUntil: never,
  }
}

const hasExpired = ({ tags, renderedAt, endsAt }: CachedPage) =>
  now() >= endsAt || (tags === null ? lastTagChange() >= renderedAt : isExpired(tags, renderedAt))

const isDue = ({ tags, renderedAt, dueAt }: CachedPage) =>
  now() >= dueAt || isStale(tags ?? [], renderedAt)

/** Whether a page can be sent as it is, while it is renewed, or only after that. */
export function stateOf(cached: CachedPage): 'fresh' | 'stale' | 'expired' {
  if (now() < cached.heldUntil) return 'fresh'
  if (hasExpired(cached)) return 'expired'
  if (!isDue(cached)) return 'fresh'
  return now() < cached.staleUntil ? 'stale' : 'expired'
}

/** An old page that could not be renewed: it is sent for some seconds more, until the next try. */
export const held = (old: CachedPage): CachedPage => ({
  ...old,
  heldUntil: now() + ms.retry,
})

/** What caches between may do with a page that has an age; one that says nothing of them stays as it is. */
function freshControl({ response, dueAt, endsAt, renderedAt }: CachedPage): string | undefined {
  const { 'cache-control': control } = response.headers
  if (!String(control).includes('s-maxage')) return control
  const fresh = Math.min(longest, (dueAt - renderedAt) / 1_000)
  return sharedControl({ fresh, holds: (endsAt - renderedAt) / 1_000 })
}

/** What caches between may do with an old page; one that should have ended stays until it can be renewed. */
function oldControl({ endsAt }: CachedPage): string {
  const left = (endsAt - now()) / 1_000
  return sharedControl({ fresh: oldSeconds, holds: left > 0 ? left : oldSeconds })
}

/**
 * Says in the response how it was found, for metrics and whoever debugs, and for how long caches between may keep it. Of a file there is
 * nothing to say.
 */
export function foundAs(page: CachedPage, state: 'HIT' | 'STALE' | 'MISS'): WholeResponse {
  const { response, dueAt } = page
  if (dueAt === Number.POSITIVE_INFINITY) return response
  const control = state === 'STALE' ? oldControl(page) : freshControl(page)
  const headers = { ...response.headers, 'cache-control': control, 'x-nextjs-cache': state }
  return { ...response, headers }
}

/** A page that is fresh, with the seconds since it was made: a shared cache keeps it for the rest of its time (RFC 9111, 4.2.3). */
export function withAge({ response, dueAt, renderedAt, heldUntil }: CachedPage): WholeResponse {
  if (dueAt === Number.POSITIVE_INFINITY || now() < heldUntil) return response
  return { ...response, age: Math.max(0, Math.floor((now() - renderedAt) / 1_000)) }
}
