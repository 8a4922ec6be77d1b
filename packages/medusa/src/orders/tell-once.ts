import { createHash } from 'node:crypto'
import type { Adapter } from '#adapter.ts'
import { type EngineOrder, isForgotten } from '#orders/engine-order.ts'
import { findOrder } from '#orders/find-orders.ts'
import { keepDetails } from '#orders/keep-details.ts'

/** The field of the order's details that records what its buyer was told: by mail, or by WhatsApp. */
type Told = 'mailed' | 'updated'

/** News for the buyer. */
interface News {
  /** Kind, and details that tell it apart within the kind. It is sent unless it was the last news of its topic. */
  name: string
  /** `id` identifies this news; it is the same for each attempt. */
  tell: (id: string) => Promise<void>
}

/** Returns the topic of news. All statuses of a return request, which go back and forth, share one. */
const topicOf = (name: string) => (name.startsWith('RETURN_') ? 'RETURN' : name.split(' ', 1)[0])

/** Returns an id for news. It changes with the order's state, and with the previous news of the topic. */
function idOf({ trx_ref, moved_at, return_request }: EngineOrder, name: string, last = ''): string {
  const about = [trx_ref, name, last, moved_at, return_request?.requested_at ?? '']
  return createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 32)
}

/** An order whose buyer gets news. */
interface Which {
  told: Told
  trxRef: string
  /** The current order, when the engine has just returned it. */
  order?: EngineOrder | undefined
}

/** Works with an order's current state, after news being sent by the same means. Skips an order whose account was deleted. */
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
 * Tells the buyer the current news of an order, and records the last news of each topic. Nothing is sent twice in a row; a receipt number
 * that is changed back is sent again.
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
