import type { MedusaContainer } from '@medusajs/framework/types'
import { notFound } from '../refusal'
import { databaseOf } from '../scope'
import { inTurnOf } from './find-placement'

/** Merges details into an order's details. Uses SQL, since the order itself isn't needed. Throws 404. */
export const keepDetails = (
  scope: MedusaContainer,
  trxRef: string,
  details: Record<string, unknown>,
): Promise<void> =>
  inTurnOf(scope, trxRef, async () => {
    const database = databaseOf(scope)
    const kept = await database('placement')
      .where({ trx_ref: trxRef, deleted_at: null })
      .whereNotNull('order_id')
      .update({
        details: database.raw('details || ?::jsonb', [JSON.stringify(details)]),
        updated_at: new Date(),
      })
    if (kept === 0) throw notFound()
  })
