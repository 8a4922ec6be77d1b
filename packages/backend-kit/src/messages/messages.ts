import type { ContentLanguage } from '#content-language.ts'
import { answers as answersEn } from '#messages/en/answers.ts'
import { payment as paymentEn, shipping as shippingEn } from '#messages/en/checkout.ts'
import { mails as mailsEn } from '#messages/en/mails.ts'
import { updates as updatesEn } from '#messages/en/updates.ts'
import { answers as answersFr } from '#messages/fr/answers.ts'
import { payment as paymentFr, shipping as shippingFr } from '#messages/fr/checkout.ts'
import { mails as mailsFr } from '#messages/fr/mails.ts'
import { updates as updatesFr } from '#messages/fr/updates.ts'
import { answers as answersId } from '#messages/id/answers.ts'
import { payment as paymentId, shipping as shippingId } from '#messages/id/checkout.ts'
import { mails as mailsId } from '#messages/id/mails.ts'
import { updates as updatesId } from '#messages/id/updates.ts'
import { requestLanguage } from '#messages/request-language.ts'

const english = {
  answers: answersEn,
  mails: mailsEn,
  payment: paymentEn,
  shipping: shippingEn,
  updates: updatesEn,
}

const languages: Readonly<Record<ContentLanguage, typeof english>> = {
  en: english,
  id: {
    answers: answersId,
    mails: mailsId,
    payment: paymentId,
    shipping: shippingId,
    updates: updatesId,
  },
  fr: {
    answers: answersFr,
    mails: mailsFr,
    payment: paymentFr,
    shipping: shippingFr,
    updates: updatesFr,
  },
}

/** Returns the backend's messages in the language of the current request or mail. */
export const messages = () => languages[requestLanguage()]
