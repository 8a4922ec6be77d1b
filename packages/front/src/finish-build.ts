import { completeBuild } from '#complete-build.ts'

// After `next build`, in the folder of the app: adds the scripts of pages, the dictionary, of the routes that are named as
// arguments: `finish-build.ts / '/product/[id]'`, and all pages compressed.
const routes = process.argv.slice(2)
await completeBuild({ pages: routes, fetched: routes })
