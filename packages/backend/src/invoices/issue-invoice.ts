import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { invoices } from '@etalase/backend-kit/db/schema/invoices.ts'
import { companySeller } from '@etalase/backend-kit/invoices/seller.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { ppnIn, ppnRate } from '@etalase/contract/rules/ppn.ts'
import { nextNumber } from '#invoices/next-number.ts'

/** Issues an order's invoice in the transaction that records its payment. A second invoice fails in the database. */
export async function issueInvoice(
  tx: Database,
  { id, grandTotal }: Pick<OrderRow, 'id' | 'grandTotal'>,
  now: Date,
  seller = companySeller,
): Promise<void> {
  const ppn = seller.chargesPpn ? ppnIn(grandTotal) : null
  const number = await nextNumber(tx, 'INVOICE')
  await tx.insert(invoices).values({
    orderId: id,
    number,
    issuedAt: now,
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerNpwp: seller.npwp,
    total: grandTotal,
    ppnRate: ppn ? ppnRate : null,
    ppnBase: ppn?.base ?? null,
    ppnAmount: ppn?.amount ?? null,
  })
}
