/** Seconds for which a cache between may send a page that it cannot ask the shop about (RFC 5861, 4). */
const maxGrace = 86_400

/** What caches between may do with a response. Seconds from when it was made, if it says its age, or else from now. */
interface Keeping {
  /** How long it is fresh. */
  fresh: number
  /** How long what it shows holds: it is not sent later, not even when the shop is away. */
  holds: number
}

/**
 * The `Cache-Control` of a response that caches between keep, and browsers ask for each time. Seconds are whole; what holds for no time
 * is not kept.
 */
export function sharedControl({ fresh, holds }: Keeping): string {
  const kept = Math.max(0, Math.floor(Math.min(fresh, holds)))
  const grace = Math.max(0, Math.floor(Math.min(maxGrace, holds - kept)))
  return `max-age=0, s-maxage=${kept}${grace > 0 ? `, stale-if-error=${grace}` : ''}`
}

/** The two numbers of what `sharedControl` has written; undefined for any other value, such as one that was made private. */
function readShared(control: string): { fresh: string; grace: string } | undefined {
  const [, fresh, grace = '0'] =
    /^max-age=0, s-maxage=(\d+)(?:, stale-if-error=(\d+))?$/.exec(control) ?? []
  return fresh === undefined ? undefined : { fresh, grace }
}

/**
 * `CDN-Cache-Control` (RFC 9213): the same for caches alone. `s-maxage` forbids stale answers (RFC 9111, 5.2.2.10), `max-age` beside
 * `stale-if-error` allows them. Undefined for what caches do not keep, or keep as long as browsers do.
 */
export function targetedControl(control: string): string | undefined {
  const shared = readShared(control)
  if (shared === undefined) return undefined
  const { fresh, grace } = shared
  return `max-age=${fresh}${grace === '0' ? '' : `, stale-if-error=${grace}`}`
}

/** `Surrogate-Control` (Edge Architecture Specification 1.0), for a cache that offers to read it. */
export function surrogateControl(offered: string, control: string): string | undefined {
  const shared = /\bSurrogate\/1\.0\b/.test(offered) ? readShared(control) : undefined
  return shared && `max-age=${shared.fresh}+${shared.grace}`
}
