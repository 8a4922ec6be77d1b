import postgres from 'postgres'

async function countRowsWith(sql: postgres.Sql): Promise<Map<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ count: number }[]>(
      `select count(*)::int as count from ${name}`,
    )
    counts.set(name, row?.count ?? 0)
  }
  return counts
}

/** Returns the number of rows of each table in a PostgreSQL database, by table name. */
export async function countRows(url: string): Promise<Map<string, number>> {
  const sql = postgres(url, { max: 1 })
  try {
    return await countRowsWith(sql)
  } finally {
    await sql.end()
  }
}

/** Lists tables with fewer rows than before. */
export const tablesWithLoss = (
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): string[] =>
  [...before].filter(([name, count]) => (now.get(name) ?? -1) < count).map(([name]) => name)
