import { rupiah } from '@etalase/contract/rules/money.ts'
import { withChecksum } from '@etalase/contract/rules/payment/qris.ts'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FreeShipping } from '#components/cart/free-shipping.tsx'
import { QrToPay } from '#components/payment/qr-to-pay.tsx'
import { BuyForm } from '#components/product/buy-form.tsx'
import { FewLeft } from '#components/product/few-left.tsx'
import { SaleEnds } from '#components/product/sale-ends.tsx'
import { cartMessages as cart } from '#messages/cart.ts'
import { paymentMessages as payment } from '#messages/payment.ts'
import { productMessages as product } from '#messages/product.ts'
import { answers, breaks, hasCart, hasSession } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

describe('free delivery', () => {
  /** Renders the offer for a cart worth 299,000. */
  const shown = (free_shipping_from: number | null) => {
    const from = free_shipping_from === null ? null : rupiah(free_shipping_from)
    render(<FreeShipping cart={{ ...aCart(aCartItem()), free_shipping_from: from }} />)
    return screen.queryByRole('progressbar')
  }

  test('shows the missing amount, also as a bar', () => {
    expect(shown(500_000)?.getAttribute('value')).toBe('299000')
    expect(screen.getByText(cart.untilFreeShipping('IDR 201,000'))).toBeTruthy()
  })

  test('is reached at exactly the minimum', () => {
    shown(299_000)
    expect(screen.getByText(cart.hasFreeShipping)).toBeTruthy()
  })

  test('is not mentioned without a minimum', () => {
    expect(shown(null)).toBeNull()
    expect(document.body.textContent).toBe('')
  })
})

describe('the end of a sale', () => {
  afterEach(() => vi.useRealTimers())

  const end = { endsAt: '2026-08-03 12:00:00', end: '3 Aug 2026, 12:00 WIB' }

  /** Stubs the server's clock, which differs from this device's. */
  const serverSays = (time: string, headers: Record<string, string> = {}) =>
    backendStub.use(
      http.head('*', () =>
        HttpResponse.text(null, {
          headers: { Date: new Date(`2026-08-03T${time}+07:00`).toUTCString(), ...headers },
        }),
      ),
    )

  test("is counted by the server's clock, whatever the device's clock shows", async () => {
    serverSays('10:30:00')
    render(<SaleEnds {...end} />)
    expect(await screen.findByText(/3 Aug 2026, 12:00 WIB \(1 h (29|30) min left\)/)).toBeTruthy()
  })

  test('accounts for the age of an answer cached by a CDN', async () => {
    serverSays('10:30:00', { Age: '3600' })
    render(<SaleEnds {...end} />)
    expect(await screen.findByText(/\((29|30) min left\)/)).toBeTruthy()
  })

  test('is announced once passed, and the sale is no longer claimed', async () => {
    serverSays('12:00:00')
    render(<SaleEnds {...end} />)
    expect(await screen.findByText(product.saleEnded)).toBeTruthy()
    expect(screen.queryByText(product.saleEnds(end.end))).toBeNull()
  })

  test('is shown as text when the server sends no time', async () => {
    backendStub.use(http.head('*', () => HttpResponse.error()))
    render(<SaleEnds {...end} />)
    expect(await screen.findByText(product.saleEnds(end.end))).toBeTruthy()
  })
})

describe('the number of pieces left', () => {
  beforeEach(() => {
    hasSession(false)
    hasCart(aCart())
  })

  const size = (code: string, stock_low?: number) => ({
    size_code: code,
    size_name: code,
    is_available: true,
    ...(stock_low ? { stock_low } : {}),
  })
  const page = [size('M', 3), size('L')]

  const open = () =>
    renderInShop(
      <BuyForm id="buy" productId={1001} sizes={page}>
        <FewLeft productId={1001} sizes={page} formId="buy" />
      </BuyForm>,
    )

  const now = (stock_low?: number) =>
    answers('get', 'product', { product: { sizes: [size('M', stock_low), size('L')] } })

  const choose = (shopper: ReturnType<typeof open>, name: string) =>
    shopper.click(screen.getByRole('radio', { name }))

  test("is current, not that of the page's HTML", async () => {
    now(1)
    await choose(open(), 'M')
    expect(await screen.findByText(product.fewLeft(1, 'M'))).toBeTruthy()
  })

  test('is hidden when plenty are available again', async () => {
    const calls = now()
    await choose(open(), 'M')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('is neither shown nor loaded for a size with plenty of stock', async () => {
    const calls = now(2)
    await choose(open(), 'L')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(calls).toEqual([])
  })

  test('is hidden when the call fails', async () => {
    breaks('get', 'product')
    await choose(open(), 'M')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('a QR code for payment', () => {
  const text = withChecksum('0002015303360540620900058' + '02ID')
  const order = { trx_ref: 'a'.repeat(32), grand_total: rupiah(209_000), payment_qr: text }

  test('is an image of the order, with its amount and how to pay', () => {
    render(<QrToPay {...order} />)
    const picture = screen.getByRole('img', { name: payment.qrAlt('IDR 209,000') })
    expect(picture.getAttribute('src')).toBe(`/api/payment-qr?trx_ref=${order.trx_ref}`)
    expect(screen.getAllByRole('listitem')).toHaveLength(payment.qrSteps.length)
  })

  test.each([
    ['another amount', { grand_total: rupiah(208_999) }],
    ['a checksum that is wrong', { payment_qr: text.replace('209000', '200900') }],
    ['no QRIS in it', { payment_qr: 'https://pay.example' }],
  ])('is not shown with %s, and the shopper reads why', (_, wrong) => {
    render(<QrToPay {...order} {...wrong} />)
    expect(screen.getByRole('alert').textContent).toBe(payment.qrWrong)
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('is missing for a channel without one', () => {
    render(<QrToPay {...order} payment_qr={null} />)
    expect(document.body.textContent).toBe('')
  })
})

describe('buying now', () => {
  beforeEach(() => {
    hasSession(false)
    hasCart(aCart())
  })

  const sizes = [{ size_code: 'M', size_name: 'M', is_available: true }]

  test('is offered where the backend supports it, and not for sold-out products', () => {
    const { rerender } = render(<BuyForm id="buy" productId={1001} sizes={sizes} canBuyNow />)
    const buyNow = () => screen.queryByRole('button', { name: product.buyNow })
    expect([
      buyNow()?.getAttribute('name'),
      buyNow()?.closest('form')?.getAttribute('action'),
    ]).toEqual(['buy_now', '/api/cart'])
    const soldOut = sizes.map((size) => ({ ...size, is_available: false }))
    rerender(<BuyForm id="buy" productId={1001} sizes={soldOut} canBuyNow />)
    expect(buyNow()).toBeNull()
    rerender(<BuyForm id="buy" productId={1001} sizes={sizes} />)
    expect(buyNow()).toBeNull()
  })

  test('stays on the page without a size, and shows what is missing', async () => {
    const two = [...sizes, { size_code: 'L', size_name: 'L', is_available: true }]
    const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={two} canBuyNow />)
    await shopper.click(screen.getByRole('button', { name: product.buyNow }))
    expect(screen.getByRole('alert').textContent).toBe(product.chooseSize)
  })
})
