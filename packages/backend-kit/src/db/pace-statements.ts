import { setImmediate } from 'node:timers/promises'
import type { PGlite, QueryOptions } from '@electric-sql/pglite'

/** Event loop turns before each statement; Node accepts one new connection per turn. */
const turns = 8

/**
 * Yields to the event loop before each statement outside a transaction. PGlite runs waiting statements as one chain of microtasks, so a new
 * request, such as an order, would be read only after all of them.
 */
export function paceStatements(client: Pick<PGlite, 'query'>): void {
  const query = client.query.bind(client)
  let last: Promise<unknown> = Promise.resolve()
  client.query = <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
    const result = last.then(async () => {
      for (let turn = 0; turn < turns; turn++) await setImmediate()
      return query<Row>(text, params, options)
    })
    last = result.catch(() => {})
    return result
  }
}
