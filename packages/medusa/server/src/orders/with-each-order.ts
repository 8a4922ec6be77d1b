import type { MedusaContainer } from '@medusajs/framework/types'
import { loggerOf } from '../scope'
import { type Placed, withOrder } from './find-placement'

interface Work {
  /** End of the log line about an order whose work failed: 'was not closed'. */
  failure: string
  work: (placed: Placed) => Promise<void>
}

/** Runs work with each order, by reference, under its lock. Logs an error and continues with the next order. */
export async function withEachOrder(
  scope: MedusaContainer,
  trxRefs: readonly string[],
  { failure, work }: Work,
): Promise<void> {
  for (const trxRef of trxRefs) {
    try {
      await withOrder(scope, trxRef, work)
    } catch (error) {
      loggerOf(scope).error(`The order ${trxRef} ${failure}: ${error}`)
    }
  }
}
