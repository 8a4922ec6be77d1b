import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  Counter,
  collectDefaultMetrics,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client'

const registry = new Registry<OpenMetricsContentType>()
registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
collectDefaultMetrics({ register: registry })

const registers = [registry]

const requests = new Counter({
  name: 'http_requests',
  help: 'Requests by route, method and status.',
  labelNames: ['route', 'method', 'status'],
  registers,
})

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request to the end of its response.',
  labelNames: ['route'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

const pages = new Counter({
  name: 'page_cache_responses',
  help: "Responses of pages by the state of Next's page cache: HIT, STALE, MISS.",
  labelNames: ['state'],
  registers,
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts a request when its response has ended, or its client has gone. */
export function countRequest(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  route: string,
): void {
  const stopTimer = durations.startTimer({ route })
  const isKnown = methods.includes(method)
  response.once('close', () => {
    stopTimer()
    const status = response.writableFinished ? String(response.statusCode) : 'aborted'
    requests.inc({ route, method: isKnown ? method : 'other', status })
    const state = response.getHeader('X-Nextjs-Cache')
    if (typeof state === 'string') pages.inc({ state })
  })
}

const vitals = new Histogram({
  name: 'web_vital_seconds',
  help: 'Web vitals of real visitors: LCP, FCP, INP and TTFB.',
  labelNames: ['name', 'route'],
  buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
  registers,
})

const layoutShifts = new Histogram({
  name: 'web_vital_layout_shift',
  help: 'Cumulative layout shift of real visitors.',
  labelNames: ['route'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  registers,
})

/** Records a web vital: milliseconds, or the score of CLS. */
export function recordVital(route: string, name: string, value: number): void {
  if (name === 'CLS') layoutShifts.observe({ route }, value)
  else vitals.observe({ name, route }, value / 1000)
}

const isLocal = ({ headers, socket }: IncomingMessage) =>
  !headers['x-forwarded-for'] &&
  !headers.forwarded &&
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Answers `/metrics` in the OpenMetrics format: for the bearer of the token, or without a token for direct requests from this
 * machine; 404 for all others. Gives whether it has answered.
 */
export function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
): boolean {
  if (request.url !== '/metrics' || request.method !== 'GET') return false
  const isAllowed = token === undefined ? isLocal(request) : hasToken(request, token)
  if (!isAllowed) {
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    return true
  }
  registry.metrics().then((text) => {
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
    response.end(text)
  })
  return true
}
