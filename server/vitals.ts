import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { recordVital } from '#server/metrics.ts'

const path = '/api/vitals'
const maxBytes = 1024
const names = ['LCP', 'FCP', 'INP', 'TTFB', 'CLS'] as const

/** Ten minutes. More is a clock that was set, or a made-up value. */
const maxValue = 600_000

const reportSchema = z.object({
  path: z.string().max(maxBytes),
  vitals: z
    .array(z.object({ name: z.enum(names), value: z.number().min(0).max(maxValue) }))
    .min(1)
    .max(names.length),
})

/** The body of a request as text; null when it is too long. */
async function readText(request: IncomingMessage): Promise<string | null> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > maxBytes) return null
  }
  return text
}

function parseReport(text: string) {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function record(request: IncomingMessage, routeOf: (path: string) => string) {
  const text = await readText(request)
  if (text === null) return 413
  const report = parseReport(text)
  if (!report) return 400
  for (const { name, value } of report.vitals) recordVital(routeOf(report.path), name, value)
  return 204
}

/** Whether the request comes from a page of ours; browsers set the header, and scripts cannot. */
const isOwn = ({ headers }: IncomingMessage) => headers['sec-fetch-site'] === 'same-origin'

/**
 * Answers `POST /api/vitals`, with which pages report how fast they were: 204, 400, 403 or 413. A report names nobody. Gives
 * whether it has answered.
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
