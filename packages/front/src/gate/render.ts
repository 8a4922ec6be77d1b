import type { OutgoingHttpHeaders } from 'node:http'
import { contextOf, runInContext } from '#log/request-context.ts'
import { askWhole, type Handle } from '#next/ask-next.ts'
import { type FoundEntry, withCacheUse } from '#next/page-cache-handler.ts'
import { addressOf, headersOf, html, type Variant, withoutRouterHeaders } from '#next/variants.ts'
import { missingPageHeader } from '#shared/missing-page-header.ts'
import { withEnds } from '#shared/valid-until.ts'

/** Next's shared output, unchanged. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Its entry in Next's page cache; null for a page rendered on request. */
  entry: FoundEntry | null
  /** Whether this request rendered it. */
  isNew: boolean
  /** The tags of content that ends by itself, as stated during the render. */
  ends: readonly string[]
}

/** Renders shared pages and files. Next sees only the key and the variant of a request. */
export class Renderer {
  readonly #handle: Handle
  readonly #host: string

  constructor(handle: Handle, port: number) {
    this.#handle = handle
    this.#host = `localhost:${port}`
  }

  /** Returns what Next has, however old, or renders when it has nothing. Rejects when Next breaks off. */
  read(key: string, variant: Variant): Promise<Rendered> {
    return this.#ask('read', key, variant)
  }

  /** Renders a page of Next's page cache again; `read` then returns the result. Rejects when Next breaks off. */
  renew(key: string): Promise<Rendered> {
    return this.#ask('renew', key, html)
  }

  async #ask(mode: 'read' | 'renew', key: string, variant: Variant): Promise<Rendered> {
    const headers = { host: this.#host, ...headersOf(variant) }
    const url = addressOf(key, variant)
    const ask = () => askWhole(this.#handle, { url, headers })
    const { result, entry, isStored } = await withCacheUse(mode, () =>
      runInContext(contextOf({}), () => withEnds(ask)),
    )
    const { result: answer, ends } = result
    if (variant === html) answer.headers.vary = withoutRouterHeaders(answer.headers.vary)
    return { ...answer, entry, isNew: isStored || entry === null, ends }
  }
}

/** Whether the page is missing, as the app said before it rendered (missingPageHeader), or as the page itself said. */
export const isMissing = ({ status, headers }: Rendered, variant: Variant): boolean =>
  status === 404 && (variant === html || headers[missingPageHeader.name] !== undefined)
