import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cashMessages } from '#messages/cash.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

/**
 * The words of the last step of a checkout, by its total in whole rupiah and its way to pay: nobody is sent to pay nothing, or what is paid in
 * cash later.
 */
export function payWords(total: number, way?: PaymentWay | null) {
  const { nothingToPay } = checkout
  if (total === 0) return nothingToPay
  const amount = formatRupiah(rupiah(total))
  if (way) return { ...nothingToPay, text: cashMessages.ways[way].due(amount) }
  return {
    button: checkout.goToPayment,
    question: checkout.confirmPayment,
    text: checkout.confirmPaymentText(amount),
    handOff: checkout.handOff,
    handOffButton: checkout.handOffButton,
  }
}
