import { randomUUID } from 'node:crypto'
import { accepts, asked, data, ignores, type Mutant } from '#mutants/fault.ts'
import type { Fault } from '#mutants/faulty-backend.ts'
import { refill, sizesIn } from '#mutants/restock.ts'

const trx = 'POST checkout-trx'
const shipping = 'POST checkout-shipping'
const checkout = 'POST checkout'
/** Places the order again: the repeated request finds a full cart. */
function ordersAgain(): Fault {
  return {
    async answer(sent, ask) {
      if (sent.call !== trx) return ask(sent)
      const sizes = await sizesIn(ask, sent)
      const answer = await ask({ ...sent, headers: { 'content-type': 'application/json' } })
      if (answer.status === 200) await refill(ask, sent, sizes)
      return answer
    },
  }
}

/** Counts the pieces of one order alone: a customer at the limit can order more. */
function forgetsOrders(): Fault {
  return {
    async answer(sent, ask) {
      const answer = await ask(sent)
      const isOver = sent.call === trx && Object(answer.body).error?.code === 'ORDER_LIMIT'
      const guest_email = `${randomUUID()}@example.com`
      return isOver ? ask({ ...sent, input: { ...sent.input, guest_email } }) : answer
    },
  }
}

/** Faults from the availability of a cart to its order. */
export const checkoutMutants: readonly Mutant[] = [
  {
    name: 'an empty cart can be checked out',
    make: accepts(checkout, {
      data: {
        available_on_store: 1,
        available_stores: [],
        available_stores_by_region: [],
        available_online: 0,
        available_stores_online: [],
        available_stores_by_region_online: [],
      },
    }),
  },
  {
    name: 'a guest orders more pieces than one customer may have, one after the other',
    make: forgetsOrders,
  },
  {
    name: 'stores that are not hubs deliver',
    make: data(checkout, (d) => {
      for (const store of d.available_stores_online) store.is_hub = 0
    }),
  },
  {
    name: 'delivery is available without a hub',
    make: data(checkout, (d) => {
      d.available_stores_online = []
    }),
  },
  {
    name: 'no courier delivers',
    make: data(shipping, (d) => {
      d.couriers = {}
    }),
  },
  {
    name: 'a courier has no services',
    make: data(shipping, (d) => {
      for (const key of Object.keys(d.couriers)) d.couriers[key] = []
    }),
  },
  {
    name: 'two services of a courier have the same code',
    make: data(shipping, (d) => {
      for (const tiers of Object.values<object[]>(d.couriers))
        tiers.push({ ...tiers[0], tariff: 1 })
    }),
  },
  {
    name: 'a tariff is different each time',
    make: () => {
      let more = 0
      return {
        async answer(sent, ask) {
          const answer = await ask(sent)
          if (sent.call === shipping && answer.status === 200) {
            more += 1
            for (const tiers of Object.values<{ tariff: number }[]>(
              Object(answer.body).data.couriers,
            ))
              for (const tier of tiers) tier.tariff += more
          }
          return answer
        },
      }
    },
  },
  {
    name: 'a tariff has decimals',
    make: data(shipping, (d) => {
      for (const tiers of Object.values<{ tariff: number }[]>(d.couriers))
        for (const tier of tiers) tier.tariff += 0.5
    }),
  },
  {
    name: 'a made-up shipping cost is charged',
    make: () => {
      let real: unknown
      return {
        async answer(sent, ask) {
          if (sent.call !== trx) return ask(sent)
          if (sent.input.shipping_cost !== 1) {
            real = sent.input.shipping_cost
            return ask(sent)
          }
          return {
            status: 200,
            body: {
              data: {
                payment_data: null,
                payment_redirect: {
                  trx_ref: randomUUID(),
                  grand_total: Number(real ?? 1),
                  url: null,
                },
              },
            },
          }
        },
      }
    },
  },
  {
    name: 'a guest needs no e-mail address',
    make: accepts(
      trx,
      {
        data: { payment_data: null, payment_redirect: { trx_ref: 'x', grand_total: 1, url: null } },
      },
      ({ input }) => input.guest_email === '',
    ),
  },
  {
    name: 'a sub-district that does not exist gets deliveries',
    make: accepts(
      trx,
      {
        data: { payment_data: null, payment_redirect: { trx_ref: 'x', grand_total: 1, url: null } },
      },
      ({ input }) => Number(input.subdistrict_id) > 2_000_000_000,
    ),
  },
  { name: 'the idempotency key is ignored: an order is placed twice', make: ordersAgain },
  {
    name: 'the cart keeps its lines after an order',
    make: () => ({
      async answer(sent, ask) {
        if (sent.call !== trx) return ask(sent)
        const sizes = await sizesIn(ask, sent)
        const answer = await ask(sent)
        if (answer.status === 200) await refill(ask, sent, sizes)
        return answer
      },
    }),
  },
  { name: 'the total that the shopper saw is not compared', make: ignores(trx, 'expected_total') },
  {
    name: 'the courier that the shopper saw is not compared',
    make: ignores(trx, 'shipping_courier'),
  },
  { name: 'the lines that the shopper saw are not compared', make: ignores(trx, 'cart_item_ids') },
  {
    name: 'the stock of a hub is not that of the cart',
    make: data('POST check-showroom-stock-availability', (d) => {
      for (const line of d.cart_items_availability) line.qty = 0
    }),
  },
  {
    name: 'a cart line is missing in the stock of a hub',
    make: data('POST check-showroom-stock-availability', (d) => {
      d.cart_items_availability = []
    }),
  },
  {
    name: 'an order is placed without a device',
    make: asked('POST cart', ({ input }) => {
      delete input.local_device_id
    }),
  },
]
