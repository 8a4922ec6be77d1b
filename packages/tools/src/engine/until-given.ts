import { setTimeout as pause } from 'node:timers/promises'
import type { Buyer, PlacedOrder } from '@etalase/conformance/black-box/buyer.ts'
import { CallFailed } from '@etalase/conformance/client.ts'

/** A killed server answers again within a minute; a busy machine takes longer. */
const patienceMs = 300_000

/**
 * Repeats a call until it returns something, like a shopper who presses again or a payment provider that retries. Throws when it never
 * does.
 */
export async function untilGiven<Result>(call: () => Promise<Result | null>): Promise<Result> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const given = await call().catch((error: unknown) => {
      // No response: a server is restarting, or is busy.
      if (error instanceof CallFailed || error instanceof TypeError) return null
      throw error
    })
    if (given !== null) return given
    await pause(250)
  }
  throw new Error(`A call was not answered within ${patienceMs / 1000} s.`)
}

async function placeOnce(buyer: Buyer): Promise<PlacedOrder | null> {
  const { order, status, code } = await buyer.send()
  if (order) return order
  if (status > 0 && status < 500) throw new Error(`An order is refused: ${status} ${code}`)
  return null
}

/** Sends a buyer's order, with the same key, until it is answered. Throws when it is refused. */
export const placeOrder = (buyer: Buyer): Promise<PlacedOrder> => untilGiven(() => placeOnce(buyer))
