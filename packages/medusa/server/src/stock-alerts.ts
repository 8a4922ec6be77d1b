import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { databaseOf, shoppersOf } from './scope'

export const alertInput = z.object({
  product_number: z.number().int().positive(),
  size_code: z.string().min(1),
  email: z.string().min(3),
  token: z.string().min(16),
  language: z.string().min(2),
  client_network: z.string().nullable(),
})

/** Stores an alert, or renews it with its old token. The adapter serialises requests of one address. */
export async function keepAlert(
  scope: MedusaContainer,
  { token, ...asked }: z.output<typeof alertInput>,
): Promise<void> {
  const { email, product_number, size_code } = asked
  const [known] = await shoppersOf(scope).listStockAlerts({ email, product_number, size_code })
  const row = { ...asked, asked_at: new Date(), notified_at: null }
  if (known) await shoppersOf(scope).updateStockAlerts({ id: known.id, ...row })
  else await shoppersOf(scope).createStockAlerts({ token, ...row })
}

export const alertQuery = z.object({
  email: z.string().optional(),
  token: z.string().optional(),
  product_number: z.number().int().optional(),
  size_code: z.string().optional(),
  is_waiting: z.boolean().optional(),
})

/** Alerts per response. Notified ones drop out of the next. */
const most = 100

type Row = Awaited<ReturnType<ReturnType<typeof shoppersOf>['listStockAlerts']>>[number]

const toAlert = (row: Row) => ({
  id: row.id,
  product_number: row.product_number,
  size_code: row.size_code,
  email: row.email,
  token: row.token,
  language: row.language,
  client_network: row.client_network,
  asked_at: row.asked_at,
})

/** Lists alerts that match all given filters, oldest first. */
export async function listAlerts(
  scope: MedusaContainer,
  { is_waiting, ...equal }: z.output<typeof alertQuery>,
) {
  const given = Object.entries(equal).filter(([, value]) => value !== undefined)
  const rows = await shoppersOf(scope).listStockAlerts(
    { ...Object.fromEntries(given), ...(is_waiting && { notified_at: null }) },
    { take: most, order: { asked_at: 'ASC', id: 'ASC' } },
  )
  return rows.map(toAlert)
}

/** Lists the sizes that have waiting alerts. */
export async function awaitedSizes(scope: MedusaContainer) {
  const rows: { product_number: number; size_code: string }[] = await databaseOf(scope)(
    'shopper_stock_alert',
  )
    .distinct('product_number', 'size_code')
    .where({ notified_at: null, deleted_at: null })
  return rows
}

export const notifiedInput = z.object({ asked_at: z.iso.datetime({ offset: true }) })

/** Records that the mail of an alert was sent. An alert renewed since keeps waiting. */
export async function markNotified(
  scope: MedusaContainer,
  id: string,
  { asked_at }: z.output<typeof notifiedInput>,
): Promise<void> {
  const now = new Date()
  await databaseOf(scope)('shopper_stock_alert')
    .where({ id, asked_at })
    .update({ notified_at: now, client_network: null, updated_at: now })
}

/** Deletes an alert, or all alerts of an address. */
export async function removeAlerts(
  scope: MedusaContainer,
  which: { id: string } | { email: string },
): Promise<void> {
  await databaseOf(scope)('shopper_stock_alert').where(which).delete()
}
