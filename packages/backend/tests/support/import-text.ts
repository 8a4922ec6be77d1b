import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { importCatalogue } from '#import/import-catalogue.ts'
import { ImportReport } from '#import/import-report.ts'
import { inPieces } from '#tests/support/read-text.ts'

const own = await openMediaLibrary(assetsFolder)

interface Given {
  isDryRun?: boolean
  isCount?: boolean
  fetchedFrom?: (address: string) => string | undefined
}

/** Imports the text of a file. Returns the counts, and a line for each item left out. */
export async function importText(
  db: Database,
  text: string,
  { isDryRun = false, isCount = false, fetchedFrom = () => undefined }: Given = {},
) {
  const dropped: string[] = []
  const report = new ImportReport((line) => dropped.push(line))
  await importCatalogue(db, [inPieces(text)], {
    own: { ...own, fetchedFrom },
    report,
    assumedQty: 10,
    assumedGrams: 300,
    now: new Date(),
    isDryRun,
    isCount,
  })
  const { made, updated, unchanged } = report
  const origins = [...report.origins]
  const { rows } = report
  return { made, updated, unchanged, rows, dropped, origins, summary: report.summary() }
}
