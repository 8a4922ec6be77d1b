import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { type EngineOrder, isForgotten } from '#engines/medusa/adapter/orders/engine-order.ts'
import { findOrder } from '#engines/medusa/adapter/orders/find-orders.ts'
import { keepDetails } from '#engines/medusa/adapter/orders/keep-details.ts'

/** Where is kept with an order what its buyer was told, by mail and by WhatsApp. */
type Told = 'mailed' | 'updated'

/** Something that its buyer is to be told. */
interface News {
  /** It is told once under this name. */
  name: string
  tell: () => Promise<void>
}

/** Does work with an order as it is now, after what is being told of it by the same means; nothing with one that has no buyer any more. */
export const withOrderInTurn = (
  adapter: Adapter,
  { told, trxRef }: { told: Told; trxRef: string },
  work: (order: EngineOrder) => Promise<void>,
): Promise<void> =>
  adapter.locks.run(`${told} ${trxRef}`, async () => {
    const order = await findOrder(adapter, { trx_ref: trxRef })
    if (order && !isForgotten(order)) await work(order)
  })

/**
 * Tells the buyer of an order what is wanted of it as it is now, and keeps with the order that this was told: nothing is told twice, and
 * nothing is forgotten to have been told.
 */
export const tellOnce = (
  adapter: Adapter,
  which: { told: Told; trxRef: string },
  newsOf: (order: EngineOrder) => News | undefined,
): Promise<void> =>
  withOrderInTurn(adapter, which, async (order) => {
    const news = newsOf(order)
    const known = order.details?.[which.told] ?? []
    if (!news || known.includes(news.name)) return
    await news.tell()
    await keepDetails(adapter, order, { [which.told]: [...known, news.name] })
  })
