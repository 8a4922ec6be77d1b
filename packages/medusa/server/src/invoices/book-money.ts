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

/** The company as the adapter named it when the order was placed. Orders that are older have no invoice: it would name today's company. */
const seller = z.object({
  name: z.string(),
  address: z.string(),
  npwp: z.string().nullable(),
  charges_ppn: z.boolean(),
})

/** What the books of an order are to say; null of one that is not paid. */
function accountOf({ placement, order }: Booking): Account | null {
  if (placement.paid_at === null) return null
  return {
    trx_ref: placement.trx_ref,
    seller: seller.safeParse(placement.details.seller).data ?? null,
    total: amountsOf(order).grand_total,
    ...moneyOf(order),
  }
}

/** Issues the invoice of an order that is paid by now, and the credit note for what was refunded, in the transaction of the caller. */
export async function bookWith(tx: Database, booking: Booking): Promise<void> {
  const account = accountOf(booking)
  if (account) await bookOrder(tx, account)
}

/** The same in a transaction of its own, where something is to be issued. */
export async function bookMoney(scope: MedusaContainer, booking: Booking): Promise<void> {
  const account = accountOf(booking)
  const database = databaseOf(scope)
  if (!account || isBooked(await readBooked(database, [account.trx_ref]), account)) return
  await database.transaction((tx) => bookOrder(tx, account))
}
