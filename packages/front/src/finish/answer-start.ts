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
 * Answers requests for the start script, those for that of another release with this one, which nobody keeps: a cache may still send pages
 * of before, and they start as well by it. Gives whether a request was one.
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
