import type { IncomingMessage } from 'node:http'
import { removeInternalHeaders } from '#next/variants.ts'
import { admissionOf, barredFrom } from '#queue/waiting-room.ts'
import { queueHeaders } from '#shared/queue.ts'

/** Tells the gateway which requests the queue admitted, and which it barred. Clients cannot set these headers. */
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
 * Prepares a request for the app: removes internal headers, and adds those of the queue.
 * @param answersHead whether the route answers HEAD itself
 */
export function prepareCall(request: IncomingMessage, answersHead: true | undefined): void {
  removeInternalHeaders(request)
  setQueueHeaders(request)
  // The response needs the headers of the GET. Node remembers the HEAD and leaves out the body.
  if (request.method === 'HEAD' && !answersHead) request.method = 'GET'
}
