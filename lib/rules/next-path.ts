const home = '/'

/** Longer addresses than this are none of ours. */
const maxLength = 1_000

/** Where nobody shall end after signing in: calls, the framework's own files, the forms themselves, and the way out. */
const closed = /^\/(?:api|_next|media|sign-in|sign-up|forgot-password|account\/sign-out)(?:\/|$)/

const controls = /\p{Cc}/u

/** A path with everything decoded that browsers or servers on the way may decode; null when it cannot be. */
function fullyDecoded(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : fullyDecoded(decoded)
  } catch {
    return null
  }
}

function isOurs(pathname: string): boolean {
  const path = fullyDecoded(pathname)
  if (path === null || controls.test(path)) return false
  return !/\\|\/\//.test(path) && !closed.test(path)
}

/**
 * Where to go after signing in: the path that was asked for, with its query, when it lies within the shop;
 * everything else gives home. Nothing in it can lead to another origin (decisions, Session).
 */
export function nextPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > maxLength) return home
  if (!/^\/(?![\\/])/.test(given) || controls.test(given) || given.includes('\\')) return home
  const base = 'http://shop.invalid'
  if (!URL.canParse(given, base)) return home
  const { origin, pathname, search, hash } = new URL(given, base)
  return origin === base && isOurs(pathname) ? pathname + search + hash : home
}

/** The address of a form that leads on to a path afterwards. */
export function withNext(form: '/sign-in' | '/sign-up', next: string): string {
  const path = nextPath(next)
  return path === home ? form : `${form}?next=${encodeURIComponent(path)}`
}
