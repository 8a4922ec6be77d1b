import type { Database } from '#backend/db/connection.ts'
import { type MailFailure, mailFailureReporter } from '#backend/mail/mail-failures.ts'
import type { MailMessage } from '#backend/mail/mail-message.ts'
import { claimMail, completeMail, type Mail } from '#backend/mail/mail-queue.ts'
import type { MailTransport } from '#backend/mail/mail-transport.ts'

/** Composes the message of a queued mail; null when there is nothing to write any more. */
export type ComposeMail = (mail: Mail) => Promise<MailMessage | null>

export interface MailWorker {
  /** Sends every mail that is due; one that fails stays queued. A call during a delivery queues one more delivery. */
  deliver(): Promise<void>
  /** Waits for the mail that is being sent, then stops. */
  close(): Promise<void>
}

interface MailWorkerInput {
  db: Database
  transport: MailTransport
  compose: ComposeMail
  now: () => Date
  /** Called with what has failed besides sending. */
  onFailure: (error: unknown) => void
  onMailFailure: (error: unknown, failure: MailFailure) => void
}

/** Sends the queued mails one after the other. */
export function openMailWorker({
  db,
  transport,
  compose,
  now,
  onFailure,
  onMailFailure,
}: MailWorkerInput): MailWorker {
  const report = mailFailureReporter({ db, server: transport.server, now, log: onMailFailure })
  let isClosed = false
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function sendDue() {
    next = null
    while (!isClosed) {
      const mail = await claimMail(db, now())
      if (!mail) return
      try {
        const message = await compose(mail)
        if (message) await transport.send(message)
        await completeMail(db, mail, now())
      } catch (error) {
        await report(error)
      }
    }
  }

  return {
    deliver() {
      next ??= current = current.then(sendDue).catch(onFailure)
      return next
    },
    close() {
      isClosed = true
      return current
    },
  }
}
