import type { Workbook } from '#import/workbook.ts'

/** Matches '100306 - Fashion Muslim/Pakaian Muslim Pria/Koko': a category's number and path. */
const category = /^(\d{4,9}) ?- ?(\S.*)$/s

/** Parses a category's number and path, such as 'Fashion Muslim > Koko'; null for other text. */
export function readCategory(text: string): { id: string; path: string } | null {
  const [, id, path] = category.exec(text.trim()) ?? []
  return id && path ? { id, path: path.split('/').join(' > ') } : null
}

/** Rows of a sheet within which a list of categories starts. */
const maxHead = 10

/** Loads the categories by number from the sheet that lists them. Products only have the number. */
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
