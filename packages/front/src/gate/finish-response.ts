import type { OutgoingHttpHeaders } from 'node:http'
import type { Dictionary } from '#encode/dictionary.ts'
import { EncodedBody } from '#encode/encoded-body.ts'
import { finishPage, selectSize } from '#finish/finish-page.ts'
import { reportProblem } from '#finish/problems.ts'
import type { Rendered } from '#gate/render.ts'
import { contentHash, type WholeResponse, wholeResponse } from '#respond/send.ts'
import type { Site } from '#site/site.ts'

/** The response for a page, and the data that its start script fetches next. */
export interface Finished {
  response: WholeResponse
  /** The SHA-1 of Next's body. */
  source: string
  /** The sizes that an address can select. */
  sizes: readonly string[]
  data: { hash: string; response: WholeResponse } | null
}

const isRouterData = ({ headers }: Rendered) =>
  String(headers['content-type']).startsWith('text/x-component')

const isHtml = ({ headers }: Rendered) => String(headers['content-type']).startsWith('text/html')

/** Whether Next's HTML is incomplete: a file of the build may be truncated. */
export const isCutOff = (rendered: Rendered): boolean =>
  isHtml(rendered) && !rendered.body.subarray(-40).toString().trimEnd().endsWith('</html>')

/** Headers that describe a page's data to Next's scripts, and mean nothing with its HTML. */
const ofData = ['x-nextjs-prerender', 'x-nextjs-postponed', 'x-nextjs-stale-time']

const finishedHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofData.includes(name)))

const dataHeaders = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

/** The parts of an app that decide how its pages are sent. */
type Finishing = Pick<Site, 'policies'> & { dictionary: Dictionary | null }

function finishedPage(
  { policies, dictionary }: Finishing,
  { status, headers, body }: Rendered,
  { source, label }: { source: string; label: string },
): Finished {
  const page = finishPage(body.toString(), policies.page, { dictionary: dictionary?.address })
  const { html, policy, data, sizes, problem } = page
  if (problem !== null) reportProblem(label, problem)
  const kept = problem === null ? finishedHeaders(headers) : headers
  const sent = { ...kept, 'content-security-policy': policy }
  return {
    response: wholeResponse(status, sent, html, dictionary),
    source,
    sizes,
    data: data && {
      hash: data.hash,
      response: wholeResponse(200, dataHeaders, data.body, dictionary),
    },
  }
}

/** Turns Next's output for a route into the response to send. Reuses the earlier result when only the lifetime has changed. */
export type Finish = (rendered: Rendered, label: string, before?: Finished) => Finished

/** Returns the response for Next's output. */
function finished(site: Finishing, rendered: Rendered, source: string, label: string): Finished {
  const { status, headers, body } = rendered
  if (status === 200 && isHtml(rendered)) return finishedPage(site, rendered, { source, label })
  const dictionary = isRouterData(rendered) ? site.dictionary : null
  return {
    response: wholeResponse(status, headers, body, dictionary),
    source,
    sizes: [],
    data: null,
  }
}

/** Returns a function that finishes an app's pages. A page's successor starts at the compression quality that the page has reached. */
export const finisherOf =
  (site: Finishing): Finish =>
  (rendered, label, before) => {
    const source = contentHash(rendered.body)
    const { 'set-cookie': _, ...headers } = rendered.headers
    if (before?.source === source) {
      const { response } = before
      const newer = { ...response.headers, 'cache-control': headers['cache-control'] }
      return { ...before, response: { ...response, headers: newer } }
    }
    const made = finished(site, { ...rendered, headers }, source, label)
    const [body, old] = [made.response.body, before?.response.body]
    if (body instanceof EncodedBody && old instanceof EncodedBody) body.replace(old)
    return made
  }

/** Returns a finished page with a size selected. */
export function withSize({ response }: Finished, size: string): WholeResponse {
  const { body, headers, status } = response
  const [page, dictionary] =
    body instanceof EncodedBody ? [body.plain(), body.dictionary] : [body, null]
  const { etag: _, ...others } = headers
  return wholeResponse(status, others, Buffer.from(selectSize(page.toString(), size)), dictionary)
}
