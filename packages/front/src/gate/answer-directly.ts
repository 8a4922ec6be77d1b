import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import onHeaders from 'on-headers'
import { contextOf, runInContext } from '#log/request-context.ts'
import type { Handle } from '#next/ask-next.ts'
import { withoutRouterHeaders } from '#next/variants.ts'

/** Compresses Next's responses. A partial response (206) refers to the uncompressed body. */
const compress = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
})

/** Never cache error responses, whatever their route says. */
function keepNoFailure(this: ServerResponse): void {
  if (this.statusCode >= 400) this.setHeader('Cache-Control', 'no-store')
}

/** Next lists its router's headers in every `Vary`. They were removed from this request. */
function varyByOthers(this: ServerResponse): void {
  const vary = withoutRouterHeaders([this.getHeader('Vary') ?? []].flat().join(', '))
  if (vary === undefined) this.removeHeader('Vary')
  else this.setHeader('Vary', vary)
}

/** Lets Next answer calls and streams over their own connection. Rejects when Next breaks off. */
export async function answerDirectly(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  onHeaders(response, keepNoFailure)
  onHeaders(response, varyByOthers)
  compress(request, response, () => {})
  await runInContext(contextOf(request.headers), () => handle(request, response))
}
