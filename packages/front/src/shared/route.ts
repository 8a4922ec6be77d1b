/**
 * What kind of thing answers at a path.
 * - `shared`: a page that is the same for everyone, cached and finished by the server.
 * - `form`: a page for one visitor, with forms that also work without scripts.
 * - `personal`: a page of a customer who is signed in.
 * - `payment`: a page for one visitor whose forms may post to a payment provider.
 * - `file`: a file that is made, the same for everyone and read whole.
 * - `stream`: a response of any length, or for one visitor, sent as it is made.
 * - `call`: a call of a page's script or form; may write.
 * - `internal`: a page that only the server or the app itself asks for. Its address is answered like a missing page.
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
  /** As Next names it: the folders of `app` without groups. */
  path: string
  kind: RouteKind
  /** The names of a shared page's query. Others never reach Next; with `size`, the input of that name and value comes checked. */
  query?: readonly string[]
  /** Whether nobody waits for it in the queue; `personal` pages are all open, and each call says it for itself (Actions). */
  isOpen?: true
  /** Whether it is sent without its scripts: it serves browsers in which none run. */
  withoutScripts?: true
  /**
   * Whether a page for one visitor has the same HTML for all: it reads no cookie, and what is personal comes by its scripts. Of its query
   * it may read what `queries` gives for it.
   */
  isTemplate?: true
  /** The page of which it is the text in Markdown, at the same path with `.md`. */
  twinOf?: string
  /** The call that takes what is posted here. Besides calls, only such a page takes more than GET, HEAD and OPTIONS. */
  postsTo?: string
  /** The failure page that names what failed, `/failure/<name>`; `down` without a name. */
  failure?: string
  /** Whether an unknown address below it is answered by it, and not as missing: a guest is not told which pages there are. */
  hidesBelow?: true
  /** Whether its handler answers HEAD itself: a GET without a body would still read all that a stream sends. */
  answersHead?: true
  /** Where the address of an `internal` page leads in place of a missing page. */
  leadsTo?: string
}
