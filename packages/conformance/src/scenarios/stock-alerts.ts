import { randomUUID } from 'node:crypto'
import type { CallData } from '@etalase/contract/endpoints.ts'
import type { Client } from '#client.ts'

const ask = 'POST stock-alert'
const stop = 'POST stock-alert-stop'

/** The most pages opened to find a product with alerts, which lists do not show. */
const maxPages = 20

type Page = CallData<'GET product'>['product']

const soldOutSize = ({ sizes }: Pick<Page, 'sizes'>) =>
  sizes.find(({ is_available }) => !is_available)

/** Returns a product with alerts, preferably with a sold-out size; null when no opened page has one. */
async function findProduct(client: Client): Promise<Page | null> {
  const { products } = await client.request('GET products', { limit: 50 })
  const likely = products.toSorted((a, b) => Number(!soldOutSize(a)) - Number(!soldOutSize(b)))
  let found: Page | null = null
  for (const { id } of likely.slice(0, maxPages)) {
    const { product } = await client.request('GET product', { id })
    if (!product.has_stock_alerts) continue
    if (soldOutSize(product)) return product
    found ??= product
  }
  return found
}

/** Checks that a shopper can wait for a sold-out size, even twice. */
async function checkWaiting(client: Client, product: Page): Promise<void> {
  const size = soldOutSize(product)
  if (!size) return client.report.needsData(ask, ['message'], 'a size that is sold out')
  const email = `alert-${randomUUID()}@example.com`
  const input = { product_detail_id: product.id, size: size.size_code, email }
  const first = await client.request(ask, input)
  const again = await client.request(ask, input)
  const isSame = first.message === again.message
  client.report.check(ask, 'message', isSame, 'differs when the same alert is requested twice')
}

/** Checks that a token ends its alerts, even twice; an invalid token gets the same response. */
async function checkStop(client: Client, token: string | undefined): Promise<void> {
  const unknown = await client.requestOptional(stop, { token: randomUUID().replaceAll('-', '') })
  if (!unknown) return
  if (!token) {
    client.report.skip(stop, 'a valid token; pass one from a mail with --alert-token')
    return
  }
  for (const time of ['first', 'second']) {
    const { message } = await client.request(stop, { token })
    const isSame = message === unknown.message
    client.report.check(stop, 'message', isSame, `of a valid token differs the ${time} time`)
  }
}

/** Checks that a new customer with an unconfirmed address has no alerts. */
export async function checkOwnStockAlerts(client: Client): Promise<void> {
  const call = 'GET user/stock-alerts'
  const answer = await client.requestOptional(call)
  const isNone = !answer || answer.stock_alerts.length === 0
  client.report.check(call, 'stock_alerts', isNone, 'a new customer already has some')
}

/** Checks the optional mails for sizes that are back. `token` comes from one of the backend's mails, to test unsubscribing. */
export async function checkStockAlerts(client: Client, token: string | undefined): Promise<void> {
  const product = await findProduct(client)
  if (!product) {
    client.report.notOffered(ask)
    return client.report.notOffered(stop)
  }
  const email = 'conformance@example.com'
  const input = { product_detail_id: product.id, size: 'zzqxj', email }
  await client.expectError(ask, 'a size that does not exist', [404], { input })
  await checkWaiting(client, product)
  await checkStop(client, token)
}
