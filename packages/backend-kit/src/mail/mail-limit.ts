import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyRateCount } from '#http/rate-limits.ts'

/** Mails of one kind to one receiver: whoever asks for them, a mailbox is not flooded. */
const perQuarterHour = { max: 3, timeWindow: '15 minutes' }
const perDay = { max: 10, timeWindow: '1 day' }

/** A mail that somebody asks for by a call, and who gets it: an e-mail address, or the buyer of an order. */
interface AskedMail {
  kind: 'NEW_PASSWORD' | 'CONFIRM_EMAIL' | 'ORDER_LINK'
  to: string
}

/** Counts a mail that is asked for. Gives the seconds until it may be sent: 0 for now. */
export type MailLimit = (request: FastifyRequest, mail: AskedMail) => Promise<number>

/** Limits the mails of one kind to one receiver. */
export function mailLimit(app: FastifyInstance): MailLimit {
  const inQuarterHour = keyRateCount(app, perQuarterHour)
  const inDay = keyRateCount(app, perDay)
  return async (request, { kind, to }) => {
    const key = `${kind} ${to}`
    return (await inQuarterHour(request, key)) || inDay(request, key)
  }
}
