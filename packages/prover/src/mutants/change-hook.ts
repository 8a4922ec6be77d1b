import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { changed, currentChange } from '#mutants/change.ts'

// With `node --import`: loads one source with a change, as if the file contained it.
if (currentChange) {
  const change = currentChange
  const changedUrl = pathToFileURL(join(import.meta.dirname, '../../../..', change.file)).href
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (url !== changedUrl) return loaded
      return { ...loaded, source: changed(String(loaded.source), change) }
    },
  })
}
