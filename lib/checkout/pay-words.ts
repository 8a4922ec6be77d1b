import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cashMessages } from '#messages/cash.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

/**
 * Returns the texts of the checkout's last step, by total in whole rupiah and way to pay. With nothing to pay, or cash paid later, they
 * don't mention the payment page.
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
