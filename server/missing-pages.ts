import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isExpired, isStale, now } from '#server/cache-tags.ts'
import { isForFailurePage } from '#server/failure-pages.ts'
import { requestPath } from '#server/request-path.ts'
import type { readRoutesManifest } from '#server/routes-manifest.ts'

type Routes = Pick<ReturnType<typeof readRoutesManifest>, 'redirects'>

/** Next redirects a path with an empty segment, or with a slash at its end. */
const plainPath = /^(?:\/[^/\\]+)+$/

/** Paths that Next answers itself: its files, and the account, whose guests middleware.ts sends to the sign-in. */
const othersPath = /^\/(?:_next|account)\//

const productPath = /^\/product\/([1-9]\d{0,8})$/

/** As long as other data is cached, unless the backend says earlier that the product or the lists have changed. */
const goneMs = 60_000

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${parentPath}/${name}`.replace(`/${folder}`, ''))

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Finds requests for pages that do not exist: any number can be sent, and each would cost Next as much as a page. */
export class MissingPages {
  readonly #routeOf: (path: string) => string
  readonly #files: ReadonlySet<string>
  readonly #redirects: readonly RegExp[]
  /** Paths of products that the backend does not have, and when they were requested. */
  readonly #gone = new LRUCache<string, number>({ max: 10_000 })

  /** @param publicFolder the files that Next sends as they are */
  constructor(routes: Routes, routeOf: (path: string) => string, publicFolder: string) {
    this.#routeOf = routeOf
    this.#files = new Set(filesOf(publicFolder))
    this.#redirects = routes.redirects.map(({ regex }) => new RegExp(regex))
  }

  /** Whether the page is known to be missing. */
  isMissing(request: IncomingMessage): boolean {
    const path = requestPath(request)
    if (isForFailurePage(request, decodeURIComponent(path))) return true
    return isRead(request) && (this.#isGone(path) || this.#hasNoRoute(path))
  }

  /** Notes whether the response to a request says that its product is missing. */
  note(request: IncomingMessage, response: ServerResponse): void {
    const path = requestPath(request)
    if (!isRead(request) || !productPath.test(path)) return
    const since = now()
    response.once('finish', () => {
      if (response.statusCode === 404) this.#gone.set(path, since)
    })
  }

  #isGone(path: string): boolean {
    const since = this.#gone.get(path)
    if (since === undefined || now() > since + goneMs) return false
    const tags = ['products', `product:${productPath.exec(path)?.[1]}`]
    return !isExpired(tags, since) && !isStale(tags, since)
  }

  /** Next decodes a path before it looks for a route. */
  #hasNoRoute(path: string): boolean {
    return [path, decodeURIComponent(path)].every(
      (form) =>
        plainPath.test(form) &&
        this.#isUnknown(form) &&
        !this.#redirects.some((pattern) => pattern.test(form)),
    )
  }

  #isUnknown(path: string): boolean {
    if (othersPath.test(path) || this.#files.has(path)) return false
    return ['/[...missing]', '/brand'].includes(this.#routeOf(path))
  }
}
