import type { Database } from '#db/connection.ts'
import { mails } from '#db/schema/mails.ts'
import type { MailMessage } from '#mail/mail-message.ts'
import { completeMail, type Mail } from '#mail/mail-queue.ts'
import type { MailTransport } from '#mail/mail-transport.ts'
import { claimDue } from '#outbox/claim-due.ts'
import { type DeliveryFailure, onFailedDelivery } from '#outbox/delivery-failures.ts'
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

/** The same for each attempt at a mail, so that a mailbox that gets it twice shows it once; another one when it is asked for again. */
const idOf = ({ id, queuedAt }: Mail) => `mail-${id}-${queuedAt.getTime().toString(36)}`

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
      if (message) await transport.send({ ...message, id: idOf(mail) })
      await completeMail(db, mail, now())
    },
    fail: onFailedDelivery({ db, table: mails, server, now, log: onMailFailure }),
    onFailure,
  })
}
