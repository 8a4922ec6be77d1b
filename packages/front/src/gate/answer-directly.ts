import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import onHeaders from 'on-headers'
import { contextOf, runInContext } from '#log/request-context.ts'
import type { Handle } from '#next/ask-next.ts'
import { removeInternalHeaders, withoutRouterHeaders } from '#next/variants.ts'
import { admissionOf, barredFrom } from '#queue/waiting-room.ts'
import { queueHeaders } from '#shared/queue.ts'

/** Compresses what Next sends by itself. A partial response (206) refers to the body as it is. */
const compress = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
})

/** A response that is no success is kept by nobody, whatever its route says. */
function keepNoFailure(this: ServerResponse): void {
  if (this.statusCode >= 400) this.setHeader('Cache-Control', 'no-store')
}

/** Next names the headers of its router in each response; it has none of this request. */
function varyByOthers(this: ServerResponse): void {
  const vary = withoutRouterHeaders([this.getHeader('Vary') ?? []].flat().join(', '))
  if (vary === undefined) this.removeHeader('Vary')
  else this.setHeader('Vary', vary)
}

/** Tells the gateway who came through the queue, and who did not. Nobody else can say so. */
function setQueueHeaders(request: IncomingMessage): void {
  const { headers } = request
  const values = {
    [queueHeaders.admission]: admissionOf(request),
    [queueHeaders.barred]: barredFrom(request)?.join(' '),
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete headers[name]
    else headers[name] = value
  }
}

/**
 * Lets Next answer calls and streams over their own connection. Rejects when Next breaks off.
 * @param answersHead whether the route answers HEAD itself
 */
export async function answerDirectly(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
  answersHead: true | undefined,
): Promise<void> {
  const context = contextOf(request.headers)
  removeInternalHeaders(request)
  setQueueHeaders(request)
  // The response needs the headers of the GET. Node has noted the method and leaves out the body.
  if (request.method === 'HEAD' && !answersHead) request.method = 'GET'
  onHeaders(response, keepNoFailure)
  onHeaders(response, varyByOthers)
  compress(request, response, () => {})
  await runInContext(context, () => handle(request, response))
}
