import type { Database } from '#db/connection.ts'
import { mails } from '#db/schema/mails.ts'
import type { MailMessage } from '#mail/mail-message.ts'
import { completeMail, type Mail } from '#mail/mail-queue.ts'
import type { MailTransport } from '#mail/mail-transport.ts'
import { claimDue } from '#outbox/claim-due.ts'
import { type DeliveryFailure, onFailedDelivery } from '#outbox/delivery-failures.ts'
import { type OutboxWorker, openOutboxWorker } from '#outbox/outbox-worker.ts'

/** Composes a queued mail's message; null when it is no longer needed. */
export type ComposeMail = (mail: Mail) => Promise<MailMessage | null>

interface MailWorkerInput {
  db: Database
  transport: MailTransport
  compose: ComposeMail
  now: () => Date
  /** Called on failures other than sending. */
  onFailure: (error: unknown) => void
  onMailFailure: (error: unknown, failure: DeliveryFailure) => void
}

/** Stays the same for each attempt, so that a mailbox shows duplicates once; changes when the mail is requested again. */
const idOf = ({ id, queuedAt }: Mail) => `mail-${id}-${queuedAt.getTime().toString(36)}`

/** Sends queued mails one at a time. */
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
      if (message) await transport.send({ ...message, id: idOf(mail) })
      await completeMail(db, mail, now())
    },
    fail: onFailedDelivery({ db, table: mails, server, now, log: onMailFailure }),
    onFailure,
  })
}
