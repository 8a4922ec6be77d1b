import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { decodePath, splitTarget } from '#gate/request-parts.ts'
import { contextOf, runInContext } from '#log/request-context.ts'
import type { ConfiguredHeaders } from '#next/configured-headers.ts'
import { sendOnce } from '#respond/send-once.ts'
import { type DirectCalls, directCalls } from '#shared/direct-calls.ts'

/** Handlers use only path and query: the client's Host header may be no valid address. */
const origin = 'http://localhost'

/** Reads the body of a request, up to just over the limit. Rejects when it breaks off. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  // Destroying the request would close the connection before its client gets the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  return Buffer.concat(chunks)
}

/** Converts a request to the form that the app's code reads. */
async function toRequest(request: IncomingMessage, maxBytes: number): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const body = method === 'GET' ? null : await readBody(request, maxBytes)
  return new Request(origin + url, { method, headers: given, body })
}

/** Returns the headers of a response: those configured for its address, and its own. */
function headersOf({ headers }: Response, configured: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const cookies = headers.getSetCookie()
  const all = { ...configured, ...Object.fromEntries(headers) }
  return cookies.length > 0 ? { ...all, 'set-cookie': cookies } : all
}

/** Returns the app's calls if the app answers this request without Next, else null. */
export function callsFor({ method = '', url = '', headers }: IncomingMessage): DirectCalls | null {
  const calls = directCalls()
  const path = decodePath(splitTarget(url).rawPath)
  if (calls === undefined || path === null) return null
  return calls.takes(method, path, headers['content-type'] ?? '') ? calls : null
}

/** Lets the app answer a call without Next. Rejects when the app fails or the body breaks off. */
export async function answerCall(
  calls: DirectCalls,
  request: IncomingMessage,
  response: ServerResponse,
  configured: ConfiguredHeaders,
): Promise<void> {
  const asked = await toRequest(request, calls.maxBytes)
  const answer = await runInContext(contextOf(request.headers), () => calls.answer(asked))
  const body = Buffer.from(await answer.arrayBuffer())
  if (response.destroyed) return
  const { rawPath } = splitTarget(request.url ?? '')
  const headers = headersOf(answer, configured(rawPath))
  sendOnce(request, response, { status: answer.status, headers, body })
}
