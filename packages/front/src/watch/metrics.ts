import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  Counter,
  collectDefaultMetrics,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client'
import { z } from 'zod'
import { hasToken, readText } from '#respond/receive.ts'
import type { OwnMetric } from '#shared/own-metric.ts'

const registry = new Registry<OpenMetricsContentType>()
registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
collectDefaultMetrics({ register: registry })

/** The registries of all metrics in `/metrics`. */
export const registers = [registry]

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
  help: 'Responses of pages that are the same for everyone, by their state: HIT, STALE, MISS.',
  labelNames: ['state'],
  registers,
})

const unfinished = new Counter({
  name: 'pages_left_unfinished',
  help: 'Pages that go out as Next made them, because the shop does not know the shape of their HTML.',
  labelNames: ['route'],
  registers,
})

/** Counts a page whose scripts could not be deferred (packages/front/src/finish/). */
export const countUnfinished = (route: string): void => unfinished.inc({ route })

/** Registers the app's own counters. Throws Error for a name that is taken. */
export function addMetrics(metrics: readonly OwnMetric[]): void {
  for (const { name, help, labelNames = [], counts } of metrics)
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          this.reset()
          for (const { labels = {}, value } of counts()) this.inc(labels, value)
        },
      }),
    )
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts a shared page by its cache state: HIT, STALE or MISS. */
export const countPage = (state: string): void => pages.inc({ state })

/** Counts a request when its response has ended, or its client has disconnected. */
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
function recordVital(route: string, name: string, value: number): void {
  if (name === 'CLS') layoutShifts.observe({ route }, value)
  else vitals.observe({ name, route }, value / 1000)
}

/** Sends all metrics in the OpenMetrics format. */
async function sendAll(response: ServerResponse): Promise<void> {
  const text = await registry.metrics()
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
  response.end(text)
}

/**
 * Serves the metrics on a Unix socket, to programs of this machine that may open the file: those of the shop's user and group. Behind a
 * proxy the origin of a network request is unknown.
 */
export async function serveMetrics(socket: string): Promise<Server> {
  // A killed process leaves its socket. One that still drains keeps its connections.
  await rm(socket, { force: true })
  const server = createServer((_, response) => void sendAll(response))
  server.listen(socket).unref()
  await once(server, 'listening')
  await chmod(socket, 0o660)
  return server
}

/** Answers `/metrics` for the bearer of the token; 404 for all others, and without a token. Returns whether it has answered. */
export function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
): boolean {
  if (request.url !== '/metrics' || request.method !== 'GET') return false
  if (token !== undefined && hasToken(request, token)) void sendAll(response)
  else response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
  return true
}

const path = '/api/vitals'
const maxBytes = 1024
const names = ['LCP', 'FCP', 'INP', 'TTFB', 'CLS'] as const

/** Ten minutes. A higher value comes from a changed clock, or is made up. */
const maxValue = 600_000

const reportSchema = z.object({
  path: z.string().max(maxBytes),
  vitals: z
    .array(z.object({ name: z.enum(names), value: z.number().min(0).max(maxValue) }))
    .min(1)
    .max(names.length),
})

function parseReport(text: string) {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function record(request: IncomingMessage, routeOf: (path: string) => string) {
  const text = await readText(request, maxBytes)
  if (text === null) return 413
  const report = parseReport(text)
  if (!report) return 400
  for (const { name, value } of report.vitals) recordVital(routeOf(report.path), name, value)
  return 204
}

/** Whether the request comes from one of our pages. Browsers set the header, and scripts cannot. */
const isOwn = ({ headers }: IncomingMessage) => headers['sec-fetch-site'] === 'same-origin'

/**
 * Answers `POST /api/vitals`, with which pages report their speed: 204, 400, 403 or 413. Reports contain no personal data. Returns whether
 * it has answered.
 */
export function receiveVitals(
  request: IncomingMessage,
  response: ServerResponse,
  routeOf: (path: string) => string,
): boolean {
  if (request.url !== path || request.method !== 'POST') return false
  const status = isOwn(request) ? record(request, routeOf) : Promise.resolve(403)
  status.then(
    (code) => response.writeHead(code, { 'Cache-Control': 'no-store' }).end(),
    () => response.destroy(),
  )
  return true
}
