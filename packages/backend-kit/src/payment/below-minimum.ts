import { type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import { requestLanguage } from '#messages/request-language.ts'

/** The refusal of an order that costs less than the payment provider takes, and more than nothing. */
export const belowMinimum = (minimum: Rupiah) =>
  badRequest(
    'BELOW_MINIMUM',
    messages().answers.checkout.tooLittle(rupiahIn(requestLanguage(), minimum)),
  )
