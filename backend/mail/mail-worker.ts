import { passwordMail } from '#backend/account/password-mail.ts'
import type { Database } from '#backend/db/connection.ts'
import type { MailMessage } from '#backend/mail/mail-message.ts'
import { endMail, type Mail, takeMail } from '#backend/mail/mail-queue.ts'
import type { MailTransport } from '#backend/mail/mail-transport.ts'
import { orderMail } from '#backend/mail/order-mail.ts'

export interface MailWorker {
  /** Sends every mail that is due; one that fails stays queued for later. Asked twice, it goes round once more. */
  deliver(): Promise<void>
  /** Finishes the mail in hand and sends no more. */
  close(): Promise<void>
}

interface MailWorkerInput {
  db: Database
  transport: MailTransport
  shopUrl: string
  now: () => Date
  onFailure: (error: unknown) => void
}

/** The message that a queued mail becomes; null where nobody has an account under the address. */
function compose({ db, shopUrl, now }: MailWorkerInput, mail: Mail): Promise<MailMessage | null> {
  if (mail.kind === 'NEW_PASSWORD') {
    return passwordMail(db, mail.email ?? '', { shopUrl, now: now() })
  }
  return orderMail(db, { orderId: mail.orderId ?? 0, kind: mail.kind }, shopUrl)
}

/** Sends the queue, one mail after the other. */
export function openMailWorker(input: MailWorkerInput): MailWorker {
  const { db, transport, now, onFailure } = input
  let isClosed = false
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function sendDue() {
    next = null
    while (!isClosed) {
      const mail = await takeMail(db, now())
      if (!mail) return
      try {
        const message = await compose(input, mail)
        if (message) await transport.send(message)
        await endMail(db, mail, now())
      } catch (error) {
        onFailure(error)
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
