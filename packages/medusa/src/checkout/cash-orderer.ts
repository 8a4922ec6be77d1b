import { createHmac } from 'node:crypto'
import { countedByNetwork, type FromNetwork } from '@etalase/backend-kit/cash/counted-by.ts'
import { toWayDtos } from '@etalase/backend-kit/cash/way-dtos.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'

/** What orders to pay in cash are counted by besides device and account, so that the engine can compare it, and not read it. */
export const cashKeysOf = ({ secret }: Adapter, order: FromNetwork): string[] =>
  countedByNetwork.flatMap((keyOf, index) => {
    const key = keyOf(order)
    return key ? createHmac('sha256', secret).update(`${index} ${key}`).digest('base64url') : []
  })

/** Who looks at the checkout. */
interface Orderer {
  device_id: string
  customer_id: string | undefined
}

const answer = z.object({ open: z.int() })

/** The ways to pay in cash as the checkout offers them to somebody, of whom no address is known yet. */
export async function waysFor({ engine, model: { cash } }: Adapter, orderer: Orderer) {
  const { rules } = cash
  if (rules.ways.length === 0) return []
  const { open } = await engine.search('open-cash-orders', { answer, body: orderer })
  return toWayDtos(rules, open >= rules.openOrders)
}
