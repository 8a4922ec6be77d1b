import { setTimeout as pause } from 'node:timers/promises'
import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import { sameSignature } from '@etalase/backend-kit/http/signature.ts'
import { tellShopsOf } from '@etalase/backend-kit/tell-shops.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { mailStatus } from '#orders/mail-order.ts'
import { readOrders } from '#orders/read-order.ts'
import { missedAgain, tellMissed } from '#orders/tell-missed.ts'
import { type OnRefused, updateStatus } from '#orders/update-order.ts'

const ids = z.array(z.string()).max(1_000)

const event = z.discriminatedUnion('name', [
  z.object({ name: z.literal('product.changed'), product_ids: ids }),
  z.object({ name: z.literal('stock.changed'), variant_ids: ids }),
  z.object({ name: z.literal('catalogue.changed') }),
  z.object({ name: z.literal('stores.changed') }),
  z.object({ name: z.literal('content.changed'), key: z.string() }),
  z.object({ name: z.literal('review.changed'), product_number: z.int() }),
  z.object({
    name: z.literal('order.changed'),
    trx_ref: z.string(),
    status: z.string(),
    /** The order, when the engine has it at hand. */
    order: z.unknown().optional(),
  }),
  z.object({ name: z.literal('orders.missed') }),
])
type EngineEvent = z.output<typeof event>
type OrderChanged = Extract<EngineEvent, { name: 'order.changed' }>

const lists = ['products', 'facets', 'collections', 'product-index']

const productTags = (productIds: readonly number[]) => productIds.map((id) => `product:${id}`)

/** By the key of a document of the engine's content. */
const contentTags: Readonly<Record<string, string[]>> = { bundles: ['promos'], settings: ['home'] }

/** Delays before further attempts to read everything, in milliseconds. */
const pauses = [250, 5_000, 60_000]

async function readAll({ model }: Adapter): Promise<string[]> {
  await model.load()
  return [
    'home',
    'categories',
    'stores',
    'promos',
    ...productTags(await model.productIds()),
    ...lists,
  ]
}

/** Reads everything in the background, which takes longer than the engine waits. Retries, because the engine doesn't. */
async function readAllLater(request: FastifyRequest, adapter: Adapter): Promise<void> {
  for (const ms of [...pauses, null]) {
    try {
      return await tellShopsOf(request, adapter, await readAll(adapter))
    } catch (error) {
      request.log.error(errorForLog(error), 'the catalogue was not read')
      if (ms !== null) await pause(ms, undefined, { ref: false })
    }
  }
}

/** Sends mail and update about an order, independently of each other. Throws when one of them failed; the engine retries. */
async function tellBuyer(
  { log }: FastifyRequest,
  adapter: Adapter,
  { trx_ref: trxRef, status, order: given }: OrderChanged,
): Promise<void> {
  const [order] = given === undefined ? [] : readOrders(adapter.engine, [given])
  const onRefused: OnRefused = (error, { server }) =>
    log.error({ ...errorForLog(error), update: { server } }, 'an update by WhatsApp was not sent')
  const both = [mailStatus(adapter, trxRef, order)]
  // An unpaid order sends nothing to a phone, and its payment is another event.
  if (status !== 'PENDING') both.push(updateStatus(adapter, trxRef, onRefused))
  for (const told of await Promise.allSettled(both))
    if (told.status === 'rejected') throw told.reason
}

/** Reads what has changed. Returns the stale cache tags of the shop, and whether everything is to be read. */
async function refresh(
  request: FastifyRequest,
  adapter: Adapter,
  changed: EngineEvent,
): Promise<{ tags: string[]; readsAll?: boolean }> {
  const { model } = adapter
  switch (changed.name) {
    case 'product.changed':
      return { tags: [...productTags(await model.refreshGarments(changed.product_ids)), ...lists] }
    case 'stock.changed':
      return { tags: [...productTags(await model.refreshStock(changed.variant_ids)), 'products'] }
    case 'catalogue.changed':
      return { tags: [], readsAll: true }
    case 'stores.changed':
      return { tags: ['stores'], readsAll: await model.refreshStores() }
    case 'content.changed':
      await model.refreshContent(changed.key)
      return { tags: contentTags[changed.key] ?? ['home', 'products'] }
    case 'review.changed':
      await model.refreshReviews(changed.product_number)
      return { tags: productTags([changed.product_number]) }
    case 'order.changed':
      await tellBuyer(request, adapter, changed)
      return { tags: [] }
    case 'orders.missed':
      // In the background: it takes longer than the engine waits.
      void tellMissed(adapter, (error) => request.log.error(errorForLog(error), missedAgain))
      return { tags: [] }
  }
}

/** Throws 401 without the engine's secret. */
function requireEngine({ headers }: FastifyRequest, secret: string): void {
  const given = (headers.authorization ?? '').replace(/^Bearer\s+/i, '')
  if (!sameSignature(secret, given)) throw new HttpError(401, 'UNAUTHORIZED', 'Not the engine.')
}

/** Registers the engine's calls: its events, which update the read model and then the shop's pages, and what the shop leaves out. */
export function engineRoutes(app: FastifyInstance, adapter: Adapter): void {
  app.get('/engine/left-out', async (request) => {
    requireEngine(request, adapter.secret)
    return { left_out: adapter.engine.leftOut.list() }
  })

  app.post('/engine/events', async (request, reply) => {
    requireEngine(request, adapter.secret)
    const parsed = event.safeParse(request.body)
    // An engine of a later version may send events that are unknown here.
    if (!parsed.success) return reply.status(202).send({ ignored: true })
    const { tags, readsAll } = await refresh(request, adapter, parsed.data)
    if (tags.length > 0) await tellShopsOf(request, adapter, tags)
    if (!readsAll) return reply.status(200).send({ tags })
    void readAllLater(request, adapter)
    return reply.status(202).send({ tags })
  })
}
