import type { ContentLanguage } from '#backend/content-language.ts'
import { answers as answersEn } from '#backend/words/en/answers.ts'
import { mails as mailsEn } from '#backend/words/en/mails.ts'
import { payment as paymentEn } from '#backend/words/en/payment.ts'
import { shipping as shippingEn } from '#backend/words/en/shipping.ts'
import { answers as answersFr } from '#backend/words/fr/answers.ts'
import { mails as mailsFr } from '#backend/words/fr/mails.ts'
import { payment as paymentFr } from '#backend/words/fr/payment.ts'
import { shipping as shippingFr } from '#backend/words/fr/shipping.ts'
import { answers as answersId } from '#backend/words/id/answers.ts'
import { mails as mailsId } from '#backend/words/id/mails.ts'
import { payment as paymentId } from '#backend/words/id/payment.ts'
import { shipping as shippingId } from '#backend/words/id/shipping.ts'
import { requestLanguage } from '#backend/words/request-language.ts'

const english = { answers: answersEn, mails: mailsEn, payment: paymentEn, shipping: shippingEn }

const languages: Readonly<Record<ContentLanguage, typeof english>> = {
  en: english,
  id: { answers: answersId, mails: mailsId, payment: paymentId, shipping: shippingId },
  fr: { answers: answersFr, mails: mailsFr, payment: paymentFr, shipping: shippingFr },
}

/** The backend's own words, in the language of the request or of the mail that is being written. */
export const words = () => languages[requestLanguage()]
