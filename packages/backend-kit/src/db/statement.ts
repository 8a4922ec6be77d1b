import { type SQL, sql } from 'drizzle-orm'
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  type PgQueryResultHKT,
  PgSession,
} from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'

/** Placeholders for the values in a statement's text. */
export type Given<Values> = { readonly [Name in keyof Values]: SQL<Values[Name]> }

/** A drizzle query. */
interface Query<Result> extends PromiseLike<Result> {
  prepare(name: string): unknown
}

type Preparation = Parameters<PgSession['prepareQuery']>

interface Executed<Result> {
  execute: Result
  all: unknown
  values: unknown
}

const dialect = new PgDialect()

/** A query compiled by drizzle, independent of any connection. */
class Prepared extends PgPreparedQuery<Executed<unknown>> {
  readonly preparation: Preparation
  /** Set by drizzle: which tables of a row are null when a join finds nothing. */
  joinsNotNullableMap?: Record<string, boolean>

  constructor(preparation: Preparation) {
    super(preparation[0], undefined, undefined)
    this.preparation = preparation
  }

  override execute(): Promise<never> {
    throw new Error('Only a connection executes')
  }
}

/** A session that sends nothing and only captures the compiled query. */
class Preparing extends PgSession {
  prepared: Prepared | undefined

  override prepareQuery(...preparation: Preparation) {
    this.prepared = new Prepared(preparation)
    return this.prepared
  }

  override transaction(): Promise<never> {
    throw new Error('A statement begins no transaction')
  }
}

/** Encodes values for the drivers: times as text, lists as JSON, which takes one parameter at any length. */
const encoder = {
  mapToDriverValue: (value: unknown) =>
    value instanceof Date
      ? value.toISOString()
      : Array.isArray(value)
        ? JSON.stringify(value)
        : value,
}

function givenByName<Values>(): Given<Values> {
  const target: Given<Values> = Object.create(null)
  return new Proxy(target, {
    get: (_, name) => sql`${sql.param(sql.placeholder(String(name)), encoder)}`,
  })
}

function prepare<Result, Values>(
  name: string,
  build: (db: Database, given: Given<Values>) => Query<Result>,
): Prepared {
  const session = new Preparing(dialect)
  build(new PgDatabase<PgQueryResultHKT>(dialect, session, undefined), givenByName()).prepare(name)
  if (!session.prepared) throw new Error(`Nothing was prepared for ${name}`)
  return session.prepared
}

/**
 * Defines a frequent statement. Drizzle builds its SQL once, and each PostgreSQL connection parses and plans it once by name, saving a
 * round trip afterwards. Varying values come from `given`; a literal that an index depends on, such as the status of a partial index, stays
 * in the text. Rejects with the database's error.
 */
export function statement<Result, Values extends Record<string, unknown>>(
  name: string,
  build: (db: Database, given: Given<Values>) => Query<Result>,
): (db: Database, values: Values) => Promise<Result> {
  let prepared: Prepared | undefined
  return (db, values) => {
    prepared ??= prepare(name, build)
    const { preparation, joinsNotNullableMap } = prepared
    const [query, fields, , isList, , about] = preparation
    const { session } = db._
    const sent = session.prepareQuery<Executed<Result>>(
      query,
      fields,
      name,
      isList,
      undefined,
      about,
    )
    return Object.assign(sent, { joinsNotNullableMap }).execute(values)
  }
}
