import { accepts, data, ignores, inUtc, type Mutant } from '#mutants/fault.ts'

const trx = 'POST checkout-trx'
const form = (change: (form: ReturnType<typeof Object>) => void) =>
  data(trx, ({ payment_data }) => {
    if (payment_data) change(payment_data)
  })

/** Faults of the amount that the payment provider is asked to collect. */
export const billMutants: readonly Mutant[] = [
  {
    name: 'the bill is one rupiah too high',
    make: form((f) => {
      f.bill_total = String(Number(f.bill_total) + 1)
    }),
  },
  {
    name: 'the bill leaves out the shipping',
    make: () => {
      return {
        async answer(sent, ask) {
          const answer = await ask(sent)
          const bill = Object(Object(answer.body).data).payment_data
          if (sent.call === trx && bill)
            bill.bill_total = String(
              Number(bill.bill_total) - Number(sent.input.shipping_cost ?? 0),
            )
          return answer
        },
      }
    },
  },
  {
    name: 'the bill has decimals',
    make: form((f) => {
      f.bill_total = `${f.bill_total}.00`
    }),
  },
  { name: 'the promo is not taken off the bill', make: ignores(trx, 'promo_code') },
  {
    name: 'a promo code that does not exist is accepted',
    make: accepts('POST checkout-promo-code', {
      data: {
        promo: {
          promo_code: 'X',
          promo_category: 'PRODUCT',
          disc_percent: 10,
          disc_nominal: 0,
          disc_max: 1_000,
        },
        total_purchase: 1,
      },
    }),
  },
  {
    name: 'a bill can be paid for more than 24 hours',
    make: form((f) => {
      f.bill_expired = `${Number(f.bill_expired.slice(0, 4)) + 1}${f.bill_expired.slice(4)}`
    }),
  },
  {
    name: 'a bill is already expired when it is issued',
    make: form((f) => {
      f.bill_expired = f.bill_date
    }),
  },
  {
    name: 'the times of a bill are in UTC',
    make: form((f) => {
      f.bill_date = inUtc(f.bill_date)
      f.bill_expired = inUtc(f.bill_expired)
    }),
  },
  {
    name: 'times have a T and a Z',
    make: form((f) => {
      f.bill_date = `${f.bill_date.replace(' ', 'T')}Z`
    }),
  },
  {
    name: 'the return address is on another site',
    make: form((f) => {
      f.return_url = 'https://elsewhere.example/payment/return'
    }),
  },
  {
    name: 'the return address is another page of the shop',
    make: form((f) => {
      f.return_url = new URL('/', f.return_url).href
    }),
  },
  {
    name: 'the return address is the backend',
    make: form((f) => {
      f.return_url = 'http://127.0.0.1:4000/checkout-payment'
    }),
  },
  {
    name: 'a bill number is too long for the provider',
    make: form((f) => {
      f.order_id = `${f.order_id}-${f.order_id}`
    }),
  },
  {
    name: 'a bill has no signature',
    make: form((f) => {
      f.signature = ''
    }),
  },
  {
    name: 'all bills have the same signature',
    make: form((f) => {
      f.signature = 'a'.repeat(40)
    }),
  },
  {
    name: 'all orders have the same bill number',
    make: form((f) => {
      f.order_id = 'a'.repeat(32)
    }),
  },
  {
    name: 'an order has a different total from its bill',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders) {
        order.grand_total += 1_000
        order.shipping_cost += 1_000
      }
    }),
  },
  {
    name: 'a pickup costs shipping',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        const bill = Object(Object(answer.body).data).payment_data
        if (sent.call === trx && bill && sent.input.shipping_type === 'PICKUP_ON_STORE')
          bill.bill_total = String(Number(bill.bill_total) + 9_000)
        return answer
      },
    }),
  },
]
