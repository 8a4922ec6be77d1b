/**
 * The kind of response at a path.
 * - `shared`: a page that is the same for everyone, cached and finished by the server.
 * - `form`: a page for one shopper, with forms that also work without scripts.
 * - `personal`: a page of a signed-in customer.
 * - `payment`: a page for one shopper whose forms may post to a payment provider.
 * - `file`: a generated file, the same for everyone and sent whole.
 * - `stream`: a response of any length, or for one shopper, streamed as it is made.
 * - `call`: a call of a page's script or form; may write.
 * - `internal`: a page that only the server or the app requests. Clients get a missing page at its address.
 * - `redirect`: an old or well-known address.
 */
export type RouteKind =
  | 'shared'
  | 'form'
  | 'personal'
  | 'payment'
  | 'file'
  | 'stream'
  | 'call'
  | 'internal'
  | 'redirect'

/** A row of the app's table of routes, as far as the server in front of the app reads it. */
export interface Route {
  /** The path as Next names it: the folders of `app` without groups. */
  path: string
  kind: RouteKind
  /** The query names of a shared page. Others never reach Next. With `size`, the input of that name and value is checked. */
  query?: readonly string[]
  /** Whether it bypasses the queue. `personal` pages always do, and each call decides for itself (Actions). */
  isOpen?: true
  /** Whether it is sent without its scripts, for browsers that run none. */
  withoutScripts?: true
  /**
   * Whether a page for one shopper has the same HTML for all: it reads no cookie, and its scripts fetch the personal data. It may read only
   * the query that `queries` returns for it.
   */
  isTemplate?: true
  /** The page whose Markdown this is, at the same path with `.md`. */
  twinOf?: string
  /** The call that handles posts to this page. Apart from calls, only such a page allows more than GET, HEAD and OPTIONS. */
  postsTo?: string
  /** The failure page that names what failed, `/failure/<name>`; `down` without a name. */
  failure?: string
  /** Whether it answers for unknown addresses below it, so that guests cannot tell which pages exist. */
  hidesBelow?: true
  /** Whether its handler answers HEAD itself: a GET without a body would still read all that a stream sends. */
  answersHead?: true
  /** Where the address of an `internal` page redirects, in place of a missing page. */
  leadsTo?: string
}
