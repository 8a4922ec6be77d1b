import { randomUUID } from 'node:crypto'
import type { SaleBrowser } from '#bench/flood/sale/browser.ts'
import { place, recipient } from '#bench/orders/address.ts'
import type { Customers } from '#bench/orders/customers.ts'
import type { OrderShop } from '#bench/orders/shops.ts'
import { cartStep, get, type Piece, post, type Step } from '#bench/orders/steps.ts'

/** A way to buy one piece. */
export interface Purchase {
  name: string
  /** Steps from the product to the order, which is last. */
  steps: readonly Step[]
  /** Returns the next shopper. Customers repeat once all have bought. */
  shopper(): SaleBrowser
}

const toCheckout = [
  get('/product/[id]', ({ productId }) => `/product/${productId}`),
  get('/api/session'),
  cartStep,
  get('/checkout'),
  get('/api/checkout-start'),
  post('checkout', () => ({})),
]

const available = post('check-showroom-stock-availability', ({ showroomId }) => ({
  showroom_id: showroomId,
}))

const offers = post('promo-offers', ({ showroomId }) => ({ showroom_id: showroomId }))

interface Tier {
  service: string
  description: string
  tariff: number
  etd: string
}

/** The tier last quoted to each browser. */
const tiers = new WeakMap<SaleBrowser, { courier: string; tier: Tier }>()

/** Shipping quotes; chooses the first tier of the first courier. */
const shipping: Step = {
  name: 'POST checkout-shipping',
  async ask(browser, { showroomId }) {
    const body = { showroom_id: showroomId, subdistrict_id: place.subdistrict_id }
    const reply = await browser.ask('/api/checkout-shipping', { body })
    const { data }: { data?: { couriers: Record<string, Tier[]> } } = JSON.parse(reply.text)
    const [[courier, [tier]] = ['', []]] = Object.entries(data?.couriers ?? {})
    if (tier) tiers.set(browser, { courier, tier })
    return reply
  },
}

/** Creates the order step, with a body besides the store. */
const order = (bodyOf: (browser: SaleBrowser) => object): Step => ({
  name: 'POST checkout-trx',
  ask: (browser, { showroomId }: Piece) => {
    const body = { showroom_id: showroomId, ...bodyOf(browser) }
    return browser.ask('/api/checkout-trx', { body, key: randomUUID() })
  },
})

const guestEmail = () => ({ guest_email: `guest-${randomUUID()}@example.com` })

function delivery(browser: SaleBrowser) {
  const { courier, tier } = tiers.get(browser) ?? {}
  return {
    shipping_type: 'ONLINE_DELIVERY',
    shipping_courier: courier,
    shipping_service_name: tier?.service,
    shipping_service_desc: tier?.description,
    shipping_etd: tier?.etd,
    shipping_cost: tier?.tariff,
  }
}

const guestAddress = {
  address_recipient_name: recipient.name,
  address_recipient_phone: recipient.phone,
  ...place,
}

/** Returns the body of a guest's pickup order. */
export const pickupBody = () => ({ shipping_type: 'PICKUP_ON_STORE', ...guestEmail() })

/** A guest's pickup order. */
export const pickupOrder = order(pickupBody)

/** Returns a guest's pickup purchase, the one with the fewest steps. */
export const guestPickup = (shop: OrderShop): Purchase => ({
  name: "a guest's pickup",
  steps: [...toCheckout, available, offers, pickupOrder],
  shopper: () => shop.shopper(),
})

/** Returns the measured purchases, as shoppers' browsers make them. */
export const purchases = (shop: OrderShop, customers: Customers): readonly Purchase[] => [
  guestPickup(shop),
  {
    name: "a guest's delivery",
    steps: [
      ...toCheckout,
      shipping,
      available,
      offers,
      order((browser) => ({ ...delivery(browser), ...guestAddress, ...guestEmail() })),
    ],
    shopper: () => shop.shopper(),
  },
  {
    name: "a customer's delivery",
    steps: [
      ...toCheckout,
      get('/api/user/address'),
      shipping,
      available,
      offers,
      order((browser) => ({
        ...delivery(browser),
        user_address_id: customers.addressOf(browser),
      })),
    ],
    shopper: () => customers.next(),
  },
]
