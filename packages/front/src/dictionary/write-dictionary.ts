import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionaryFile } from '#encode/dictionary.ts'
import { finishPage } from '#finish/finish-page.ts'
import { firstPage } from '#next/build.ts'

const noPolicy = () => ''

/** Routes whose pages resemble most others. */
export interface DictionaryRoutes {
  pages: readonly string[]
  /** The pages between which shoppers navigate without a page load: the dictionary also covers their router data. */
  fetched: readonly string[]
}

/**
 * Writes the dictionary of a build, after its start script: the first prerendered page of each route as it is sent, and the scripts' data
 * of the last fetched page, which is much the same on all pages. So all instances of a release share one dictionary. Leaves out a route
 * without a prerendered page, and writes no dictionary when all routes lack one.
 */
export async function writeDictionary(
  { pages, fetched }: DictionaryRoutes,
  folder = '.',
): Promise<void> {
  const parts: Buffer[] = []
  for (const route of pages) {
    const page = await firstPage(join(folder, '.next'), route)
    if (page === null) continue
    const { html, data } = finishPage(page.html, noPolicy)
    if (fetched.includes(route)) parts.push(page.routerData)
    if (data && route === fetched.at(-1)) parts.push(data.body)
    parts.push(html)
  }
  if (parts.length > 0) await writeFile(join(folder, dictionaryFile), Buffer.concat(parts))
}
