import { tmpdir } from 'node:os'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import type { Bill } from '#payment/provider.ts'
import { isXpress } from '#payment/xpress.ts'

const bill: Bill = {
  trxRef: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  number: 'A1B2C3D4',
  total: rupiah(209_000),
  placedAt: new Date('2026-08-03T03:00:00Z'),
  dueAt: new Date('2026-08-03T06:00:00Z'),
  customerNumber: '1',
  customerName: 'Sari Dewi',
  customerEmail: 'sari@example.com',
  items: '1x Shirt (M)',
}

/** Builds a bill's form with a company's settings. */
async function formOf(settings: Record<string, string>, given: Partial<Bill> = {}) {
  const config = readConfig({ PAYMENT_PASSWORD: 'only-for-tests', ...settings })
  const { handOff } = await config.openPayment({ shopUrl: 'https://shop.test', dataDir: tmpdir() })
  if (!('form' in handOff)) throw new Error('Not a provider with a form')
  return handOff.form({ ...bill, ...given })
}

test("the bill names the configured company, not the demo's", async () => {
  const form = await formOf({ PAYMENT_MERCHANT_NAME: 'Toko Kain Nusantara' })
  expect(form).toMatchObject({
    merchant_name: 'Toko Kain Nusantara',
    bill_desc: 'Toko Kain Nusantara order A1B2C3D4',
  })
  expect(JSON.stringify(form)).not.toContain('Sandang')
})

test('a merchant name that is too long is truncated, and the order number stays readable', async () => {
  const name = 'Perusahaan Dagang Kain dan Busana Nusantara'
  const form = await formOf({ PAYMENT_MERCHANT_NAME: name }, { customerName: 'S'.repeat(200) })
  expect(form.merchant_name).toBe('Perusahaan Dagang Kain dan Busan')
  expect(form.bill_desc).toBe(`${name} order A1B2C3D4`)
  expect(form.custName).toHaveLength(128)
})

test.each([
  ['PAYMENT_MERCHANT_ID', '123'],
  ['PAYMENT_PASSWORD', 'short'],
  ['PAYMENT_PROVIDER', 'nobody'],
])('%s=%s stops the start, and the error lists every wrong setting', (name, value) => {
  const wrong = { DATABASE_URL: 'mysql://x', [name]: value }
  expect(() => readConfig(wrong)).toThrow(new RegExp(`DATABASE_URL.*${name}|${name}.*DATABASE_URL`))
})

test.each([
  ['xpress', {}, true],
  [
    'invoice',
    {
      INVOICE_API_URL: 'https://pay.test',
      INVOICE_API_KEY: 'k'.repeat(16),
      INVOICE_WEBHOOK_SECRET: 's'.repeat(16),
    },
    false,
  ],
])(
  'the type of the provider %s says whether our sandbox can simulate it',
  async (name, settings, isPlayed) => {
    const config = readConfig({
      PAYMENT_PROVIDER: name,
      PAYMENT_PASSWORD: 'only-for-tests',
      ...settings,
    })
    const open = await config.openPayment({ shopUrl: 'https://shop.test', dataDir: tmpdir() })
    expect(isXpress(open)).toBe(isPlayed)
  },
)
