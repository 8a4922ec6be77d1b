import type { IncomingMessage } from 'node:http'
import { requestPath } from '#server/request-path.ts'

/** Their routes answer HEAD themselves: a GET without a body would still read the whole catalogue. */
const streamed = '/feeds/'

/**
 * Lets the app answer a HEAD request as a GET, since the response needs the headers of the GET. Node has noted the method
 * and leaves out the body.
 */
export function handleHeadAsGet(request: IncomingMessage): void {
  if (request.method === 'HEAD' && !requestPath(request).startsWith(streamed)) {
    request.method = 'GET'
  }
}
