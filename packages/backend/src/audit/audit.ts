import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { sql } from 'drizzle-orm'

/** Limit of rows reported for a check. All are counted. */
const maxRows = 100

const here = import.meta.dirname
const readSql = (...path: string[]) => readFileSync(join(here, ...path), 'utf8').trim()

/** A rule of the books: a file in `checks`, which selects the rows that break it. */
interface Check {
  name: string
  /** The rule in words: the first line of the file. */
  promise: string
  query: string
}

/** All checks, sorted by name. */
export const checks: readonly Check[] = readdirSync(join(here, 'checks'))
  .toSorted()
  .map((file) => {
    const query = readSql('checks', file)
    const [promise = ''] = query.split('\n')
    return { name: file.replace('.sql', ''), promise: promise.replace('-- ', ''), query }
  })

type Row = Readonly<Record<string, unknown>>

/** Result of a check. */
export interface Finding extends Pick<Check, 'name' | 'promise'> {
  /** Number of rows that don't balance. */
  count: number
  /** The first `maxRows` of them. */
  rows: Row[]
  seconds: number
}

export interface Audit {
  findings: Finding[]
  /** Total pieces and rupiah in the database (totals.sql). */
  totals: Row
  /** Duration of the whole audit. */
  seconds: number
}

/** Returns the rows of a query. postgres.js returns an array, PGlite an object with `rows`. */
async function rowsOf(tx: Database, query: string): Promise<Row[]> {
  const answer: unknown = await tx.execute(sql.raw(query))
  return Array.isArray(answer) ? answer : Object(answer).rows
}

const secondsSince = (start: number) => (performance.now() - start) / 1_000

async function run(tx: Database, { name, promise, query }: Check): Promise<Finding> {
  const start = performance.now()
  // Materialized: with a limit, the planner would walk whole tables by index, in row order.
  const found = await rowsOf(
    tx,
    `with found as materialized (${query}\n)
    select *, count(*) over () as "all rows" from found limit ${maxRows}`,
  )
  const seconds = secondsSince(start)
  const rows = found.map(({ 'all rows': _, ...row }) => row)
  return { name, promise, count: Number(found[0]?.['all rows'] ?? 0), rows, seconds }
}

/**
 * Checks the books of the whole database against each other in one snapshot, so orders can be placed meanwhile.
 * Read-only, which PostgreSQL enforces.
 */
export function audit(db: Database): Promise<Audit> {
  return db.transaction(
    async (tx) => {
      const start = performance.now()
      // Each check reads whole tables: sorting on disk would be slower, and so would JIT compilation.
      await tx.execute(
        sql`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true)`,
      )
      const findings: Finding[] = []
      for (const check of checks) findings.push(await run(tx, check))
      const [totals = {}] = await rowsOf(tx, readSql('totals.sql'))
      return { findings, totals, seconds: secondsSince(start) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
