import type { Database } from '#db/connection.ts'
import { mails } from '#db/schema/mails.ts'
import type { MailMessage } from '#mail/mail-message.ts'
import { completeMail, type Mail } from '#mail/mail-queue.ts'
import type { MailTransport } from '#mail/mail-transport.ts'
import { claimDue } from '#outbox/claim-due.ts'
import { type DeliveryFailure, deliveryFailureReporter } from '#outbox/delivery-failures.ts'
import { type OutboxWorker, openOutboxWorker } from '#outbox/outbox-worker.ts'

/** Composes the message of a queued mail; null when there is nothing to write any more. */
export type ComposeMail = (mail: Mail) => Promise<MailMessage | null>

interface MailWorkerInput {
  db: Database
  transport: MailTransport
  compose: ComposeMail
  now: () => Date
  /** Called with what has failed besides sending. */
  onFailure: (error: unknown) => void
  onMailFailure: (error: unknown, failure: DeliveryFailure) => void
}

/** Sends the queued mails one after the other. */
export function openMailWorker({
  db,
  transport,
  compose,
  now,
  onFailure,
  onMailFailure,
}: MailWorkerInput): OutboxWorker {
  const { server } = transport
  return openOutboxWorker<Mail>({
    claim: () => claimDue(db, mails, now()),
    async send(mail) {
      const message = await compose(mail)
      if (message) await transport.send(message)
      await completeMail(db, mail, now())
    },
    report: deliveryFailureReporter({ db, table: mails, server, now, log: onMailFailure }),
    onFailure,
  })
}
