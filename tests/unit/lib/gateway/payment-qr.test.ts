import { rupiah } from '@etalase/contract/rules/money.ts'
import { withChecksum } from '@etalase/contract/rules/payment/qris.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const trx_ref = 'a'.repeat(32)
const text = withChecksum('000201530336054062090005802ID')

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.mocked(console.error).mockClear()
})

// Restores sharp's blocked loaders for the picture tests in this process.
afterAll(async () => {
  vi.resetModules()
  await import('@etalase/pictures/encode.ts')
})

const notFound = () =>
  HttpResponse.json({ error: { message: 'No', code: 'NOT_FOUND' } }, { status: 404 })

/** Stubs the payment of this device's order, with or without a QR code; not found unless `isTheirs`. */
const placed = (payment_qr: string | null, isTheirs = true) => {
  const payment = { trx_ref, trx_status: 'PENDING', grand_total: 209_000, payment_qr }
  const answer = () => (isTheirs ? HttpResponse.json({ data: payment }) : notFound())
  backendStub.use(http.get(`${backend}/order-payment`, answer))
}

const ask = async (query = '', isSignedIn = false) =>
  serve(await aRequest('GET', `/api/payment-qr?trx_ref=${trx_ref}${query}`, { isSignedIn }))

async function scanned(response: Response) {
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()), { density: 300 })
    .resize(600, 600, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

describe('the QR code of a payment', () => {
  test('is a scannable drawing that no cache stores', async () => {
    placed(text)
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await scanned(response)).toBe(text)
  })

  test('can be saved as a picture, for an app on the same phone', async () => {
    placed(text)
    // As in the shop's process, which blocks loaders because it reads untrusted pictures.
    sharp.block({ operation: ['VipsForeignLoad'] })
    const response = await ask('&file')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toContain('qris.png')
    expect(await scanned(response)).toBe(text)
  })

  test("is also that of a customer's order from another device", async () => {
    placed(text, false)
    const order = anOrder({ trx_ref, grand_total: rupiah(209_000), payment_qr: text })
    backendStub.use(
      http.get(`${backend}/user/orders`, () =>
        HttpResponse.json({ data: { user_orders: [order] } }),
      ),
    )
    expect((await ask('', true)).status).toBe(200)
  })

  test.each([
    ['no code was issued', null],
    ['it is no QRIS', 'https://pay.example'],
    ['its checksum is wrong', text.replace('209000', '200900')],
    ['it asks for another amount', withChecksum('000201530336054061090005802ID')],
  ])('is not drawn when %s', async (_, payment_qr) => {
    placed(payment_qr)
    expect((await ask()).status).toBe(404)
  })

  test('is not drawn for a browser that has not placed the order', async () => {
    placed(text, false)
    expect((await ask()).status).toBe(404)
  })

  test("reports the backend's failure when it is down", async () => {
    backendStub.use(http.get(`${backend}/order-payment`, () => HttpResponse.error()))
    expect((await ask()).status).toBe(503)
  })
})
