import { completeBuild } from '#complete-build.ts'

// Run after `next build`, in the folder of the app: adds the pages' scripts, the dictionary of the routes given as arguments
// (`finish-build.ts / '/product/[id]'`), and all pages compressed.
const routes = process.argv.slice(2)
await completeBuild({ pages: routes, fetched: routes })
