import { aCart } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaymentResult } from '#components/payment-result/payment-result.tsx'
import { saveKnownResult } from '#lib/payment/known-result.ts'
import { paymentMessages } from '#messages/payment.ts'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const trxRef = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

test.each([
  ['CANCELLED', 'cancelled'],
  ['READY_FOR_PICKUP', 'confirmed'],
  ['COMPLETED', 'paid'],
] as const)(
  'a confirmed cash order that is %s by now is shown in its current state',
  async (trx_status, outcome) => {
    hasCart(aCart())
    history.replaceState(null, '', '/payment/response')
    const order = { trx_ref: trxRef, grand_total: 598_000, payment_way: 'PAY_AT_STORE' }
    answers('get', 'order-payment', { ...order, trx_status, sales_trx_details: [] })
    const shown = { total: 598_000, payBefore: null, way: 'PAY_AT_STORE' } as const
    saveKnownResult({ outcome: 'confirmed', trxRef, ...shown })
    renderInShop(
      <PaymentResult
        isSignedIn={false}
        hasOrderPage={true}
        canKeep={false}
        paymentUrl="https://pay.example/"
        again="/payment/response"
      />,
    )
    const { text } = paymentMessages.outcomes[outcome]
    expect(await screen.findByText(text)).toBeTruthy()
  },
)
