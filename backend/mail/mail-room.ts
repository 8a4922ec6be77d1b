import { passwordMail } from '#backend/account/password-mail.ts'
import {
  countPasswordAttempt,
  endPasswordMail,
  waitingPasswordMails,
} from '#backend/account/password-mail-queue.ts'
import type { Database } from '#backend/db/connection.ts'
import type { Letter } from '#backend/mail/letter.ts'
import { countAttempt, markSent, waitingMails } from '#backend/mail/mail-queue.ts'
import { orderMail } from '#backend/mail/order-mail.ts'
import type { Postman } from '#backend/mail/postman.ts'

export interface MailRoom {
  /** Sends every queued mail; one that fails stays queued for the next round, some times. */
  deliver(): Promise<void>
  /** Settles when what is being sent has been sent. */
  idle(): Promise<void>
}

interface MailRoomInput {
  db: Database
  postman: Postman
  shopUrl: string
  now: () => Date
  onFailure: (error: unknown) => void
}

interface Errand {
  compose: () => Promise<Letter>
  onSent: () => Promise<void>
  onFailed: () => Promise<void>
}

async function errandsOf({ db, shopUrl, now }: MailRoomInput): Promise<Errand[]> {
  const orderErrands = (await waitingMails(db)).map((mail) => ({
    compose: () => orderMail(db, mail, shopUrl),
    onSent: () => markSent(db, mail, now()),
    onFailed: () => countAttempt(db, mail),
  }))
  const passwordErrands = (await waitingPasswordMails(db)).map((recipient) => ({
    compose: () => passwordMail(db, recipient, { shopUrl, now: now() }),
    onSent: () => endPasswordMail(db, recipient.customerId),
    onFailed: () => countPasswordAttempt(db, recipient.customerId),
  }))
  return [...passwordErrands, ...orderErrands]
}

/** Sends the queues one round at a time, so that no mail goes out twice. */
export function openMailRoom(input: MailRoomInput): MailRoom {
  const { postman, onFailure } = input
  let round: Promise<void> = Promise.resolve()

  async function sendWaiting() {
    for (const { compose, onSent, onFailed } of await errandsOf(input)) {
      try {
        await postman.send(await compose())
        await onSent()
      } catch (error) {
        await onFailed()
        onFailure(error)
      }
    }
  }

  return {
    deliver() {
      round = round.then(sendWaiting).catch(onFailure)
      return round
    },
    idle: () => round,
  }
}
