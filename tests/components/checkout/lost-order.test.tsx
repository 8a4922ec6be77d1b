import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { type BrokenBody, breaksBody, holdDeadlines } from '#tests/support/broken-bodies.ts'
import { aCart, aCartItem } from '#tests/support/builders.ts'
import { bill, button, payAsGuest, pickUp, watchSubmit } from '#tests/support/checkout-scene.tsx'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'

let submit: MockInstance<HTMLFormElement['submit']>

beforeEach(() => {
  submit = watchSubmit()
  hasCart(aCart(aCartItem()))
})

test.each<BrokenBody>(['stalls', 'breaks-off', 'is-cut-short'])(
  'an order whose answer %s may stand: it is said so, and the same one is sent again on demand',
  async (how) => {
    const deadlines = holdDeadlines(25_000)
    const lost = breaksBody('post', 'checkout-trx', how)
    const shopper = await pickUp()
    await payAsGuest(shopper)
    await waitFor(() => expect(lost).toHaveLength(1))
    deadlines.pass()
    expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
    expect(screen.getByText(checkout.pendingUnknown.title)).toBeTruthy()
    expect(restorePendingOrder()).not.toBeNull()
    vi.mocked(setTimeout).mockRestore()
    const calls = answers('post', 'checkout-trx', { payment_data: bill })
    await shopper.click(await button(checkout.continuePayment))
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(calls[0]?.headers.get('idempotency-key')).toBe(lost[0]?.get('idempotency-key'))
  },
)
