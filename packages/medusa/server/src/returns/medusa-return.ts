import type { MedusaContainer } from '@medusajs/framework/types'
import {
  beginReturnOrderWorkflow,
  cancelReturnRequestWorkflow,
  cancelReturnWorkflow,
  confirmReturnRequestWorkflow,
  requestItemReturnWorkflow,
} from '@medusajs/medusa/core-flows'
import type { Placed } from '../orders/find-placement'
import type { MedusaOrder } from '../orders/medusa-order'

/** Quantity that has left the store, or has arrived. */
type Gone = 'fulfilled_quantity' | 'delivered_quantity'

/** Returns the items that are gone, minus those returned or being returned. */
const returnable = ({ items }: MedusaOrder, of: Gone) =>
  items.flatMap(({ id, detail }) => {
    const back = Number(detail.return_requested_quantity) + Number(detail.return_received_quantity)
    const quantity = Number(detail[of]) - back
    return quantity > 0 ? [{ id, quantity }] : []
  })

/** Returns an order's returns that belong to no exchange or claim. */
const ownReturns = ({ returns }: MedusaOrder) =>
  returns.filter(({ exchange_id, claim_id }) => !exchange_id && !claim_id)

/** Cancels Medusa's returns of an order whose goods haven't come back. */
export async function endReturns(scope: MedusaContainer, { order }: Placed): Promise<void> {
  for (const { id, status } of ownReturns(order))
    if (status === 'requested') await cancelReturnWorkflow(scope).run({ input: { return_id: id } })
}

/**
 * Creates Medusa's return of everything gone of an order, back to the store that sold it. Returns its id. Resumes or restarts a return that
 * a killed process left unfinished.
 */
export async function makeReturn(
  scope: MedusaContainer,
  { placement, order }: Placed,
  { words, of }: { words: string; of: Gone },
): Promise<string> {
  const own = ownReturns(order)
  const known = own.find(({ status }) => status === 'requested')
  if (known) return known.id
  for (const { id, status } of own) {
    if (status !== 'open') continue
    await cancelReturnRequestWorkflow(scope).run({ input: { return_id: id } })
  }
  const begun = await beginReturnOrderWorkflow(scope).run({
    input: { order_id: order.id, location_id: placement.location_id, internal_note: words },
  })
  const return_id = String(begun.result.return_id)
  await requestItemReturnWorkflow(scope).run({
    input: {
      return_id,
      items: returnable(order, of),
    },
  })
  await confirmReturnRequestWorkflow(scope).run({ input: { return_id } })
  return return_id
}
