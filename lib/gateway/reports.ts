import 'server-only'
import { LineLimit, logEvent } from '@etalase/front/log/log-lines.ts'
import { z } from 'zod'
import { reportPolicy, tellEvent } from '#lib/actions/reports.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { toFailure } from '#lib/api/failure.ts'
import { forwardEvent } from '#lib/api/forward-events.ts'
import { type TradeEvent, tradeEventNames } from '#lib/browser/trade-events.ts'
import { env } from '#lib/config/env.ts'
import { parseBody, readText } from '#lib/gateway/read-input.ts'
import type { Handlers, Visit } from '#lib/gateway/visit.ts'
import { errorsMessages } from '#messages/errors.ts'

const call = 'POST analytics'

const amount = z.int().min(0).max(1_000_000_000_000)
const count = z.int().min(0).max(1_000_000)

/** Strict: only the fields named here are forwarded, so none can hold personal data. */
const item = z.strictObject({
  item_id: z.string().regex(/^\d{1,10}$/),
  item_name: z.string().max(200).optional(),
  item_variant: z.string().max(20).optional(),
  price: amount.optional(),
  quantity: count.optional(),
  index: count.optional(),
})

const event = z.strictObject({
  name: z.enum(tradeEventNames),
  currency: z.literal('IDR'),
  value: amount.optional(),
  transaction_id: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  item_list_id: z
    .string()
    .regex(/^\/products(?:\?[\w=&%.,-]{0,300})?$/)
    .optional(),
  items: z.array(item).max(100),
}) satisfies z.ZodType<TradeEvent>

const notOffered = () =>
  new ApiError({
    kind: 'refused',
    call,
    status: 404,
    code: 'NOT_FOUND',
    shopperMessage: errorsMessages.notFound,
  })

/**
 * Responds with 204 and forwards an event from one of our own pages to ANALYTICS_URL, without waiting. Throws ApiError: 404 in a shop
 * without ANALYTICS_URL.
 */
function takeEvent({ given }: Visit): Response {
  const { analyticsUrl } = env
  if (analyticsUrl === undefined) throw notOffered()
  forwardEvent(analyticsUrl, parseBody(call, event, given))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

/** A Content-Security-Policy violation: no query, no code, no personal data. */
interface PolicyViolation {
  /** The page's path without its query. */
  page: string
  directive: string
  /** The origin, or a word such as `inline`. */
  blocked: string
}

/** Anyone can send reports. */
const limit = new LineLimit(10)

/** Logs a violation as one JSON line: at most 10 a minute, with the number dropped since. */
function logPolicyViolation(violation: PolicyViolation): void {
  const dropped = limit.take()
  if (dropped === null) return
  logEvent('content-policy-violation', { ...violation, dropped })
}

const maxReports = 50

const directive = z.string().regex(/^[a-z-]{1,40}$/)

const pagePath = z.url().transform((url) => new URL(url).pathname.slice(0, 200))

/** A report names a URL, or a word such as `inline`. Of a URL only the origin is kept, or the scheme when it has none. */
const blocked = z.string().transform((source) => {
  if (!URL.canParse(source)) return source.slice(0, 40)
  const { origin, protocol } = new URL(source)
  return origin === 'null' ? protocol : origin
})

/** A `report-to` report (W3C, Reporting API), as a violation. */
const apiReport = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: pagePath, effectiveDirective: directive, blockedURL: blocked }),
  })
  .transform(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
  }))

/** A `report-uri` report (W3C, CSP Level 3, 5.3), as a list of one violation. */
const uriReport = z
  .object({
    'csp-report': z.object({
      'document-uri': pagePath,
      'effective-directive': directive,
      'blocked-uri': blocked,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
    },
  ])

const reports = z.union([z.array(apiReport).max(maxReports), uriReport])

const empty = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * Logs browsers' reports about the Content-Security-Policy. Responds with 204; with 400 to an invalid report and 413 to
 * an oversized body, both without a log line, since anyone can send them.
 */
async function takePolicyReports({ request, call }: Visit): Promise<Response> {
  try {
    const parsed = reports.safeParse(JSON.parse(await readText(request, call)))
    if (!parsed.success) return empty(400)
    for (const violation of parsed.data) logPolicyViolation(violation)
    return empty(204)
  } catch (error) {
    return empty(error instanceof SyntaxError ? 400 : toFailure(error).status)
  }
}

export const reportHandlers: Handlers = {
  [tellEvent.at]: { handle: takeEvent },
  [reportPolicy.at]: { handle: takePolicyReports },
}
