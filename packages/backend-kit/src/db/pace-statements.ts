import { setImmediate } from 'node:timers/promises'
import type { PGlite, QueryOptions } from '@electric-sql/pglite'

/** Turns of the event loop before each statement: Node accepts one new connection in each. */
const turns = 8

/**
 * Lets the process turn to its connections before each statement outside of a transaction. PGlite runs those that wait for it as
 * one chain of microtasks: a request that comes meanwhile, such as an order, would be read after all of them.
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
