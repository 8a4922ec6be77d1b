import type { Database } from '#backend/db/connection.ts'
import { countAttempt, markSent, waitingMails } from '#backend/mail/mail-queue.ts'
import { orderMail } from '#backend/mail/order-mail.ts'
import type { Postman } from '#backend/mail/postman.ts'

export interface MailRoom {
  /** Sends every queued mail; one that fails stays queued for the next round, some times. */
  deliver(): Promise<void>
}

interface MailRoomInput {
  db: Database
  postman: Postman
  shopUrl: string
  now: () => Date
  onFailure: (error: unknown) => void
}

/** Sends the queue one round at a time, so that no mail goes out twice. */
export function openMailRoom({ db, postman, shopUrl, now, onFailure }: MailRoomInput): MailRoom {
  let round: Promise<void> = Promise.resolve()

  async function sendWaiting() {
    for (const mail of await waitingMails(db)) {
      try {
        await postman.send(await orderMail(db, mail, shopUrl))
        await markSent(db, mail, now())
      } catch (error) {
        await countAttempt(db, mail)
        onFailure(error)
      }
    }
  }

  return {
    deliver() {
      round = round.then(sendWaiting).catch(onFailure)
      return round
    },
  }
}
