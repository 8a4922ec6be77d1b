import { writeScripts } from '#browser/compile-scripts.ts'
import { writeCompressed } from '#compressed/write-compressed.ts'
import { writeDictionary } from '#dictionary/write-dictionary.ts'

// After `next build`, in the folder of the app: adds the scripts of pages, the dictionary, of the routes that are named as
// arguments: `finish-build.ts / '/product/[id]'`, and all pages compressed.
const routes = process.argv.slice(2)
await writeScripts()
await writeDictionary({ pages: routes, fetched: routes })
await writeCompressed()
