import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/connection.ts'

/*
 * The lock order. PostgreSQL ends a cycle of waiting transactions after a second with a deadlock error. Transactions that take
 * several locks avoid cycles by taking them in this order:
 *
 *  1. the row of a customer (`lockCustomer`);
 *  2. the keys of devices, sorted (`lockKey`): the holder may change the lines of the device's cart;
 *  3. the keys that limit unpaid orders (checkout/unpaid-orders.ts);
 *  4. the rows of orders, by id (`lockById`, `lockOrders`);
 *  5. the rows of stock, by product, size and showroom (`reserveLines`, `releaseStock`, `writeStock`);
 *  6. the keys that limit pieces (checkout/order-limits.ts);
 *  7. the rows of promos, by code;
 *  8. all other rows, changed only under the lock of their customer, device or order, or in a single-statement transaction:
 *     tokens, passwords, passkeys, addresses, wishes, cart lines, tracking, returns, reviews, consents, updates, mails.
 *
 * Inserting a row with a foreign key locks the referenced row (FOR KEY SHARE). `lockCustomer` doesn't block that, because it
 * leaves the key unchanged. Deleting an account does: it takes the stronger lock last.
 */

/** PostgreSQL's deadlock_detected and serialization_failure: the transaction was rolled back, and a retry may succeed. */
const lostRaces: ReadonlySet<unknown> = new Set(['40P01', '40001'])

function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && lostRaces.has(error.code)) || isLostRace(error.cause)
}

/** Maximum runs per transaction. */
const maxRuns = 4

/** Milliseconds before a retry, so that the winner of the race proceeds; otherwise both could deadlock again. */
const pauseMs = 10

/**
 * Retries each transaction of a database that lost a race, and reports each retry. A transaction's body may therefore run several times, so
 * its effects outside the database have to be idempotent. Throws the last error after four runs.
 */
export function retryTransactions(db: Database, onRetry: (error: unknown) => void): void {
  const runOnce = db.transaction.bind(db)
  db.transaction = async (body, config) => {
    for (let run = 1; ; run++) {
      try {
        return await runOnce(body, config)
      } catch (error) {
        if (run === maxRuns || !isLostRace(error)) throw error
        onRetry(error)
        await sleep(pauseMs * run * (1 + Math.random()))
      }
    }
  }
}
