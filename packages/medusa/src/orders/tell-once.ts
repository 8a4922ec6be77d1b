import { createHash } from 'node:crypto'
import type { Adapter } from '#adapter.ts'
import { type EngineOrder, isForgotten } from '#orders/engine-order.ts'
import { findOrder } from '#orders/find-orders.ts'
import { keepDetails } from '#orders/keep-details.ts'

/** Where is kept with an order what its buyer was told, by mail and by WhatsApp. */
type Told = 'mailed' | 'updated'

/** Something that its buyer is to be told. */
interface News {
  /** Its kind, and what distinguishes it from others of the kind: it is told unless it was the last that was told of its topic. */
  name: string
  /** `id`: of this news, the same for each attempt to tell it. */
  tell: (id: string) => Promise<void>
}

/** The kind of what was told; requests to return an order, which go back and forth, are one. */
const topicOf = (name: string) => (name.startsWith('RETURN_') ? 'RETURN' : name.split(' ', 1)[0])

/** An id of news: it changes with what the order is, and with what was told of the topic before. */
function idOf({ trx_ref, moved_at, return_request }: EngineOrder, name: string, last = ''): string {
  const about = [trx_ref, name, last, moved_at, return_request?.requested_at ?? '']
  return createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 32)
}

/** An order of whose news its buyer is told. */
interface Which {
  told: Told
  trxRef: string
  /** The order as it is now, where the engine has just said so. */
  order?: EngineOrder | undefined
}

/** Does work with an order as it is now, after what is being told of it by the same means; nothing with one that has no buyer any more. */
export const withOrderInTurn = (
  adapter: Adapter,
  { told, trxRef, order: known }: Which,
  work: (order: EngineOrder) => Promise<void>,
): Promise<void> =>
  adapter.locks.run(`${told} ${trxRef}`, async () => {
    const order = known ?? (await findOrder(adapter, { trx_ref: trxRef }))
    if (order && !isForgotten(order)) await work(order)
  })

/**
 * Tells the buyer of an order what is wanted of it as it is now, and keeps with the order what was told last of each topic: nothing is
 * told twice in a row, and a number that is changed back is told again.
 */
export const tellOnce = (
  adapter: Adapter,
  which: Which,
  newsOf: (order: EngineOrder) => News | undefined,
): Promise<void> =>
  withOrderInTurn(adapter, which, async (order) => {
    const news = newsOf(order)
    const known = order.details?.[which.told] ?? []
    if (!news) return
    const isOther = (name: string) => topicOf(name) !== topicOf(news.name)
    const last = known.findLast((name) => !isOther(name))
    if (last === news.name) return
    await news.tell(idOf(order, news.name, last))
    await keepDetails(adapter, order, { [which.told]: [...known.filter(isOther), news.name] })
  })
