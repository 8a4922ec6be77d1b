import { createHmac } from 'node:crypto'
import { countedByNetwork, type FromNetwork } from '@etalase/backend-kit/cash/counted-by.ts'
import { toWayDtos } from '@etalase/backend-kit/cash/way-dtos.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'

/** Returns the hashes that cash orders are counted by, besides device and account. The engine compares them, but can't read them. */
export const cashKeysOf = ({ secret }: Adapter, order: FromNetwork): string[] =>
  countedByNetwork.flatMap((keyOf, index) => {
    const key = keyOf(order)
    return key ? createHmac('sha256', secret).update(`${index} ${key}`).digest('base64url') : []
  })

/** The shopper at the checkout. */
interface Orderer {
  device_id: string
  customer_id: string | undefined
}

const answer = z.object({ open: z.int() })

/** Lists the cash payment methods as the checkout offers them to a shopper whose address isn't known yet. */
export async function waysFor({ engine, model: { cash } }: Adapter, orderer: Orderer) {
  const { rules } = cash
  if (rules.ways.length === 0) return []
  const { open } = await engine.search('open-cash-orders', { answer, body: orderer })
  return toWayDtos(rules, open >= rules.openOrders)
}
