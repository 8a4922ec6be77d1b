import type { Invoice } from '@etalase/contract/invoice.ts'
import type { Order } from '@etalase/contract/order.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder, anOrderLine } from '@etalase/testkit/builders.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invoiceDocument } from '#lib/documents/invoice-document.ts'
import { serve } from '#lib/gateway/serve.ts'
import { readFlash } from '#lib/session/flash.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'
import { invoiceMessages } from '#messages/invoice.ts'
import * as asked from '#tests/support/asked-documents.ts'
import { backendGives } from '#tests/support/asked-documents.ts'
import { aRequest } from '#tests/support/shop-request.ts'

const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  number: 'INV-000123',
  issued_at: '2026-08-03 11:00:00',
  seller: { name: 'PT Contoh', address: 'Jl. Contoh 1, Jakarta', npwp: '0012345678901000' },
  ppn: { rate: 12, base: rupiah(254_355), amount: rupiah(30_523) },
  credit_notes: [],
  ...given,
})

const aPaidOrder = (given: Partial<Order> = {}): Order =>
  anOrder({
    trx_status: 'PAID',
    payment_date: '2026-08-03 11:00:00',
    payment_channel: 'BCA Virtual Account',
    address_recipient_name: 'Sari Dewi',
    address_street: 'Jl. Melati 5',
    address_city: 'Kota Jakarta Selatan',
    invoice: anInvoice(),
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

const askAsCustomer = async (query = '', isSignedIn = true) =>
  serve(await aRequest('GET', `/account/orders/12/invoice${query}`, { isSignedIn }))

const askAsGuest = (query = '') => asked.askAsGuest(`/order/invoice${query}`)

/** Returns a page's amounts in order, as numbers. */
const amountsIn = (html: string) =>
  [...html.matchAll(/<dd>(?:− )?IDR ([\d,]+)<\/dd>/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  )

describe('the invoice', () => {
  test('has company, tax number, buyer, lines and payment, and its amounts add up', async () => {
    const lines = [
      anOrderLine({ qty: 2, retail_price: rupiah(200_000), subtotal: rupiah(360_000) }),
      anOrderLine({ product_name: 'Batik scarf' }),
    ]
    backendGives(
      aPaidOrder({
        sales_trx_details: lines,
        promo_code: 'HALO',
        grand_total: rupiah(618_000),
        invoice: anInvoice({ ppn: { rate: 12, base: rupiah(510_360), amount: rupiah(61_243) } }),
      }),
    )
    const text = await (await askAsCustomer()).text()
    for (const shown of [
      'Invoice INV-000123',
      'PT Contoh',
      'Jl. Contoh 1, Jakarta',
      'NPWP 0012345678901000',
      'Sari Dewi',
      'Jl. Melati 5',
      '2 × Oxford shirt in White, Size M<small>at IDR\u00a0200,000, less IDR\u00a040,000</small>',
      'Batik scarf',
      'Discount (HALO)',
      'Paid on 3 Aug 2026, BCA Virtual Account',
      'PPN, 12% of that',
    ])
      expect(text).toContain(shown)
    const [subtotal = 0, discount = 0, delivery = 0, total, without = 0, , ppn = 0] =
      amountsIn(text)
    expect([subtotal, discount, delivery, total]).toEqual([659_000, 50_000, 9_000, 618_000])
    expect(subtotal - discount + delivery).toBe(total)
    expect(without + ppn).toBe(total)
  })

  test('does not mention PPN when the company does not charge it', () => {
    const seller = { name: 'PT Contoh', address: '', npwp: null }
    const text = invoiceDocument(aPaidOrder(), anInvoice({ seller, ppn: null }), null)
    expect(text).not.toMatch(/PPN|NPWP|DPP/)
    expect(text).toContain('PT Contoh')
  })

  test('shows what credit notes refund, why, and the remainder', () => {
    const note = {
      number: 'CN-000001',
      issued_at: '2026-08-04 09:00:00',
      amount: rupiah(8_000),
      ppn_amount: rupiah(793),
      reason: 'A button was missing',
    }
    const rest = { ...note, number: 'CN-000002', amount: rupiah(300_000), reason: null }
    const text = invoiceDocument(aPaidOrder(), anInvoice({ credit_notes: [note, rest] }), null)
    expect(text).toContain(
      'CN-000001, 4\u00a0Aug\u00a02026<small>A button was missing<br>PPN in it: IDR 793',
    )
    expect(text).toContain(`CN-000002, 4\u00a0Aug\u00a02026<small>${invoiceMessages.refunded}`)
    expect(amountsIn(text).slice(-3)).toEqual([8_000, 300_000, 0])
  })

  test("has no buyer for a guest's pickup, or for an anonymised buyer", () => {
    const order = anOrder({ shipping_type: 'PICKUP_ON_STORE', shipping_cost: rupiah(0) })
    expect(invoiceDocument(order, anInvoice(), null)).not.toContain(invoiceMessages.buyer)
  })

  test('needs no other file, and a saved one has no link and no script', () => {
    const actions = { orderPath: '/order', filePath: '/order/invoice?file', nonce: 'abc' }
    const page = invoiceDocument(aPaidOrder(), anInvoice(), actions)
    expect(page).not.toMatch(/<link|<img|src=|url\(|@import/)
    expect(page).toContain('<script nonce="abc">')
    expect(invoiceDocument(aPaidOrder(), anInvoice(), null)).not.toMatch(/<a |<script|<button/)
  })

  test("escapes all of the backend's text in its HTML", () => {
    const evil = '"><script>alert(1)</script>'
    const order = aPaidOrder({
      promo_code: evil,
      shipping_courier: evil,
      shipping_service_name: evil,
      payment_channel: evil,
      user: { name: evil },
      address_recipient_name: evil,
      address_street: evil,
      address_city: evil,
      sales_trx_details: [anOrderLine({ product_name: evil, size_code: evil, size_name: evil })],
    })
    const invoice = anInvoice({
      number: evil,
      seller: { name: evil, address: evil, npwp: evil },
      credit_notes: [
        { number: evil, issued_at: '2026-08-04 09:00:00', amount: rupiah(1), reason: evil },
      ],
    })
    expect(invoiceDocument(order, invoice, null)).not.toContain('<script')
  })

  test('is stored by no cache and no search engine, as a page or as a file', async () => {
    backendGives(aPaidOrder())
    for (const response of [
      await askAsCustomer(),
      await askAsGuest(),
      await askAsCustomer('?file'),
    ]) {
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('is a file named by its number, whatever the number is', async () => {
    backendGives(aPaidOrder())
    const { headers } = await askAsGuest('?file')
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="invoice-INV-000123.html"',
    )
    backendGives(aPaidOrder({ invoice: anInvoice({ number: '../A/1"\n;x' }) }))
    expect((await askAsGuest('?file')).headers.get('Content-Disposition')).toBe(
      'attachment; filename="invoice--A-1-x.html"',
    )
  })
})

describe('an invoice is refused', () => {
  const leadsTo = (response: Response, path: string) => {
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }

  /** Returns the message on the page that a response leads to. */
  function saidBy(response: Response, page: '/order' | '/account/orders') {
    const [cookie = ''] = response.headers
      .getSetCookie()
      .flatMap((line) => line.split(';')[0] ?? [])
    const [name, ...value] = cookie.split('=')
    const get = (asked: string) => (asked === name ? { value: value.join('=') } : undefined)
    return readFlash({ get }, page)
  }

  test('for an unpaid order, whose page says that it follows the payment', async () => {
    backendGives(anOrder({ invoice: null }))
    const [own, guests] = [await askAsCustomer(), await askAsGuest()]
    leadsTo(own, '/account/orders/12')
    leadsTo(guests, '/order')
    expect((await saidBy(own, '/account/orders'))?.message).toBe(invoiceMessages.notPaid)
    expect((await saidBy(guests, '/order'))?.message).toBe(invoiceMessages.notPaid)
  })

  test("by a backend without invoices, as a paid order's page says", async () => {
    const { invoice: _, ...order } = aPaidOrder()
    backendGives(order)
    expect((await saidBy(await askAsGuest(), '/order'))?.message).toBe(invoiceMessages.none)
  })

  test('when its amounts cannot be read', async () => {
    const ppn = { rate: 12, base: rupiah(1), amount: -1 } as Invoice['ppn']
    backendGives(aPaidOrder({ invoice: anInvoice({ ppn }) }))
    leadsTo(await askAsGuest(), '/order')
  })

  test('to a guest on the account page, or without an opened order', async () => {
    leadsTo(await askAsCustomer('', false), '/sign-in?next=%2Faccount%2Forders%2F12%2Finvoice')
    leadsTo(await serve(await aRequest('GET', '/order/invoice')), '/order')
  })

  test("for another customer's order, while the backend is down, or after the session has ended", async () => {
    backendGives(null, 404)
    leadsTo(await askAsCustomer(), '/account/orders/12')
    leadsTo(await askAsGuest(), '/order')
    backendGives(null, 500)
    leadsTo(await askAsCustomer(), '/account/orders/12')
    backendGives(null, 401)
    leadsTo(await askAsCustomer(), sessionEndPath('/account/orders/12/invoice'))
  })
})
