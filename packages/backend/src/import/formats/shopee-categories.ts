import type { Workbook } from '#import/workbook.ts'

/** '100306 - Fashion Muslim/Pakaian Muslim Pria/Koko': the number of a category, and where it is. */
const category = /^(\d{4,9}) ?- ?(\S.*)$/s

/** Where a category is, as 'Fashion Muslim > Koko'; null for a text that is no category with its number. */
export function readCategory(text: string): { id: string; path: string } | null {
  const [, id, path] = category.exec(text.trim()) ?? []
  return id && path ? { id, path: path.split('/').join(' > ') } : null
}

/** Rows of a sheet in which categories begin, if it has any. */
const maxHead = 10

/** The categories that the file lists in one of its sheets, by their numbers; products have the number alone. */
export async function readCategories(workbook: Workbook): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  for (const sheet of workbook.sheetNames) {
    for await (const { line, cells } of workbook.rows(sheet)) {
      const found = readCategory(cells[0] ?? '')
      if (found) paths.set(found.id, found.path)
      else if (paths.size === 0 && line > maxHead) break
    }
    if (paths.size > 0) break
  }
  return paths
}
