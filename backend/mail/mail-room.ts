import { passwordMail } from '#backend/account/password-mail.ts'
import type { Database } from '#backend/db/connection.ts'
import type { Letter } from '#backend/mail/letter.ts'
import { endMail, type Mail, takeMail } from '#backend/mail/mail-queue.ts'
import { orderMail } from '#backend/mail/order-mail.ts'
import type { Postman } from '#backend/mail/postman.ts'

export interface MailRoom {
  /** Sends every mail that is due; one that fails stays queued for later. Asked twice, it goes round once more. */
  deliver(): Promise<void>
  /** Finishes the mail in hand and sends no more. */
  close(): Promise<void>
}

interface MailRoomInput {
  db: Database
  postman: Postman
  shopUrl: string
  now: () => Date
  onFailure: (error: unknown) => void
}

/** The letter that a queued mail becomes; null where nobody has an account under the address. */
function compose({ db, shopUrl, now }: MailRoomInput, mail: Mail): Promise<Letter | null> {
  if (mail.kind === 'NEW_PASSWORD') {
    return passwordMail(db, mail.email ?? '', { shopUrl, now: now() })
  }
  return orderMail(db, { orderId: mail.orderId ?? 0, kind: mail.kind }, shopUrl)
}

/** Sends the queue, one mail after the other. */
export function openMailRoom(input: MailRoomInput): MailRoom {
  const { db, postman, now, onFailure } = input
  let isClosed = false
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function sendDue() {
    next = null
    while (!isClosed) {
      const mail = await takeMail(db, now())
      if (!mail) return
      try {
        const letter = await compose(input, mail)
        if (letter) await postman.send(letter)
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
