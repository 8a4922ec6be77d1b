/** Seconds for which a shared cache may send a page when it cannot reach the shop (RFC 5861, 4). */
const maxGrace = 86_400

/** What shared caches may do with a response. Seconds since it was made if it has an age, else from now. */
interface Keeping {
  /** How long it is fresh. */
  fresh: number
  /** How long its content is valid. It is never sent later, even when the shop is down. */
  holds: number
}

/**
 * Returns the `Cache-Control` of a response that shared caches keep and browsers revalidate each time. Whole seconds; content without
 * remaining validity is not kept.
 */
export function sharedControl({ fresh, holds }: Keeping): string {
  const kept = Math.max(0, Math.floor(Math.min(fresh, holds)))
  const grace = Math.max(0, Math.floor(Math.min(maxGrace, holds - kept)))
  return `max-age=0, s-maxage=${kept}${grace > 0 ? `, stale-if-error=${grace}` : ''}`
}

/** Parses the two numbers written by `sharedControl`; undefined for any other value, such as a private one. */
function readShared(control: string): { fresh: string; grace: string } | undefined {
  const [, fresh, grace = '0'] =
    /^max-age=0, s-maxage=(\d+)(?:, stale-if-error=(\d+))?$/.exec(control) ?? []
  return fresh === undefined ? undefined : { fresh, grace }
}

/**
 * Returns `CDN-Cache-Control` (RFC 9213), the same rules for caches alone. `s-maxage` forbids stale responses (RFC 9111, 5.2.2.10);
 * `max-age` with `stale-if-error` allows them. Undefined for responses that caches do not keep, or keep as long as browsers do.
 */
export function targetedControl(control: string): string | undefined {
  const shared = readShared(control)
  if (shared === undefined) return undefined
  const { fresh, grace } = shared
  return `max-age=${fresh}${grace === '0' ? '' : `, stale-if-error=${grace}`}`
}

/** Returns `Surrogate-Control` (Edge Architecture Specification 1.0), for a cache that offers to read it. */
export function surrogateControl(offered: string, control: string): string | undefined {
  const shared = /\bSurrogate\/1\.0\b/.test(offered) ? readShared(control) : undefined
  return shared && `max-age=${shared.fresh}+${shared.grace}`
}
