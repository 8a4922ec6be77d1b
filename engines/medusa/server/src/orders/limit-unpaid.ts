import type { MedusaContainer } from '@medusajs/framework/types'
import { Refusal } from '../refusal'
import { databaseOf } from '../scope'
import type { OrderInput } from './order-input'

type Condition = [sql: string, ...values: string[]]

/** The orders of a buyer: of an account, or of a guest's e-mail address from one network, so that nobody uses up another's. */
const ofBuyer = ({ customer_id, email, network }: OrderInput): Condition =>
  customer_id
    ? ['customer_id = ?', customer_id]
    : [
        "customer_id is null and lower(email) = ? and details->>'network' = ?",
        email.toLowerCase(),
        network ?? '',
      ]

async function countOpen(scope: MedusaContainer, [sql, ...values]: Condition): Promise<number> {
  const [row] = await databaseOf(scope)('placement')
    .count('* as count')
    .where({ status: 'PENDING', deleted_at: null })
    .where('due_at', '>', new Date())
    .whereRaw(sql, values)
  return Number(row?.count ?? 0)
}

/** Throws UNPAID_ORDERS, or BUSY_NETWORK, when too many orders of a device, buyer or network wait for payment. */
export async function limitUnpaid(scope: MedusaContainer, input: OrderInput): Promise<void> {
  const { limits, device_id, network } = input
  if (!limits) return
  const rules: [max: number, whose: Condition, word: string][] = [
    [limits.perDevice, ['device_id = ?', device_id], 'UNPAID_ORDERS'],
    [limits.perEmail, ofBuyer(input), 'UNPAID_ORDERS'],
    [limits.perAddress, ["details->>'network' = ?", network ?? ''], 'BUSY_NETWORK'],
  ]
  for (const [max, whose, word] of rules) {
    if ((await countOpen(scope, whose)) >= max) throw new Refusal(word)
  }
}
