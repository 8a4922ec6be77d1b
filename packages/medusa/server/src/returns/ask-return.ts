import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { tellAdapter } from '../events'
import { withOrder } from '../orders/find-placement'
import { orderClosed } from '../refusal'
import { placementsOf } from '../scope'
import { makeReturn } from './medusa-return'
import { keepPictures, removePictures } from './pictures'

export const returnInput = z.object({
  reason: z.string().min(1),
  words: z.string(),
  pictures: z.array(z.base64()).max(3).default([]),
})

/**
 * Requests a return of a whole arrived order, by Medusa's own return. Keeps an existing request. Throws ORDER_CLOSED (409) for an order
 * that hasn't arrived.
 */
export async function askReturn(
  scope: MedusaContainer,
  trxRef: string,
  { reason, words, pictures }: z.output<typeof returnInput>,
): Promise<void> {
  const isNew = await withOrder(scope, trxRef, async (placed) => {
    const { placement } = placed
    if (placement.return_request) return false
    if (placement.status !== 'COMPLETED') throw orderClosed()
    const kept = await keepPictures(scope, pictures)
    const wanted = { words, of: 'delivered_quantity' } as const
    const return_id = await makeReturn(scope, placed, wanted).catch(async (error: unknown) => {
      await removePictures(scope, kept)
      throw error
    })
    const return_request = {
      return_id,
      reason,
      words,
      pictures: kept,
      requested_at: new Date().toISOString(),
      decision: null,
      answer: null,
    }
    await placementsOf(scope).updatePlacements({ id: placement.id, return_request })
    return true
  })
  if (isNew) tellAdapter(scope, { name: 'order.changed', trx_ref: trxRef, status: 'COMPLETED' })
}
