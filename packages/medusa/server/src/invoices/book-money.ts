import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { amountsOf, moneyOf } from '../orders/amounts'
import type { MedusaOrder } from '../orders/medusa-order'
import { databaseOf } from '../scope'
import { type Account, bookOrder, type Database, isBooked, readBooked } from './booked'

interface Placement {
  trx_ref: string
  paid_at: Date | null
  details: Record<string, unknown>
}

interface Booking {
  placement: Placement
  order: MedusaOrder
}

/** The company as the adapter named it when the order was placed. Older orders have no invoice, which would name today's company. */
const seller = z.object({
  name: z.string(),
  address: z.string(),
  npwp: z.string().nullable(),
  charges_ppn: z.boolean(),
})

/** Returns what the books of an order should say; null for an unpaid one. */
function accountOf({ placement, order }: Booking): Account | null {
  if (placement.paid_at === null) return null
  return {
    trx_ref: placement.trx_ref,
    seller: seller.safeParse(placement.details.seller).data ?? null,
    total: amountsOf(order).grand_total,
    ...moneyOf(order),
  }
}

/** Issues the invoice of a paid order, and the credit note for refunds, in the caller's transaction. */
export async function bookWith(tx: Database, booking: Booking): Promise<void> {
  const account = accountOf(booking)
  if (account) await bookOrder(tx, account)
}

/** Issues the same in its own transaction, when something is due. */
export async function bookMoney(scope: MedusaContainer, booking: Booking): Promise<void> {
  const account = accountOf(booking)
  const database = databaseOf(scope)
  if (!account || isBooked(await readBooked(database, [account.trx_ref]), account)) return
  await database.transaction((tx) => bookOrder(tx, account))
}
