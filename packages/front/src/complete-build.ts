import { writeScripts } from '#browser/compile-scripts.ts'
import { type DictionaryRoutes, writeDictionary } from '#dictionary/write-dictionary.ts'
import { writeCompressed } from '#write-compressed.ts'

/**
 * Adds to a build everything that the server sends with its pages: the scripts, the dictionary, and the compressed pages, which name both.
 * Throws when a script cannot be compiled.
 */
export async function completeBuild(routes: DictionaryRoutes): Promise<void> {
  await writeScripts()
  await writeDictionary(routes)
  await writeCompressed()
}
