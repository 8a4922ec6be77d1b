import { describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'

const needed = {
  ENGINE_URL: 'http://localhost:9000/',
  ENGINE_SECRET: 'a secret of 16 signs or more',
  ENGINE_ADMIN_KEY: 'sk_1',
}
const real = { ...needed, SHOP_URL: 'https://shop.example' }
const PAYMENT_URL = 'https://pay.example'

describe('with an https SHOP_URL the adapter', () => {
  test('refuses to start with the sandbox, where anyone can mark an order as paid', () => {
    expect(() => readConfig(real)).toThrow(/^PAYMENT_URL: needed with an https SHOP_URL/)
  })

  test("starts with a payment provider's address, and without the sandbox", () => {
    expect(readConfig({ ...real, PAYMENT_URL })).toMatchObject({ hasSandbox: false })
  })

  test('starts with the sandbox when configured as a demo', () => {
    expect(readConfig({ ...real, ALLOW_DEMO: '1' })).toMatchObject({ hasSandbox: true })
  })
})

test('without TLS the sandbox replaces the payment provider', () => {
  expect(readConfig(needed)).toMatchObject({
    hasSandbox: true,
    engine: { url: 'http://localhost:9000' },
  })
})

describe('PAYMENT_PROVIDER', () => {
  const settings = {
    PAYMENT_PROVIDER: 'invoice',
    INVOICE_API_URL: 'https://api.invoices.test/v1',
    INVOICE_API_KEY: 'key-of-the-test-company',
    INVOICE_WEBHOOK_SECRET: 'secret-of-the-webhooks',
  }

  test('selects a provider with its own pages, without the sandbox and without PAYMENT_URL', () => {
    expect(readConfig({ ...real, ...settings })).toMatchObject({ hasSandbox: false })
  })

  test("requires the provider's account", () => {
    const { INVOICE_API_KEY: _, ...others } = settings
    expect(() => readConfig({ ...needed, ...others })).toThrow('INVOICE_API_KEY')
  })

  test('is refused when unknown', () => {
    expect(() => readConfig({ ...needed, PAYMENT_PROVIDER: 'cowries' })).toThrow('PAYMENT_PROVIDER')
  })
})

test('WhatsApp updates require both the URL and the token', () => {
  const WHATSAPP_URL = 'https://whatsapp.example/messages'
  const WHATSAPP_TOKEN = 'a-token-of-the-provider'
  expect(() => readConfig({ ...needed, WHATSAPP_URL })).toThrow(/^WHATSAPP_TOKEN: /)
  expect(() => readConfig({ ...needed, WHATSAPP_TOKEN })).toThrow(/^WHATSAPP_URL: /)
  expect(readConfig({ ...needed, WHATSAPP_URL, WHATSAPP_TOKEN })).toMatchObject({
    whatsapp: { url: WHATSAPP_URL, token: WHATSAPP_TOKEN },
  })
  expect(readConfig(needed)).toMatchObject({ whatsapp: undefined })
})

test('one error names all missing settings and the wrong payment provider settings', () => {
  expect(() => readConfig({ PAYMENT_MERCHANT_ID: 'none' })).toThrow(
    /ENGINE_URL.*ENGINE_SECRET.*ENGINE_ADMIN_KEY.*PAYMENT_MERCHANT_ID/,
  )
})
