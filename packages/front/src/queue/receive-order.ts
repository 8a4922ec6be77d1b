import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { orders } from '#queue/lines.ts'
import type { LiveLine } from '#queue/live-line.ts'
import { hasToken, readText } from '#respond/receive.ts'

const path = '/api/queue'
const maxBytes = 1024

/** Without an order the call only returns the state of the queue; `auto` leaves it to the settings. */
const body = z.object({ order: z.enum([...orders, 'auto']).optional() })

function send(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(content))
}

const refuse = (response: ServerResponse, status: number, code: string, message: string) =>
  send(response, status, { error: { code, message } })

function parse(text: string | null) {
  try {
    return body.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

async function obey(request: IncomingMessage, response: ServerResponse, line: LiveLine) {
  const input = parse(await readText(request, maxBytes))
  if (!input) {
    refuse(response, 400, 'INVALID_INPUT', 'The order must be open, pause, close or auto.')
    return
  }
  if (input.order) {
    await line.order(input.order === 'auto' ? null : input.order)
    console.warn(`staff ordered the queue: ${input.order}`)
  }
  send(response, 200, { data: line.state() })
}

/**
 * Answers `POST /api/queue`, with which staff open, pause and close the queue. Authorised by the secret of `/api/revalidate`: 200, 400,
 * 401, or 404 without a queue or a secret. Returns whether it has answered.
 */
export function receiveOrder(
  request: IncomingMessage,
  response: ServerResponse,
  { line, secret }: { line: LiveLine | null; secret: string | undefined },
): boolean {
  if (request.url !== path) return false
  if (line === null || secret === undefined) {
    refuse(response, 404, 'NOT_FOUND', 'This shop has no queue: QUEUE_PER_MINUTE is not set.')
  } else if (hasToken(request, secret)) {
    obey(request, response, line).catch(() => response.destroy())
  } else {
    refuse(response, 401, 'UNAUTHORIZED', 'Authorization must be Bearer and the secret.')
  }
  return true
}
