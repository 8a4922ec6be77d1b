import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// npm run import: bundles packages/backend/src/commands/import.ts into one module. Loading its 600 modules one by one,
// half of them TypeScript, takes a second and 80 MiB, more than the rest of an import of 10,000 products. JavaScript,
// so that Node does not load its type stripper.

const entry = join(import.meta.dirname, 'import.ts')

/** Packages that load files from their own folders. */
const external = ['@electric-sql/pglite', '@electric-sql/pglite/*', 'sharp', 'idn-area-data']

/** Keeps each module's own path in the bundle, because migrations and assets lie beside it. */
const ownPaths = {
  name: 'own-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { loader: 'ts', contents }
    })
  },
}

/** Bundles the import; returns code by URL, split at dynamic imports. Null without development packages. */
async function bundle() {
  const esbuild = await import('esbuild').catch((error) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  })
  if (!esbuild) return null
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    write: false,
    outdir: import.meta.dirname,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external,
    plugins: [ownPaths],
    // For CommonJS packages.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  })
  await esbuild.stop()
  return new Map(outputFiles.map(({ path, text }) => [pathToFileURL(path).href, text]))
}

const sources = await bundle()

if (sources)
  registerHooks({
    resolve(name, context, next) {
      const url = /^(\.|file:)/.test(name) ? new URL(name, context.parentURL).href : ''
      return sources.has(url) ? { url, format: 'module', shortCircuit: true } : next(name, context)
    },
    load(url, context, next) {
      const source = sources.get(url)
      return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
    },
  })

await import(sources ? pathToFileURL(entry.replace(/ts$/, 'js')).href : './import.ts')
