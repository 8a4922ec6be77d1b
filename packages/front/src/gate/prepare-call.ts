import type { IncomingMessage } from 'node:http'
import { removeInternalHeaders } from '#next/variants.ts'
import { admissionOf, barredFrom } from '#queue/waiting-room.ts'
import { queueHeaders } from '#shared/queue.ts'

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
 * Makes a request what the app may be asked: without what only this server says, and with what it says of the queue.
 * @param answersHead whether the route answers HEAD itself
 */
export function prepareCall(request: IncomingMessage, answersHead: true | undefined): void {
  removeInternalHeaders(request)
  setQueueHeaders(request)
  // The response needs the headers of the GET. Node has noted the method and leaves out the body.
  if (request.method === 'HEAD' && !answersHead) request.method = 'GET'
}
