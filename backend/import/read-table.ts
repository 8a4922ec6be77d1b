import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import {
  attributeName,
  ImportError,
  maxRecordLength,
  type SourceRecord,
} from '#backend/import/source-record.ts'

/** How a table separates its values, by its first line. Google's TSV knows no quotes, unless its columns have some. */
export function tableOptions(firstLine: string): { delimiter: string; quote: string | null } {
  const count = (sign: string) => firstLine.split(sign).length
  const delimiter = ['\t', ',', ';'].reduce((best, sign) =>
    count(sign) > count(best) ? sign : best,
  )
  return { delimiter, quote: delimiter === '\t' && !firstLine.includes('"') ? null : '"' }
}

const linesIn = (values: readonly string[]) =>
  values.reduce((sum, value) => sum + value.split('\n').length - 1, 0)

/** What the parser says of a file that it cannot read on. */
function refusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const line = typeof error.lines === 'number' ? `Line ${error.lines}: ` : ''
  return new ImportError(
    `${line}the table cannot be read on from here (${error.code}): mostly a quote is opened and not closed. What stands before it may be imported.`,
  )
}

/** The rows of a CSV or TSV file by the names of its columns, one by one. Throws ImportError where a row does not end. */
export async function* readTable(
  texts: AsyncIterable<string>,
  firstLine: string,
): AsyncGenerator<SourceRecord> {
  const parser = parse({
    ...tableOptions(firstLine),
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
  })
  // The parser passes a failure of the source on to whoever reads it.
  pipeline(Readable.from(texts), parser).catch((error: Error) => parser.destroy(error))
  let names: string[] | undefined
  try {
    for await (const row of parser) {
      const { record, info }: { record: string[]; info: { lines: number } } = row
      if (names) {
        const values = new Map(names.map((name, index) => [name, record[index] ?? '']))
        yield { line: info.lines - linesIn(record), values }
      } else names = record.map(attributeName)
    }
  } catch (error) {
    throw refusal(error)
  } finally {
    parser.destroy()
  }
}
