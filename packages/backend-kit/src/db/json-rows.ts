import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** Matches a column against a JSON array: one parameter, while a list of parameters is slow to build and limited to 65,535. */
export const isOneOfJson = (column: Column, json: SQL): SQL =>
  sql`${column} = any(array(select value::${sql.raw(column.getSQLType())} from json_array_elements_text(${json}::text::json)))`

/** Matches a column against a list of values. */
export const isOneOf = (column: Column, values: readonly (string | number)[]): SQL =>
  isOneOfJson(column, sql`${JSON.stringify(values)}`)

const namesOf = (table: PgTable, keys: readonly string[]) => {
  const columns = getTableColumns(table)
  return keys.flatMap((key) => columns[key] ?? [])
}

const listed = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join())

/** Serializes rows as JSON, keyed by column name. */
export function jsonOf(table: PgTable, keys: readonly string[], rows: readonly object[]): string {
  const columns = namesOf(table, keys)
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row }
    return Object.fromEntries(columns.map(({ name }, index) => [name, values[keys[index] ?? '']]))
  })
  return JSON.stringify(records)
}

/** Selects the rows of `jsonOf` as a table. */
export const recordsOf = (table: PgTable, json: SQL): SQL =>
  sql`json_populate_recordset(null::${table}, ${json}::text::json)`

/** Builds an INSERT of the rows that `jsonOf` serializes for these keys; other columns get their defaults. */
export function insertJson(table: PgTable, keys: readonly string[], json: SQL): SQL {
  const names = listed(namesOf(table, keys).map(({ name }) => name))
  return sql`insert into ${table} (${names}) select ${names} from ${recordsOf(table, json)}`
}

/** Returns the keys of a row with a defined value. */
export const givenKeys = (row: object): string[] =>
  Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : key))

/** Builds an INSERT of one or more rows. A column that no row sets gets its default; one set by only some rows is null in the others. */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL {
  const keys = [...new Set(rows.flatMap(givenKeys))]
  return insertJson(table, keys, sql`${jsonOf(table, keys, rows)}`)
}

/** Builds an UPDATE of rows by id; every row has a value for each key. */
export function updateRows(
  table: PgTable,
  keys: readonly string[],
  rows: readonly ({ id: number } & object)[],
): SQL {
  const { name } = getTableConfig(table)
  const names = namesOf(table, keys).map((column) => column.name)
  const set = sql.raw(names.map((column) => `"${column}" = given."${column}"`).join())
  return sql`update ${table} set ${set} from ${recordsOf(table, sql`${jsonOf(table, ['id', ...keys], rows)}`)} as given where ${sql.identifier(name)}.id = given.id`
}
