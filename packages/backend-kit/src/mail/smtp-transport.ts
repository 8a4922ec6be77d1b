import { createTransport } from 'nodemailer'
import { fieldsOf, type MailTransport } from '#mail/mail-transport.ts'
import { LostAnswer, RefusedMessage } from '#outbox/delivery-errors.ts'

const minuteMs = 60_000

/** Milliseconds to wait for the mail server: scanning a mail can take minutes (RFC 5321, 4.5.3.2). */
const timeouts = {
  connectionTimeout: minuteMs / 2,
  greetingTimeout: 5 * minuteMs,
  socketTimeout: 10 * minuteMs,
}

/** Nodemailer errors about the mail itself; greeting and sign-in errors concern the server and its settings. */
const aboutMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE'])

/** Classifies a nodemailer error: 5xx is permanent, 4xx is temporary (RFC 5321, 4.2.1). */
function meaningOf(error: unknown, wentOut: boolean): unknown {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
  if (typeof responseCode !== 'number') return wentOut ? new LostAnswer({ cause: error }) : error
  const isFinal = aboutMail.has(code) && responseCode >= 500
  return isFinal ? new RefusedMessage(responseCode, { cause: error }) : error
}

const ignore = () => {}

/** A nodemailer logger that only detects when a mail has been sent completely. */
const listener = (onWhole: () => void) => ({
  level: ignore,
  trace: ignore,
  debug: ignore,
  info: (about: unknown) => Object(about).tnx === 'message' && onWhole(),
  warn: ignore,
  error: ignore,
  fatal: ignore,
})

/** Sends over SMTP, with one connection per mail. */
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
