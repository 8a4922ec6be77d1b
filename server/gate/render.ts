import type { OutgoingHttpHeaders } from 'node:http'
import { hasTwin } from '#lib/config/routes.ts'
import { finishPage, selectSize } from '#server/finish/finish-page.ts'
import { reportProblem } from '#server/finish/problems.ts'
import { contextOf, runInContext } from '#server/log/request-context.ts'
import { askNext, type Handle } from '#server/next/ask-next.ts'
import { type FoundEntry, withCacheUse } from '#server/next/page-cache-handler.ts'
import { addressOf, headersOf, html, type Variant } from '#server/next/variants.ts'
import { EncodedBody } from '#server/respond/encoded-body.ts'
import { contentHash, type WholeResponse, wholeResponse } from '#server/respond/send.ts'
import { missingPageHeader } from '#server/shared/missing-page-header.ts'

/** What Next made for everyone, as it made it. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** What Next's page cache has of it; null for what is rendered when it is asked for. */
  entry: FoundEntry | null
  /** Whether it was rendered now. */
  isNew: boolean
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
    const { result, entry, isStored } = await withCacheUse(mode, () =>
      runInContext(contextOf({}), async () => {
        const answer = await askNext(this.#handle, { url, headers })
        const body = Buffer.concat(await answer.body.toArray())
        await answer.done
        return { status: answer.status, headers: answer.headers, body }
      }),
    )
    return { ...result, entry, isNew: isStored || entry === null }
  }
}

/** Whether the backend has said that there is no such page (middleware.ts), or the page itself has. */
export const isMissing = ({ status, headers }: Rendered, variant: Variant): boolean =>
  status === 404 && (variant === html || headers[missingPageHeader.name] !== undefined)

/** What is sent for a page, and what its start script asks for next. */
export interface Finished {
  response: WholeResponse
  /** The SHA-1 of what Next made. */
  source: string
  /** The sizes that an address can select. */
  sizes: readonly string[]
  data: { hash: string; response: WholeResponse } | null
}

const isHtml = ({ headers }: Rendered) => String(headers['content-type']).startsWith('text/html')

/** Whether Next's HTML has its end: a file of the build may be cut off. */
export const isCutOff = (rendered: Rendered): boolean =>
  isHtml(rendered) && !rendered.body.subarray(-40).toString().trimEnd().endsWith('</html>')

/** What tells Next's own scripts about the data of a page, and says nothing in its HTML. */
const ofData = ['x-nextjs-prerender', 'x-nextjs-postponed', 'x-nextjs-stale-time']

/** Hints to fetch stylesheets, of which a finished page has what it uses, and to connect to the shop itself. */
const useless = /as="style"|^<\/>; rel=preconnect/

/**
 * The headers of a finished page: without useless hints, and with those for its first picture, from which a server in front
 * can make 103 Early Hints.
 */
function finishedHeaders(headers: OutgoingHttpHeaders, pictureHints: readonly string[]) {
  const { link, ...others } = headers
  const hints = String(link ?? '').split(/,\s*(?=<)/)
  const kept = hints.filter((hint) => hint !== '' && !useless.test(hint))
  const links = [...new Set([...pictureHints, ...kept])]
  const sent = Object.fromEntries(Object.entries(others).filter(([name]) => !ofData.includes(name)))
  return links.length > 0 ? { ...sent, link: links.join(', ') } : sent
}

const dataHeaders = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

function finishedPage({ status, headers, body }: Rendered, source: string, label: string) {
  const { html, policy, data, sizes, pictureHints, problem } = finishPage(body.toString())
  if (problem !== null) reportProblem(label, problem)
  const kept = problem === null ? finishedHeaders(headers, pictureHints) : headers
  const vary = hasTwin(label) ? { vary: [headers.vary, 'Accept'].filter(Boolean).join(', ') } : {}
  const sent = { ...kept, ...vary, 'content-security-policy': policy }
  return {
    response: wholeResponse(status, sent, html),
    source,
    sizes,
    data: data && { hash: data.hash, response: wholeResponse(200, dataHeaders, data.body) },
  }
}

/** What is sent for what Next made. Finishes a page, unless it is the same as before but for its lifetime. */
export function finish(rendered: Rendered, label: string, before?: Finished): Finished {
  const source = contentHash(rendered.body)
  const { 'set-cookie': _, ...headers } = rendered.headers
  if (before?.source === source) {
    const { response } = before
    const newer = { ...response.headers, 'cache-control': headers['cache-control'] }
    return { ...before, response: { ...response, headers: newer } }
  }
  if (rendered.status === 200 && isHtml(rendered)) {
    return finishedPage({ ...rendered, headers }, source, label)
  }
  const response = wholeResponse(rendered.status, headers, rendered.body)
  return { response, source, sizes: [], data: null }
}

/** A finished page with a size selected. */
export function withSize({ response }: Finished, size: string): WholeResponse {
  const { body, headers, status } = response
  const page = body instanceof EncodedBody ? body.plain() : body
  const { etag: _, ...others } = headers
  return wholeResponse(status, others, Buffer.from(selectSize(page.toString(), size)))
}
