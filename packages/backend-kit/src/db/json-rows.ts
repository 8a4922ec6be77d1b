import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** Any number of values as one parameter: a list of parameters is slow to build, and at most 65,535 long. */
const asJson = (values: unknown) => sql`${JSON.stringify(values)}::text::json`

/** A column is one of these values. */
export const isOneOf = (column: Column, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(array(select value::${sql.raw(column.getSQLType())} from json_array_elements_text(${asJson(values)})))`

const namesOf = (table: PgTable, keys: readonly string[]) => {
  const columns = getTableColumns(table)
  return keys.flatMap((key) => columns[key] ?? [])
}

const listed = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join())

/** Rows of a table as a parameter, by the names of its columns. */
function recordsOf(table: PgTable, keys: readonly string[], rows: readonly object[]): SQL {
  const columns = namesOf(table, keys)
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row }
    return Object.fromEntries(columns.map(({ name }, index) => [name, values[keys[index] ?? '']]))
  })
  return sql`json_populate_recordset(null::${table}, ${asJson(records)})`
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
  const names = namesOf(table, keys).map(({ name }) => name)
  return sql`insert into ${table} (${listed(names)}) select ${listed(names)} from ${recordsOf(table, keys, rows)}`
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
  return sql`update ${table} set ${set} from ${recordsOf(table, ['id', ...keys], rows)} as given where ${sql.identifier(name)}.id = given.id`
}
