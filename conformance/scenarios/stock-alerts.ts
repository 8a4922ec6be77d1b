import { randomUUID } from 'node:crypto'
import type { Client } from '#conformance/client.ts'

const ask = 'POST stock-alert'
const stop = 'POST stock-alert-stop'

/** A size that no store has, of a product that offers mails for such sizes. */
async function findSoldOut(client: Client) {
  const { products } = await client.request('GET products', { limit: 50 })
  for (const { id, sizes } of products) {
    const size = sizes.find(({ is_available }) => !is_available)
    if (size) return { product_detail_id: id, size: size.size_code }
  }
  return null
}

/** A size that is sold out can be waited for, also twice. */
async function checkWaiting(client: Client): Promise<void> {
  const soldOut = await findSoldOut(client)
  if (!soldOut) return client.report.needsData(ask, ['message'], 'a size that is sold out')
  const input = { ...soldOut, email: `alert-${randomUUID()}@example.com` }
  const first = await client.request(ask, input)
  const again = await client.request(ask, input)
  const isSame = first.message === again.message
  client.report.check(ask, 'message', isSame, 'differs when the same is asked for twice')
}

/** A token ends its alerts, also twice; one that is none has the same answer. */
async function checkStop(client: Client, token: string | undefined): Promise<void> {
  const unknown = await client.requestOptional(stop, { token: randomUUID().replaceAll('-', '') })
  if (!unknown) return
  if (!token) {
    client.report.skip(stop, 'a token that is valid; name one of a mail with --alert-token')
    return
  }
  for (const time of ['first', 'second']) {
    const { message } = await client.request(stop, { token })
    const isSame = message === unknown.message
    client.report.check(stop, 'message', isSame, `of a valid token differs the ${time} time`)
  }
}

/** The optional mails for sizes that are back. `token` is that of a mail of the backend, to try its end. */
export async function checkStockAlerts(client: Client, token: string | undefined): Promise<void> {
  const [listed] = (await client.request('GET products')).products
  if (!listed) return
  const { product } = await client.request('GET product', { id: listed.id })
  if (!product.has_stock_alerts) {
    client.report.notOffered(ask)
    return client.report.notOffered(stop)
  }
  const email = 'conformance@example.com'
  const input = { product_detail_id: listed.id, size: 'zzqxj', email }
  await client.expectError(ask, 'a size that does not exist', [404], { input })
  await checkWaiting(client)
  await checkStop(client, token)
}
