import { createTransport } from 'nodemailer'
import { fieldsOf, type MailTransport } from '#mail/mail-transport.ts'
import { LostAnswer, RefusedMessage } from '#outbox/delivery-errors.ts'

const minuteMs = 60_000

/** Milliseconds for the mail server's answers: one that scans a mail takes minutes (RFC 5321, 4.5.3.2). */
const timeouts = {
  connectionTimeout: minuteMs / 2,
  greetingTimeout: 5 * minuteMs,
  socketTimeout: 10 * minuteMs,
}

/** Errors of nodemailer about the mail itself; those of a greeting or a sign-in are about the server and its settings. */
const aboutMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE'])

/** What an error of nodemailer means: 5xx is final, 4xx is not (RFC 5321, 4.2.1). */
function meaningOf(error: unknown, wentOut: boolean): unknown {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
  if (typeof responseCode !== 'number') return wentOut ? new LostAnswer({ cause: error }) : error
  const isFinal = aboutMail.has(code) && responseCode >= 500
  return isFinal ? new RefusedMessage(responseCode, { cause: error }) : error
}

const ignore = () => {}

/** Hears from nodemailer when a mail went out whole: of all that it logs, only this. */
const listener = (onWhole: () => void) => ({
  level: ignore,
  trace: ignore,
  debug: ignore,
  info: (about: unknown) => Object(about).tnx === 'message' && onWhole(),
  warn: ignore,
  error: ignore,
  fatal: ignore,
})

/** Sends over SMTP, with a connection for each mail. */
export const smtpTransport = (url: string, from: string, waits = timeouts): MailTransport => ({
  server: new URL(url).host,
  async send(mail) {
    let wentOut = false
    const logger = listener(() => {
      wentOut = true
    })
    try {
      await createTransport({ url, ...waits, logger }).sendMail(fieldsOf(mail, from))
    } catch (error) {
      throw meaningOf(error, wentOut)
    }
  },
})
