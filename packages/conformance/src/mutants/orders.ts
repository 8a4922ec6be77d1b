import { accepts, data, does, inUtc, type Mutant } from '#mutants/fault.ts'

/** Faults of placed orders. */
export const orderMutants: readonly Mutant[] = [
  {
    name: 'the times of orders are in UTC',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders) order.trx_date = inUtc(order.trx_date)
    }),
  },
  {
    name: 'any device can read the payment of an order',
    make: accepts('GET order-payment', {
      data: { trx_ref: 'x', trx_status: 'PENDING', grand_total: 1, sales_trx_details: [] },
    }),
  },
  {
    name: 'a forged return from the provider is accepted',
    make: data('POST checkout-payment', (d) => {
      d.verified = 1
      d.trx_status = 'PAID'
    }),
  },
  {
    name: 'an unpaid order is PAID',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders) order.trx_status = 'PAID'
    }),
  },
  {
    name: 'an unpaid order has an invoice',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders)
        order.invoice = {
          number: 'INV-1',
          issued_at: order.trx_date,
          seller: { name: 'PT Contoh', address: '' },
          credit_notes: [],
        }
    }),
  },
  {
    name: 'an order loses its gift message',
    make: data('POST order-by-token', ({ user_order }) => {
      if (user_order.gift_message) user_order.gift_message = 'Other words'
    }),
  },
  {
    name: 'the consent to WhatsApp updates loses its wording',
    make: data('POST order-by-token', ({ user_order: { whatsapp_updates } }) => {
      if (whatsapp_updates) whatsapp_updates.wording = ''
    }),
  },
  {
    name: 'WhatsApp updates do not stop',
    make: data('POST order-by-token', ({ user_order: { whatsapp_updates } }) => {
      if (whatsapp_updates) whatsapp_updates.withdrawn_at = null
    }),
  },
  {
    name: 'an order has no lines',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders) order.sales_trx_details = []
    }),
  },
  {
    name: 'an order has a different total from its lines',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders) order.grand_total += 1
    }),
  },
  {
    name: 'an order has a different quantity from the cart',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders) for (const line of order.sales_trx_details) line.qty += 1
    }),
  },
  {
    name: 'an order has a different size name from the product',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders)
        for (const line of order.sales_trx_details) line.size_name = `${line.size_name} long`
    }),
  },
  {
    name: 'an order is sent to another address',
    make: data('GET user/orders', (d) => {
      for (const order of d.user_orders) order.address_street = 'Jl. Lain'
    }),
  },
  {
    name: "the customer's own order is not in the list",
    make: data('GET user/orders', (d) => {
      d.user_orders = []
    }),
  },
  {
    name: 'the oldest order comes first',
    make: data('GET user/orders', (d) => {
      d.user_orders.reverse()
    }),
  },
  {
    name: "another customer's order can be read",
    make: accepts('GET user/order', { data: { user_order: {} } }),
  },
  { name: 'a cancelled order is not cancelled', make: does('POST user/order-cancel') },
  {
    name: 'an order number opens the order with any e-mail address',
    make: () => {
      let email: unknown
      return {
        async answer(sent, ask) {
          if (sent.call !== 'POST order-lookup') return ask(sent)
          email ??= sent.input.email
          return ask({ ...sent, input: { ...sent.input, email } })
        },
      }
    },
  },
  {
    name: 'a forged token opens an order',
    make: () => {
      let token: unknown
      return {
        async answer(sent, ask) {
          if (sent.call !== 'POST order-by-token') return ask(sent)
          token ??= sent.input.order_token
          return ask({ ...sent, input: { order_token: token } })
        },
      }
    },
  },
]
