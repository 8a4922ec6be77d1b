import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyRateCount } from '#http/rate-limits.ts'

/** Maximum mails of one kind per recipient, from all requesters together, so that a mailbox isn't flooded. */
const perQuarterHour = { max: 3, timeWindow: '15 minutes' }
const perDay = { max: 10, timeWindow: '1 day' }

/** A mail requested by a call, and its recipient: an e-mail address, or an order's buyer. */
interface AskedMail {
  kind: 'NEW_PASSWORD' | 'CONFIRM_EMAIL' | 'ORDER_LINK'
  to: string
}

/** Counts a requested mail. Returns the seconds until it may be sent; 0 means now. */
export type MailLimit = (request: FastifyRequest, mail: AskedMail) => Promise<number>

/** Limits mails per kind and recipient. */
export function mailLimit(app: FastifyInstance): MailLimit {
  const inQuarterHour = keyRateCount(app, perQuarterHour)
  const inDay = keyRateCount(app, perDay)
  return async (request, { kind, to }) => {
    const key = `${kind} ${to}`
    return (await inQuarterHour(request, key)) || inDay(request, key)
  }
}
