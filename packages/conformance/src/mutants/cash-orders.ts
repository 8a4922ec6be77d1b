import { accepts, data, ignores, type Mutant } from '#mutants/fault.ts'

const trx = 'POST checkout-trx'

const page = (change: (redirect: ReturnType<typeof Object>) => void) =>
  data(trx, ({ payment_redirect }, { input }) => {
    if (payment_redirect && input.payment_way) change(payment_redirect)
  })

/** Faults of orders paid without the payment provider. */
export const cashOrderMutants: readonly Mutant[] = [
  {
    name: 'a cash order is sent to the payment provider',
    make: ignores(trx, 'payment_way', 'expected_total'),
  },
  {
    name: 'the fee of cash on delivery is not charged',
    make: page((redirect) => {
      redirect.grand_total -= 5_000
    }),
  },
  {
    name: 'a pickup accepts a payment method for deliveries',
    make: accepts(
      trx,
      { data: { payment_redirect: { trx_ref: 'x', grand_total: 1, url: null } } },
      ({ input }) => input.payment_way === 'CASH_ON_DELIVERY',
    ),
  },
  {
    name: 'a cash order is unpaid',
    make: data('GET order-payment', (payment) => {
      if (payment.payment_way) payment.trx_status = 'PENDING'
    }),
  },
  {
    name: 'a cash order has a new number each time it is sent',
    make: page((redirect) => {
      redirect.trx_ref = `${redirect.trx_ref.slice(0, 24)}${Math.random().toString(16).slice(2, 10)}`
    }),
  },
]
