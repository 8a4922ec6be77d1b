import type { Order } from '@etalase/contract/order.ts'
import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder, anOrderLine, aShowroom } from '@etalase/testkit/builders.ts'
import decodeQR from 'qr/decode.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { qrPath } from '#lib/documents/qr-path.ts'
import { voucherDocument } from '#lib/documents/voucher-document.ts'
import { serve } from '#lib/gateway/serve.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'
import { ordersMessages } from '#messages/orders.ts'
import * as asked from '#tests/support/asked-documents.ts'
import { backendGives } from '#tests/support/asked-documents.ts'
import { aRequest } from '#tests/support/shop-request.ts'

const ready = (given: Partial<Order> = {}) =>
  anOrder({
    trx_status: 'READY_FOR_PICKUP',
    shipping_type: 'PICKUP_ON_STORE',
    pickup_code: 'K7MQ2X',
    showroom: aShowroom(),
    ...given,
  })

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const askAsCustomer = async (query = '', isSignedIn = true, id = '12') =>
  serve(await aRequest('GET', `/account/orders/${id}/pickup${query}`, { isSignedIn }))

const askAsGuest = () => asked.askAsGuest('/order/pickup')

/** Renders a QR code's path as a scanner sees it, four pixels per module. */
function scan(path: string, size: number) {
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  const paint = (x: number, y: number) => {
    for (let pixel = 0; pixel < scale ** 2; pixel += 1) {
      const column = x * scale + (pixel % scale)
      const row = y * scale + Math.floor(pixel / scale)
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  }
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let step = 0; step < Number(run); step += 1) paint(Number(x) + step, Number(y))
  return decodeQR({ width, height: width, data })
}

describe('the QR code', () => {
  test.each(['K7MQ2X', '0', 'A1-b2', 'x'.repeat(40)])('scans as the code: %s', (code) => {
    const { path, size } = qrPath(code)
    expect(scan(path, size)).toBe(code)
  })

  test('has four light modules around it', () => {
    const { path, size } = qrPath('K7MQ2X')
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4)
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(size - 4)
    }
  })
})

describe('the voucher', () => {
  test("has code, store and items, and no buyer's data", async () => {
    backendGives(
      ready({
        user: { name: 'Sari Dewi' },
        address_recipient_name: 'Sari Dewi',
        address_recipient_phone: '+6281234567890',
        address_street: 'Jl. Melati 5',
        notes: 'Blue door',
      }),
    )
    const text = await (await askAsCustomer()).text()
    for (const shown of ['K7MQ2X', 'Sandang Nusa Kemang', 'Oxford shirt in White', 'A1B2C3D4'])
      expect(text).toContain(shown)
    expect(text).not.toMatch(/Sari|sari@|81234567890|0812|Melati|Blue door/)
  })

  test('shows the name of a size, not its code', async () => {
    const line = anOrderLine({ size_code: '75', size_name: '7.5' })
    backendGives(ready({ sales_trx_details: [line] }))
    expect(await (await askAsCustomer()).text()).toContain('Oxford shirt in White, Size 7.5<')
  })

  test('needs no other file, and a saved one has no link either', () => {
    const actions = { orderPath: '/order', filePath: '/order/pickup?file', nonce: 'abc' }
    expect(voucherDocument(ready(), 'K7MQ2X', actions)).not.toMatch(/<link|<img|src=|url\(|@import/)
    expect(voucherDocument(ready(), 'K7MQ2X', null)).not.toMatch(/<a |<script|<button/)
  })

  test("escapes all of the backend's text in its HTML", () => {
    const evil = '"><script>alert(1)</script>'
    const order = ready({
      showroom: aShowroom({ showroom_name: evil, address1: evil, phone: evil }),
      sales_trx_details: [anOrderLine({ product_name: evil, size_code: evil })],
    })
    expect(voucherDocument(order, evil, null)).not.toContain('<script')
  })

  test('is cached for a week in this browser only, while its cookies are the same', async () => {
    backendGives(ready())
    for (const { headers } of [await askAsCustomer(), await askAsGuest()]) {
      expect(headers.get('Cache-Control')).toBe('private, max-age=604800')
      expect(headers.get('Vary')).toBe('Cookie')
    }
  })

  test('of a paid order that is not ready says so', async () => {
    const { notReadyYet } = ordersMessages
    backendGives(ready({ trx_status: 'PAID' }))
    const early = await (await askAsCustomer()).text()
    expect(early).toContain('K7MQ2X')
    expect(early).toContain(notReadyYet)
    backendGives(ready())
    expect(await (await askAsCustomer()).text()).not.toContain(notReadyYet)
  })

  test('of an order paid at the store shows the amount due, and mentions no earlier payment', async () => {
    backendGives(ready({ trx_status: 'CONFIRMED', payment_way: 'PAY_AT_STORE' }))
    const text = await (await askAsCustomer()).text()
    expect(text).toMatch(/Pay IDR [\d,]+ at the store when you pick it up/)
    expect(text).toContain('The store is preparing your order')
    expect(text).not.toContain('after payment')
  })

  test('is a downloadable file on request, which no cache stores', async () => {
    backendGives(ready())
    const { headers } = await askAsCustomer('?file')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="pickup-code.html"')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('a voucher is refused, and no refusal is cached,', () => {
  const leadsTo = (response: Response, path: string) => {
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }

  test.each(['PENDING', 'COMPLETED', 'EXPIRED', 'CANCELLED'] as const)(
    'for an order that is %s',
    async (trx_status) => {
      backendGives(ready({ trx_status }))
      leadsTo(await askAsCustomer(), '/account/orders/12')
      leadsTo(await askAsGuest(), '/order')
    },
  )

  test('without a code', async () => {
    backendGives(ready({ pickup_code: null }))
    leadsTo(await askAsCustomer(), '/account/orders/12')
  })

  test('for a guest, or without an opened order', async () => {
    leadsTo(await askAsCustomer('', false), '/sign-in?next=%2Faccount%2Forders%2F12%2Fpickup')
    leadsTo(await serve(await aRequest('GET', '/order/pickup')), '/order')
  })

  test("for another customer's order, or one that does not exist", async () => {
    backendGives(null, 404)
    leadsTo(await askAsCustomer(), '/account/orders/12')
    leadsTo(await askAsCustomer('', true, 'a b'), '/account/orders/a%20b')
    leadsTo(await askAsGuest(), '/order')
  })

  test('while the backend is down, or after the session has ended', async () => {
    backendGives(null, 500)
    leadsTo(await askAsCustomer(), '/account/orders/12')
    leadsTo(await askAsGuest(), '/order')
    backendGives(null, 401)
    leadsTo(await askAsCustomer(), sessionEndPath('/account/orders/12/pickup'))
  })
})
