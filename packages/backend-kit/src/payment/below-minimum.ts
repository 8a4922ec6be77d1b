import { type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import { requestLanguage } from '#messages/request-language.ts'

/** Builds the error for an order that costs more than nothing but less than the payment provider's minimum. */
export const belowMinimum = (minimum: Rupiah) =>
  badRequest(
    'BELOW_MINIMUM',
    messages().answers.checkout.tooLittle(rupiahIn(requestLanguage(), minimum)),
  )
