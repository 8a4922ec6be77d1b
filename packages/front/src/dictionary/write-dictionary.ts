import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionaryFile } from '#dictionary/dictionary.ts'
import { finishPage } from '#finish/finish-page.ts'
import { firstPage } from '#next/build.ts'

const noPolicy = () => ''

/** Routes whose pages most others are like. */
export interface DictionaryRoutes {
  pages: readonly string[]
  /** Those of them between which shoppers go without loading a page: of these, what Next's router fetches is there too. */
  fetched: readonly string[]
}

/**
 * Writes the dictionary of a build, after its start script: the first prerendered page of each route as it is sent, and of the last
 * fetched one the data of its scripts, which is much the same on all pages. So all instances of a release have one dictionary. A route
 * without such a page is left out; without any there is no dictionary.
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
