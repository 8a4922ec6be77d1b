import { aCart, anOrder, anOrderLine } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrderDetail } from '#components/orders/order-detail.tsx'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

/** Opens an order and refetches it from a backend with only the spec's fields, which lack size names. */
function openOrder(product_detail: { id: number; product_images: [] }) {
  hasCart(aCart())
  const line = anOrderLine({ size_code: '75', size_name: 'as in the HTML', product_detail })
  const sent = { ...anOrder(), sales_trx_details: [{ ...line, size_name: undefined }] }
  refuses('get', 'user/order', 404, 'There is no such call.', 'NOT_FOUND')
  answers('get', 'user/orders', { user_orders: [sent] })
  const order = anOrder({ sales_trx_details: [line] })
  renderInShop(<OrderDetail initialOrder={order} paymentUrl="/" renderedAt={Date.now()} />)
}

test.each([
  [
    'the name that the product has for it',
    1,
    { size_name: '7.5', size_code: '75' },
    /^Size 7\.5, /,
  ],
  [
    'its code where the product has it no more',
    2,
    { size_name: '8', size_code: '8' },
    /^Size 75, /,
  ],
])(
  'a size that the backend does not name with an order is shown by %s',
  async (_, id, size, shown) => {
    answers('get', 'product', { product: { sizes: [size] } })
    openOrder({ id, product_images: [] })
    expect(await screen.findByText(shown)).toBeTruthy()
  },
)

test('an order whose product is gone shows its size code, and stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  refuses('get', 'product', 404, 'It is gone.', 'NOT_FOUND')
  openOrder({ id: 3, product_images: [] })
  expect(await screen.findByText(/^Size 75, /)).toBeTruthy()
  warn.mockRestore()
})
