import { routes } from '#lib/config/routes.ts'
import { formAddress } from '#lib/rules/form-address.ts'

const home = '/'

/** In characters; all paths of the shop are shorter. */
const maxLength = 1_000

/** Paths, including everything below them, that are no destination after a sign-in: Next's files, and routes with `noReturn`. */
const excluded = [
  '/_next',
  ...routes.filter(({ noReturn }) => noReturn).map(({ path }) => path.replace(/\/\[.*/, '')),
]

const isExcluded = (path: string) =>
  excluded.some((start) => path === start || path.startsWith(`${start}/`))

const controls = /\p{Cc}/u

/** Decodes a path until it no longer changes, as browsers and proxies may do; null for a malformed escape. */
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
  return !/\\|\/\//.test(path) && !isExcluded(path)
}

/**
 * Returns the path to go to after signing in: the given one with its query if it is a page of the shop, else home. Never points to
 * another origin (decisions, Session).
 */
export function nextPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > maxLength) return home
  if (!/^\/(?![\\/])/.test(given) || controls.test(given) || given.includes('\\')) return home
  const base = 'http://shop.invalid'
  if (!URL.canParse(given, base)) return home
  const { origin, pathname, search, hash } = new URL(given, base)
  return origin === base && isOurs(pathname) ? pathname + search + hash : home
}

/** Returns the URL of a form with the path to go to afterwards. */
export function withNext(form: '/sign-in' | '/sign-up', next: string): string {
  const path = nextPath(next)
  return path === home ? form : formAddress(form, path)
}
