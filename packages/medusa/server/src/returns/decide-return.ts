import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { cancelReturnWorkflow } from '@medusajs/medusa/core-flows'
import { tellAdapter } from '../events'
import { withOrder } from '../orders/find-placement'
import { notFound, Refusal } from '../refusal'
import { placementsOf } from '../scope'
import { keptReturnOf } from './kept-return'
import { returnStateOf } from './return-state'

export const decision = z.object({
  decision: z.enum(['APPROVED', 'REJECTED']),
  /** Message to the buyer. */
  answer: z.string().max(2_000),
})

/**
 * Approves or rejects a return before its goods arrive; a rejected one is cancelled in Medusa. Throws 404 without a request, and
 * RETURN_CLOSED (409) once it is closed.
 */
export async function decideReturn(
  scope: MedusaContainer,
  trxRef: string,
  input: z.output<typeof decision>,
): Promise<void> {
  await withOrder(scope, trxRef, async ({ placement, order }) => {
    const kept = keptReturnOf(placement)
    if (!kept) throw notFound()
    const status = returnStateOf(order, kept, placement.status)
    if (status === input.decision) return
    if (status !== 'REQUESTED' && status !== 'APPROVED')
      throw new Refusal('RETURN_CLOSED', { status: 409 })
    const return_request = { ...kept, ...input }
    // Written first: if the process is killed here, the buyer already sees the rejection.
    await placementsOf(scope).updatePlacements({ id: placement.id, return_request })
    if (input.decision === 'REJECTED')
      await cancelReturnWorkflow(scope).run({ input: { return_id: kept.return_id } })
  })
  tellAdapter(scope, { name: 'order.changed', trx_ref: trxRef, status: 'COMPLETED' })
}
