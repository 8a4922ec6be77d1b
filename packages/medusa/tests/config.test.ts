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
  test('does not start with the sandbox, in which anybody can mark an order as paid', () => {
    expect(() => readConfig(real)).toThrow(/^PAYMENT_URL: needed with an https SHOP_URL/)
  })

  test('starts with the address of a payment provider, and without the sandbox', () => {
    expect(readConfig({ ...real, PAYMENT_URL })).toMatchObject({ hasSandbox: false })
  })

  test('starts with the sandbox where it is said to be a demo', () => {
    expect(readConfig({ ...real, ALLOW_DEMO: '1' })).toMatchObject({ hasSandbox: true })
  })
})

test('without TLS the sandbox plays the payment provider', () => {
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

  test('names a provider with pages, which no sandbox plays, and which TLS does not ask more of', () => {
    expect(readConfig({ ...real, ...settings })).toMatchObject({ hasSandbox: false })
  })

  test('needs the account there', () => {
    const { INVOICE_API_KEY: _, ...others } = settings
    expect(() => readConfig({ ...needed, ...others })).toThrow('INVOICE_API_KEY')
  })

  test('that nobody knows is refused, not ignored', () => {
    expect(() => readConfig({ ...needed, PAYMENT_PROVIDER: 'cowries' })).toThrow('PAYMENT_PROVIDER')
  })
})

test('the provider of updates by WhatsApp needs its address and its token', () => {
  const WHATSAPP_URL = 'https://whatsapp.example/messages'
  const WHATSAPP_TOKEN = 'a-token-of-the-provider'
  expect(() => readConfig({ ...needed, WHATSAPP_URL })).toThrow(/^WHATSAPP_TOKEN: /)
  expect(() => readConfig({ ...needed, WHATSAPP_TOKEN })).toThrow(/^WHATSAPP_URL: /)
  expect(readConfig({ ...needed, WHATSAPP_URL, WHATSAPP_TOKEN })).toMatchObject({
    whatsapp: { url: WHATSAPP_URL, token: WHATSAPP_TOKEN },
  })
  expect(readConfig(needed)).toMatchObject({ whatsapp: undefined })
})

test('one error names all that is missing, and settings of the payment provider that are wrong', () => {
  expect(() => readConfig({ PAYMENT_MERCHANT_ID: 'none' })).toThrow(
    /ENGINE_URL.*ENGINE_SECRET.*ENGINE_ADMIN_KEY.*PAYMENT_MERCHANT_ID/,
  )
})
