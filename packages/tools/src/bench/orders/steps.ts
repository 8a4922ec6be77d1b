import { randomUUID } from 'node:crypto'
import type { SaleBrowser } from '#bench/flood/sale/browser.ts'

/** One size of a product, which a store has. */
export interface Piece {
  productId: number
  size: string
  showroomId: number
}

/** A request of a purchase: what it asks, given what is bought. */
export interface Step {
  name: string
  ask(browser: SaleBrowser, piece: Piece): Promise<{ status: number }>
}

const post = (path: string, bodyOf: (piece: Piece) => object): Step => ({
  name: `POST ${path}`,
  ask: (browser, piece) => browser.ask(`/api/${path}`, { body: bodyOf(piece) }),
})

const get = (path: string, pathOf = (_: Piece) => path): Step => ({
  name: `GET ${path}`,
  ask: (browser, piece) => browser.ask(pathOf(piece)),
})

const pickup = 'PICKUP_ON_STORE'

/** The order itself, alone. */
export const orderStep: Step = {
  name: 'POST checkout-trx',
  ask: (browser, { showroomId }) => {
    const body = {
      shipping_type: pickup,
      showroom_id: showroomId,
      guest_email: `guest-${randomUUID()}@example.com`,
    }
    return browser.ask('/api/checkout-trx', { body, key: randomUUID() })
  },
}

/** Puts the piece into the cart. */
export const cartStep = post('cart', ({ productId, size }) => ({
  product_detail_id: productId,
  size,
  qty: 1,
}))

/** What the browser of a guest asks for a pickup, from the product to the order. */
export const purchase: readonly Step[] = [
  get('/product/[id]', ({ productId }) => `/product/${productId}`),
  get('/api/session'),
  cartStep,
  get('/checkout'),
  get('/api/checkout-start'),
  post('checkout', () => ({})),
  post('check-showroom-stock-availability', ({ showroomId }) => ({ showroom_id: showroomId })),
  post('promo-offers', ({ showroomId }) => ({ showroom_id: showroomId })),
  orderStep,
]

/** Does a step. Throws unless the shop answers 200. */
export async function take({ name, ask }: Step, browser: SaleBrowser, piece: Piece): Promise<void> {
  const { status } = await ask(browser, piece)
  if (status !== 200) throw new Error(`${name}: ${status}`)
}
