import type { MedusaContainer } from '@medusajs/framework/types'
import { notFound } from '../refusal'
import { databaseOf } from '../scope'
import { inTurnOf } from './find-placement'

/** Keeps details with an order, beside what is kept already. By SQL: nothing of the order needs to be read. Throws 404. */
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
