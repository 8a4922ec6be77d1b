import type { Order } from '@etalase/contract/order.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem, anOrder, anOrderLine } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { OrderDetail } from '#components/orders/order-detail.tsx'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'
import { ordersMessages as orders } from '#messages/orders.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
})

const shirt = anOrderLine({ qty: 2 })
const boot = anOrderLine({
  product_name: 'Boot',
  size_code: '75',
  size_name: '7.5',
  product_detail: { id: 7, product_images: [] },
})

async function buyAgain(...lines: Order['sales_trx_details']) {
  const order = anOrder({ trx_status: 'COMPLETED', sales_trx_details: lines })
  answers('get', 'user/order', { user_order: order })
  const shopper = renderInShop(
    <OrderDetail
      initialOrder={order}
      paymentUrl="https://pay.example/form"
      renderedAt={Date.now()}
    />,
  )
  await shopper.click(screen.getByRole('button', { name: orders.buyAgain }))
}

/** Accepts the shirt and rejects everything else. */
const hasOnlyShirts = (status: number, code: string) =>
  backendStub.use(
    http.post('http://localhost:3000/api/cart', async ({ request }) => {
      const body = await request.json()
      return Object(body).product_detail_id === 1001
        ? HttpResponse.json({ data: { message: 'ok', cart: aCart() } })
        : HttpResponse.json({ error: { message: 'No.', code } }, { status })
    }),
  )

test('buying again adds every line to the cart, with its size and quantity, and opens the cart', async () => {
  const calls = answers('post', 'cart', { message: 'ok', cart: aCart() })
  await buyAgain(shirt, boot)
  expect(await screen.findByText(orders.bought.all)).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([
    { product_detail_id: 1001, size: 'M', qty: 2 },
    { product_detail_id: 7, size: '75', qty: 1 },
  ])
  expect(await screen.findByRole('dialog', { name: cartMessages.drawerTitle })).toBeTruthy()
})

test.each([
  [404, 'NOT_FOUND', orders.gone],
  [400, 'OUT_OF_STOCK', cartMessages.failedOutOfStock],
])('buying again names the items that could not be added (%i %s)', async (status, code, reason) => {
  hasOnlyShirts(status, code)
  await buyAgain(boot, shirt)
  expect(await screen.findByText(`Boot, Size 7.5: ${reason}`)).toBeTruthy()
  expect(screen.getByText(orders.bought.some)).toBeTruthy()
  expect(screen.queryByText(/^Oxford shirt in White, Size M: /)).toBeNull()
})

test('buying again shows changed prices, and leaves them on screen', async () => {
  const line = aCartItem()
  const dearer = { ...line.product_detail, net_price: rupiah(250_000) }
  hasCart(aCart({ ...line, product_detail: dearer }))
  answers('post', 'cart', { message: 'ok' })
  await buyAgain({ ...shirt, subtotal: rupiah(400_000) })
  const said = orders.priceChanged('IDR 200,000', 'IDR 250,000')
  expect(await screen.findByText(`Oxford shirt in White, Size M: ${said}`)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('buying again does not mention prices that are unchanged or unknown', async () => {
  refuses('get', 'cart', 503, 'No.', 'UNAVAILABLE')
  answers('post', 'cart', { message: 'ok' })
  await buyAgain(shirt)
  expect(await screen.findByText(orders.bought.all)).toBeTruthy()
  expect(screen.queryByText(orders.pricesChanged)).toBeNull()
})

test('buying again stops when the server is unreachable, and can be clicked again', async () => {
  let tried = 0
  breaks('post', 'cart')
  backendStub.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') tried++
  })
  await buyAgain(shirt, boot)
  expect(await screen.findByText(orders.bought.none)).toBeTruthy()
  expect(screen.getAllByText(new RegExp(errorsMessages.connectionFailed))).toHaveLength(2)
  expect(tried).toBe(1)
  backendStub.events.removeAllListeners()
  expect(screen.getByRole('button', { name: orders.buyAgain })).toBeTruthy()
})
