import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Sql, TransactionSql } from 'postgres'
import type { StatementGate } from '#system/statement-gate.ts'

/** Returns an object with some members overridden. */
function withMembers<Target extends object>(
  target: Target,
  members: Record<string, unknown>,
): Target {
  return new Proxy(target, {
    get: (own, name) => {
      if (typeof name === 'string' && name in members) return members[name]
      const value: unknown = Reflect.get(own, name)
      return typeof value === 'function' ? value.bind(own) : value
    },
  })
}

/** Returns a gate that orders the statements of a transaction as its connection does, even those sent at once. */
function inOrder(gate: StatementGate): StatementGate['statement'] {
  let last: Promise<unknown> = Promise.resolve()
  return (...statement) => {
    const result = last.then(() => gate.statement(...statement))
    last = result.catch(() => {})
    return result
  }
}

type Queryable = Pick<PGlite, 'query'> & object

const gatedQueries = (client: Queryable, pass: StatementGate['statement'], isAlone: boolean) => ({
  query: (text: string, params: unknown[] = [], options?: object) =>
    pass(text, params, () => client.query(text, params, options), isAlone),
})

/** Runs a transaction that passes the gate at its end, by commit or rollback. */
async function gatedTransact<Tx, Result>(
  gate: StatementGate,
  transact: (run: (tx: Tx) => Promise<Result>) => Promise<Result>,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let over = gate.outside()
  try {
    const result = await transact(async (tx) => {
      over()
      try {
        const done = await run(tx)
        await gate.beforeCommit()
        return done
      } finally {
        over = gate.outside()
      }
    })
    over()
    await gate.afterCommit()
    return result
  } catch (error) {
    over()
    gate.rolledBack()
    throw error
  }
}

/** Returns a PGlite whose statements and commits pass a gate. */
export function gatedPglite(client: PGlite, gate: StatementGate): PGlite {
  const transaction = <Result>(run: (tx: Transaction) => Promise<Result>) =>
    gatedTransact<Transaction, Result>(
      gate,
      (body) => client.transaction(body),
      (tx) => run(withMembers(tx, gatedQueries(tx, inOrder(gate), false))),
    )
  const pass = gate.statement.bind(gate)
  return withMembers(client, { ...gatedQueries(client, pass, true), transaction })
}

type AnySql = Pick<Sql, 'unsafe'>

/** Returns what drizzle expects of a statement: its rows as objects, or as lists. */
function gatedUnsafe(client: AnySql, pass: StatementGate['statement'], isAlone: boolean) {
  return (text: string, params: never[] = [], options = {}) => {
    const send = (asLists: boolean) =>
      pass(
        text,
        params,
        async () => {
          const statement = client.unsafe(text, params, options)
          return asLists ? statement.values() : statement
        },
        isAlone,
      )
    return {
      // biome-ignore lint/suspicious/noThenProperty: a statement of this driver is sent when somebody waits for it
      then: (...handlers: Parameters<Promise<unknown>['then']>) => send(false).then(...handlers),
      values: () => send(true),
    }
  }
}

function gatedTransaction(tx: TransactionSql, pass: StatementGate['statement']): TransactionSql {
  const savepoint = (run: (inner: TransactionSql) => Promise<unknown>) =>
    tx.savepoint((inner) => run(gatedTransaction(inner, pass)))
  return withMembers(tx, { unsafe: gatedUnsafe(tx, pass, false), savepoint })
}

/** Returns a PostgreSQL client whose statements and commits pass a gate. */
export function gatedPostgres(client: Sql, gate: StatementGate): Sql {
  const begin = (run: (tx: TransactionSql) => Promise<unknown>) =>
    gatedTransact<TransactionSql, unknown>(
      gate,
      (body) => client.begin(body),
      (tx) => run(gatedTransaction(tx, inOrder(gate))),
    )
  return withMembers(client, {
    unsafe: gatedUnsafe(client, gate.statement.bind(gate), true),
    begin,
  })
}
