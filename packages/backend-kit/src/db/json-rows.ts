import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** A column is one of the values of a JSON array: one parameter, whereas a list of parameters is slow to build and at most 65,535 long. */
export const isOneOfJson = (column: Column, json: SQL): SQL =>
  sql`${column} = any(array(select value::${sql.raw(column.getSQLType())} from json_array_elements_text(${json}::text::json)))`

/** A column is one of these values. */
export const isOneOf = (column: Column, values: readonly (string | number)[]): SQL =>
  isOneOfJson(column, sql`${JSON.stringify(values)}`)

const namesOf = (table: PgTable, keys: readonly string[]) => {
  const columns = getTableColumns(table)
  return keys.flatMap((key) => columns[key] ?? [])
}

const listed = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join())

/** Rows of a table by the names of its columns, as JSON. */
export function jsonOf(table: PgTable, keys: readonly string[], rows: readonly object[]): string {
  const columns = namesOf(table, keys)
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row }
    return Object.fromEntries(columns.map(({ name }, index) => [name, values[keys[index] ?? '']]))
  })
  return JSON.stringify(records)
}

/** The rows that `jsonOf` gave, as a table. */
export const recordsOf = (table: PgTable, json: SQL): SQL =>
  sql`json_populate_recordset(null::${table}, ${json}::text::json)`

/** An INSERT of the rows that `jsonOf` gives for these keys; a column that none of them names gets its default. */
export function insertJson(table: PgTable, keys: readonly string[], json: SQL): SQL {
  const names = listed(namesOf(table, keys).map(({ name }) => name))
  return sql`insert into ${table} (${names}) select ${names} from ${recordsOf(table, json)}`
}

/** The columns that a row gives, by their keys. */
export const givenKeys = (row: object): string[] =>
  Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : key))

/** An INSERT of rows, at least one. A column that no row gives gets its default; one that only some rows give is null in the others. */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL {
  const keys = [...new Set(rows.flatMap(givenKeys))]
  return insertJson(table, keys, sql`${jsonOf(table, keys, rows)}`)
}

/** An UPDATE of rows by their id to the values of some keys, which all of them have. */
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
