import { type MailMessage, mailMessage } from '#backend/mail/mail-message.ts'
import type { Mail } from '#backend/mail/mail-queue.ts'
import { words } from '#backend/words/words.ts'

/** The mail to the e-mail address that an account had: whoever reads it may not be who changed it. */
export const emailChangedMail = ({ id, email }: Mail, shopUrl: string): MailMessage =>
  mailMessage(
    { name: `MAIL${id}-email-changed`, to: email ?? '' },
    { ...words().mails.emailChanged, link: `${shopUrl}/faq` },
  )
