import { badRequest } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import { requestLanguage } from '#backend/messages/request-language.ts'
import { type Rupiah, rupiahIn } from '#lib/rules/money.ts'

/** The refusal of an order that costs less than the payment provider takes, and more than nothing. */
export const belowMinimum = (minimum: Rupiah) =>
  badRequest(
    'BELOW_MINIMUM',
    messages().answers.checkout.tooLittle(rupiahIn(requestLanguage(), minimum)),
  )
