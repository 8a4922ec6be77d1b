import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** A table, and another one that its rows reference. */
interface Reference {
  child: string
  parent: string
}

/** Sorts tables so that their rows can be deleted in order. Throws for circular references. */
function childrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  if (tables.length === 0) return []
  const isParent = (table: string) =>
    references.some(({ child, parent }) => parent === table && tables.includes(child))
  const parents = tables.filter(isParent)
  if (parents.length === tables.length) throw new Error(`These form a circle: ${tables.join()}`)
  const children = tables.filter((table) => !isParent(table))
  return [...children, ...childrenFirst(parents, references)]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the rows of a query whose columns are all text. */
async function textRows(db: Database, query: string): Promise<Record<string, string>[]> {
  // postgres.js returns the rows, PGlite an object containing them.
  const answer: unknown = await db.execute(sql.raw(query))
  const rows: object[] = Array.isArray(answer) ? answer : Object(answer).rows
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
  )
}

/** Table size in bytes from which all tables are truncated: deleted rows remain until a vacuum. */
const many = 500_000

/** Creates the function that deletes all rows. Unlike a DO block's statements, its own are planned once per session. */
async function createFunction(db: Database): Promise<void> {
  const tables = await textRows(
    db,
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const references = await textRows(
    db,
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid`,
  )
  const links = references.map(({ child = '', parent = '' }) => ({ child, parent }))
  const isLinked = (table: string) => links.some((link) => Object.values(link).includes(table))
  const [linked = [], others = []] = [true, false].map((is) =>
    tables.map(({ name = '' }) => name).filter((name) => isLinked(name) === is),
  )
  // Deleting from the first kind triggers writes of counts to tables of the second.
  const names = [...childrenFirst(linked, links), ...others]
  const deletes = names.map(
    (name) => `if exists (select from ${name}) then delete from ${name}; end if;`,
  )
  const sizes = names.map((name) => `pg_relation_size('${name}')`)
  await db.execute(
    sql.raw(`create function empty_tables() returns void language plpgsql as $$
      declare sequence regclass;
      begin
        lock table ${names.join()} in access exclusive mode;
        if greatest(${sizes.join()}) > ${many}
        then truncate ${names.join()};
        else ${deletes.join('\n')}
        end if;
        for sequence in select format('%I.%I', schemaname, sequencename) from pg_sequences
          where schemaname = 'public' and last_value is not null
        loop perform setval(sequence, 1, false); end loop;
      end $$`),
  )
}

/** Databases known to have the function; their copies have it too. */
const prepared = new WeakSet<Database>()

/**
 * Deletes all rows and restarts ids at 1. Truncating so many tables takes PostgreSQL 20 times as long as deleting a few rows. Like a
 * truncate, it waits for jobs that are still writing.
 */
export async function emptyTables(db: Database): Promise<void> {
  if (!prepared.has(db)) {
    const [known] = await textRows(db, `select to_regproc('empty_tables')::text as name`)
    if (!known?.name) await createFunction(db)
    prepared.add(db)
  }
  await db.execute(sql`select empty_tables()`)
}
