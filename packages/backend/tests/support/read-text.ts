import type { Garment } from '#import/garment.ts'
import { ImportReport } from '#import/import-report.ts'
import { openCatalogue } from '#import/read-catalogue.ts'

/** Yields the bytes of a file in pieces that end anywhere. */
export async function* inPieces(content: string | Uint8Array, length = 10_000) {
  const bytes = Buffer.from(content)
  for (let start = 0; start < bytes.length; start += length)
    yield bytes.subarray(start, start + length)
}

const own = { fileAt: () => undefined, fetchedFrom: () => undefined }

/** Reads a file without a database. Returns the garments that an import would write, and what was left out. */
export async function readText(
  text: string | Uint8Array | readonly string[],
  { now = new Date('2026-05-10T05:00:00Z'), pieces = 10_000 } = {},
) {
  const dropped: string[] = []
  const report = new ImportReport((line) => dropped.push(line))
  const { batches, late } = await openCatalogue(
    [text].flat().map((file) => inPieces(file, pieces)),
    { own, report, now },
  )
  const garments: Garment[] = []
  for await (const batch of batches) garments.push(...batch)
  for (const { sizes } of garments)
    report.settle(
      sizes.map(({ row }) => row),
      'imported',
    )
  return { garments, late, dropped, rows: report.rows, summary: report.summary() }
}

/** Describes the pieces for sale of each garment: 'code colour: size ×pieces, …'. */
export const sold = ({ garments }: Awaited<ReturnType<typeof readText>>) =>
  garments.map(
    ({ code, color, sizes }) =>
      `${[code, color].filter(Boolean).join(' ')}: ${sizes.map(({ size, qty }) => `${size.name} ×${qty ?? '?'}`).join(', ')}`,
  )

const quoted = (value: string) =>
  /[",;\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** Builds a CSV of rows by column name. */
export function csvOf(rows: readonly Readonly<Record<string, string | undefined>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((name) => quoted(row[name] ?? '')).join(','))
  return [columns.map(quoted).join(','), ...lines, ''].join('\n')
}
