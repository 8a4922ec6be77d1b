import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/connection.ts'

/*
 * The order of locks. Transactions that take several wait for each other in a ring, which PostgreSQL ends after a second with
 * a deadlock, unless all of them take them in this order:
 *
 *  1. the row of a customer (`lockCustomer`);
 *  2. the keys of devices, sorted (`lockKey`): whoever has one may change the lines of its cart;
 *  3. the keys of what limits unpaid orders (checkout/unpaid-orders.ts);
 *  4. the rows of orders, by their ids (`lockById`, `lockOrders`);
 *  5. the rows of stock, by product, size and showroom (`reserveLines`, `releaseStock`, `writeStock`);
 *  6. the keys of what limits pieces (checkout/order-limits.ts);
 *  7. the rows of promos, by their codes;
 *  8. all else, which is changed only by who has the lock of its customer, device or order, or by a statement of its own:
 *     tokens, passwords, passkeys, addresses, wishes, cart lines, tracking, returns, reviews, consents, updates, mails.
 *
 * A row with a foreign key locks the row that it names (FOR KEY SHARE). That waits for no `lockCustomer`, which does not
 * change the key, but for the deletion of an account: it takes the stronger lock last.
 */

/** PostgreSQL's deadlock_detected and serialization_failure: the transaction is taken back, and may work now. */
const lostRaces: ReadonlySet<unknown> = new Set(['40P01', '40001'])

function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && lostRaces.has(error.code)) || isLostRace(error.cause)
}

/** How often a transaction runs at most. */
const maxRuns = 4

/** Milliseconds before a transaction runs again: whoever it lost to wakes up meanwhile, or both would meet in the same ring again. */
const pauseMs = 10

/**
 * Lets each transaction of a database run again when it has lost a race with another one, and reports that it does. So
 * the body of a transaction may run several times: outside of the database it does nothing that must happen once. The
 * last error is thrown after four runs.
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
