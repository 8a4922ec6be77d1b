import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** A table, and one that its rows refer to. */
interface Reference {
  child: string
  parent: string
}

/** Tables in an order in which their rows can be deleted. Throws for tables that refer to each other in a circle. */
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

/** The rows of a query whose columns are all texts. */
async function textRows(db: Database, query: string): Promise<Record<string, string>[]> {
  // postgres.js answers with the rows, PGlite with an object that has them.
  const answer: unknown = await db.execute(sql.raw(query))
  const rows: object[] = Array.isArray(answer) ? answer : Object(answer).rows
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
  )
}

/** The bytes of a table from which on all are truncated: rows that are deleted, one by one, stay in it until it is vacuumed. */
const many = 500_000

/** Creates the function that deletes all rows: unlike those of a DO block, its statements are planned once in a session. */
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
  // Triggers write counts into tables of the second kind.
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

/** Those that are known to have the function; copies of a database have it too. */
const prepared = new WeakSet<Database>()

/**
 * Deletes all rows, and starts ids from 1. PostgreSQL takes 20 times as long to truncate so many tables as to delete few
 * rows. Waits like a truncate for jobs that still write.
 */
export async function emptyTables(db: Database): Promise<void> {
  if (!prepared.has(db)) {
    const [known] = await textRows(db, `select to_regproc('empty_tables')::text as name`)
    if (!known?.name) await createFunction(db)
    prepared.add(db)
  }
  await db.execute(sql`select empty_tables()`)
}
