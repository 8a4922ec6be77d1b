import type { OutgoingHttpHeaders } from 'node:http'
import { contextOf, runInContext } from '#log/request-context.ts'
import { askWhole, type Handle } from '#next/ask-next.ts'
import { type FoundEntry, withCacheUse } from '#next/page-cache-handler.ts'
import { addressOf, headersOf, html, type Variant, withoutRouterHeaders } from '#next/variants.ts'
import { missingPageHeader } from '#shared/missing-page-header.ts'
import { withEnds } from '#shared/valid-until.ts'

/** What Next made for everyone, as it made it. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** What Next's page cache has of it; null for what is rendered when it is asked for. */
  entry: FoundEntry | null
  /** Whether it was rendered now. */
  isNew: boolean
  /** The tags of what it shows that ends by itself, as it said while it was rendered. */
  ends: readonly string[]
}

/** Renders pages and files that are the same for everyone: of a request, Next sees the key and the variant. */
export class Renderer {
  readonly #handle: Handle
  readonly #host: string

  constructor(handle: Handle, port: number) {
    this.#handle = handle
    this.#host = `localhost:${port}`
  }

  /** What Next has, however old, or renders when it has nothing. Rejects when Next breaks off. */
  read(key: string, variant: Variant): Promise<Rendered> {
    return this.#ask('read', key, variant)
  }

  /** Renders a page of Next's page cache again; `read` then gives what has come of it. Rejects when Next breaks off. */
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

/** Whether the app has said before it rendered that there is no such page (missingPageHeader), or the page itself has. */
export const isMissing = ({ status, headers }: Rendered, variant: Variant): boolean =>
  status === 404 && (variant === html || headers[missingPageHeader.name] !== undefined)
