import type { MedusaContainer } from '@medusajs/framework/types'
import {
  beginReturnOrderWorkflow,
  cancelReturnRequestWorkflow,
  confirmReturnRequestWorkflow,
  requestItemReturnWorkflow,
} from '@medusajs/medusa/core-flows'
import type { Placed } from '../orders/find-placement'
import type { MedusaOrder } from '../orders/medusa-order'

/** What arrived of an order and is not on its way back. */
const returnable = ({ items }: MedusaOrder) =>
  items.flatMap(({ id, detail }) => {
    const back = Number(detail.return_requested_quantity) + Number(detail.return_received_quantity)
    const quantity = Number(detail.delivered_quantity) - back
    return quantity > 0 ? [{ id, quantity }] : []
  })

/**
 * Makes Medusa's return of all that was ordered, back to the store that sold it; gives its id. One that a killed process had not
 * finished is taken up, or begun again.
 */
export async function makeReturn(
  scope: MedusaContainer,
  { placement, order }: Placed,
  words: string,
): Promise<string> {
  const own = order.returns.filter(({ exchange_id, claim_id }) => !exchange_id && !claim_id)
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
      items: returnable(order),
    },
  })
  await confirmReturnRequestWorkflow(scope).run({ input: { return_id } })
  return return_id
}
