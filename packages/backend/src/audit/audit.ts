import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { sql } from 'drizzle-orm'

/** Most rows of a check that are given; all are counted. */
const maxRows = 100

const here = import.meta.dirname
const readSql = (...path: string[]) => readFileSync(join(here, ...path), 'utf8').trim()

/** A promise of the books: a file of the folder `checks`, which selects the rows that break it. */
interface Check {
  name: string
  /** What must hold: the first line of the file. */
  promise: string
  query: string
}

/** All checks, by their names. */
export const checks: readonly Check[] = readdirSync(join(here, 'checks'))
  .toSorted()
  .map((file) => {
    const query = readSql('checks', file)
    const [promise = ''] = query.split('\n')
    return { name: file.replace('.sql', ''), promise: promise.replace('-- ', ''), query }
  })

type Row = Readonly<Record<string, unknown>>

/** What came of a check. */
export interface Finding extends Pick<Check, 'name' | 'promise'> {
  /** All rows that do not balance. */
  count: number
  /** The first of them. */
  rows: Row[]
  seconds: number
}

export interface Audit {
  findings: Finding[]
  /** Pieces and rupiah of the whole database (totals.sql). */
  totals: Row
  /** How long all of it took. */
  seconds: number
}

/** The rows of a query: postgres.js answers with them, PGlite with an object that has them. */
async function rowsOf(tx: Database, query: string): Promise<Row[]> {
  const answer: unknown = await tx.execute(sql.raw(query))
  return Array.isArray(answer) ? answer : Object(answer).rows
}

const secondsSince = (start: number) => (performance.now() - start) / 1_000

async function run(tx: Database, { name, promise, query }: Check): Promise<Finding> {
  const start = performance.now()
  // Materialized: for a limit the planner would read whole tables by an index, in the order of the rows.
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
 * Holds the books of the whole database against each other, in one snapshot: orders may be placed meanwhile. Changes nothing,
 * and is refused by PostgreSQL if it tried.
 */
export function audit(db: Database): Promise<Audit> {
  return db.transaction(
    async (tx) => {
      const start = performance.now()
      // Each check reads whole tables: sorting on disk takes longer, and so does compiling.
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
