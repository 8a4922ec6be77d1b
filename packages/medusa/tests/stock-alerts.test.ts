import { maxWaiting } from '@etalase/backend-kit/stock-alerts/waiting-limit.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sendAlerts } from '#stock-alerts/send-alerts.ts'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call, mails } = tested
afterAll(() => tested.close())

const variantOf = (product: number, size: string) => {
  const colors = engine.state.products.flatMap((garment) => garment.colors)
  const color = colors.find(({ number }) => number === product)
  const found = color?.variants.find(({ size_code }) => size_code === size)
  if (!found) throw new Error('No variant')
  return found
}

async function setStock(stock: Record<string, number>, product = 1_001, size = 'S') {
  const variant = variantOf(product, size)
  variant.stock = stock
  await adapter.model.refreshStock([variant.id])
}

beforeEach(async () => {
  engine.state.products = Array.from({ length: 8 }, (_, index) => fakeProduct(index))
  engine.state.alerts = []
  mails.length = 0
  await adapter.model.load()
  await setStock({})
})

const ask = async (email: string, product_detail_id = 1_001, size = 'S') =>
  call('POST stock-alert', { product_detail_id, size, email })

const failures: unknown[] = []
const send = () => sendAlerts(adapter, (error) => failures.push(error))
const email = 'buyer@example.com'

describe('a shopper who requests a stock alert', () => {
  test('can do so on the product page', async () => {
    const { data } = await call('GET product', { id: 1_001 })
    expect(data.product).toMatchObject({ has_stock_alerts: 1 })
  })

  test('gets one mail when the size is back in any store', async () => {
    await ask(' Buyer@Example.com ')
    await send()
    expect(mails).toEqual([])
    await setStock({ sloc_2: 1 })
    await send()
    await send()
    expect(mails).toMatchObject([{ to: email }])
    const [mail] = mails
    expect(mail?.text).toContain('http://shop.test/product/1001?size=S')
    expect(mail?.text).toContain(`/stock-alert?stop=${engine.state.alerts[0]?.token}`)
  })

  test('gets it in the language of the request', async () => {
    const body = { product_detail_id: 1_001, size: 'S', email }
    await call('POST stock-alert', body, { 'accept-language': 'id' })
    await setStock({ sloc_1: 1 })
    await send()
    expect(mails[0]?.subject).toContain('Tersedia lagi')
  })

  test('twice gets one mail, and another one after a request that follows the mail', async () => {
    await ask(email)
    await ask(email)
    await setStock({ sloc_1: 1 })
    await send()
    await setStock({})
    await ask(email)
    await setStock({ sloc_1: 1 })
    await send()
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
  })

  test('for a size in stock, an unknown one, or an invalid address is not stored', async () => {
    expect((await ask(email, 1_001, 'M')).data.message).toContain('in stock')
    expect(await ask(email, 1_001, 'ZZ')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await ask('nobody')).status).toBe(400)
    expect(engine.state.alerts).toEqual([])
  })

  test('can stop all alerts by the link of a mail, and a forged token stops nothing but answers alike', async () => {
    await ask(email)
    await ask('other@example.com')
    const { token = '' } = engine.state.alerts[0] ?? {}
    const unknown = await call('POST stock-alert-stop', { token: 'x'.repeat(32) })
    expect(engine.state.alerts).toHaveLength(2)
    expect(await call('POST stock-alert-stop', { token })).toEqual(unknown)
    expect(engine.state.alerts).toMatchObject([{ email: 'other@example.com' }])
  })

  test('beyond the limit of an address is refused with a message, and keeps the earlier alerts', async () => {
    const sizes = engine.state.products
      .flatMap(({ colors }) => colors)
      .flatMap(({ number, variants }) => variants.map((variant) => ({ number, variant })))
      .slice(0, maxWaiting + 1)
    for (const { variant } of sizes) variant.stock = {}
    await adapter.model.load()
    const answers: unknown[] = []
    for (const { number, variant } of sizes)
      answers.push((await ask(email, number, variant.size_code)).data.message)
    expect(engine.state.alerts).toHaveLength(maxWaiting)
    expect(answers.at(-1)).not.toBe(answers[0])
    // Another requester gets a place, from the network with the most alerts.
    engine.state.alerts[0] = { ...Object(engine.state.alerts[0]), client_network: 'another' }
    const [first, second] = engine.state.alerts
    for (const alert of engine.state.alerts.slice(1)) alert.client_network = 'a crowd'
    await ask(email, sizes.at(-1)?.number, sizes.at(-1)?.variant.size_code)
    expect(engine.state.alerts).toHaveLength(maxWaiting)
    expect(engine.state.alerts).toContain(first)
    expect(engine.state.alerts).not.toContain(second)
  })
})

test('a failed alert mail is retried, and does not block the others', async () => {
  await ask(email)
  await ask('other@example.com')
  await setStock({ sloc_1: 1 })
  const { send: really } = adapter.mail
  adapter.mail.send = async (mail) => {
    if (mail.to === email) throw new Error('No such mailbox')
    return really(mail)
  }
  await send()
  expect(failures).toHaveLength(1)
  expect(mails.map(({ to }) => to)).toEqual(['other@example.com'])
  adapter.mail.send = really
  await send()
  expect(mails.map(({ to }) => to)).toEqual(['other@example.com', email])
})

test('a sent mail is not repeated while the engine fails to record it', async () => {
  await ask(email)
  await setStock({ sloc_1: 1 })
  const [alert] = engine.state.alerts
  engine.state.alerts = engine.state.alerts.map((each) => Object.freeze(each))
  failures.length = 0
  await send()
  await send()
  expect([mails.length, failures.length]).toEqual([1, 2])
  engine.state.alerts = [{ ...Object(alert) }]
  await send()
  expect(mails).toHaveLength(1)
  expect(engine.state.alerts[0]?.notified_at).not.toBeNull()
})

test('an alert of a size that is no longer sold sends no mail', async () => {
  await ask(email)
  await adapter.model.refreshGarments([])
  engine.state.products = engine.state.products.slice(1)
  await adapter.model.load()
  await send()
  expect(mails).toEqual([])
})
