import type { UnpaidOrderRules } from '@etalase/backend-kit/config.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'

/** Whose order it is. */
export type Orderer = Pick<OrderRow, 'deviceId' | 'customerId' | 'guestEmail' | 'clientNetwork'>

interface Rule {
  max: number
  /** Locked, so that concurrent orders are counted too. */
  key: string
  isTheirs: SQL
  message: string
}

function rulesOf(orderer: Orderer, rules: UnpaidOrderRules): Rule[] {
  const { deviceId, customerId, guestEmail, clientNetwork } = orderer
  const email = guestEmail?.toLowerCase() ?? ''
  const { payFirst } = messages().answers.checkout
  const byDevice = eq(orders.deviceId, deviceId)
  const byNetwork = eq(orders.clientNetwork, clientNetwork ?? '')
  const byEmail = sql`lower(${orders.guestEmail}) = ${email} and ${byNetwork}`
  const isGuest = customerId === null
  return [
    { max: rules.perDevice, key: deviceId, isTheirs: byDevice, message: payFirst },
    {
      max: rules.perEmail,
      key: isGuest ? `email ${email} ${clientNetwork}` : `account ${customerId}`,
      isTheirs: isGuest ? byEmail : eq(orders.customerId, customerId),
      message: payFirst,
    },
  ]
}

/** Throws UNPAID_ORDERS (400) when a device, or an account or a guest's e-mail address, has too many unpaid orders. */
export async function limitUnpaidOrders(
  tx: Database,
  orderer: Orderer,
  { rules, now }: { rules: UnpaidOrderRules; now: Date },
): Promise<void> {
  const isOpen = and(eq(orders.status, 'PENDING'), gt(orders.dueAt, now))
  for (const { max, key, isTheirs, message } of rulesOf(orderer, rules)) {
    await lockKey(tx, key)
    if ((await tx.$count(orders, and(isOpen, isTheirs))) >= max) {
      throw badRequest('UNPAID_ORDERS', message)
    }
  }
}
