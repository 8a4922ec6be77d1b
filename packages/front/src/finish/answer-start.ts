import type { IncomingMessage, ServerResponse } from 'node:http'
import { start, startFolder } from '#finish/built-scripts.ts'
import { sendWhole, wholeResponse } from '#respond/send.ts'

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/**
 * Answers requests for the start script. A request for another release's script gets this one with `no-store`: a cache may still send older
 * pages, and this script starts them too. Returns whether the request was for a start script.
 */
export function answerStart(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const whole = wholeResponse(200, headers, Buffer.from(start.load()))
  const other = { ...whole, headers: { ...whole.headers, 'cache-control': 'no-store' } }
  const { address } = start
  return (request, response) => {
    if (!request.url?.startsWith(startFolder)) return false
    sendWhole(request, response, request.url === address ? whole : other)
    return true
  }
}
