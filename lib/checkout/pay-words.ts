import { formatRupiah } from '#lib/messages/formats.ts'
import { rupiah } from '#lib/rules/money.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

/** The words of the last step of a checkout, by its total in whole rupiah: nobody is sent to pay nothing. */
export const payWords = (total: number) =>
  total === 0
    ? checkout.nothingToPay
    : {
        button: checkout.goToPayment,
        question: checkout.confirmPayment,
        text: checkout.confirmPaymentText(formatRupiah(rupiah(total))),
        handOff: checkout.handOff,
        handOffButton: checkout.handOffButton,
      }
