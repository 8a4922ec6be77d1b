import { writeScripts } from '#browser/compile-scripts.ts'
import { writeDictionary } from '#dictionary/write-dictionary.ts'

// After `next build`, in the folder of the app: adds what the server sends within each page, and the dictionary, of the routes that are
// named as arguments: `finish-build.ts / '/product/[id]'`.
const routes = process.argv.slice(2)
await writeScripts()
await writeDictionary({ pages: routes, fetched: routes })
