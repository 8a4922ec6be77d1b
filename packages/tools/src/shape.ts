import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { git } from '#git.ts'
import { closureOf, importPath, readImportsOnce } from '../../../scripts/import-graph.ts'

/**
 * Prints the cost of reading the shop: the files that each page imports, those that mention a product field, and those on the
 * path from a button to the backend's SQL. `--page <file of app/>` prints the cost of each import of one page.
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    field: { type: 'string', default: 'material' },
    call: { type: 'string', default: 'POST cart' },
    from: { type: 'string', default: 'components/product/buy-form.tsx' },
  },
})

const importsOf = readImportsOnce()

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('app/') ? 1 : 2)
    .join('/')

/** Returns the most frequent names with their counts: 'packages/contract 58, components/ui 27'. */
function counted(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

function printPages(): void {
  print('files  page, and the folders that most of them are in')
  const pages = globSync('app/**/page.tsx').map((page) => ({
    page,
    files: [...closureOf(page, importsOf)],
  }))
  for (const { page, files } of pages.sort((a, b) => b.files.length - a.files.length))
    print(`${String(files.length).padStart(5)}  ${page}: ${counted(files.map(folderOf), 4)}`)
}

/** Prints how many files each import adds that the page does not import otherwise. */
function printPage(page: string): void {
  const files = [...closureOf(page, importsOf)]
  print(
    `${files.length} files: ${counted(files.map(folderOf))}`,
    '',
    'files that come by one alone',
  )
  const costs = files.slice(1).map((file) => ({
    file,
    cost: files.length - closureOf(page, importsOf, file).size,
  }))
  for (const { file, cost } of costs.sort((a, b) => b.cost - a.cost).slice(0, 25))
    print(`${String(cost).padStart(5)}  ${file}`)
}

/** Kinds of files for a developer who adds a field; the first match counts. */
const roles = {
  generated: /^(docs\/openapi\.json|packages\/backend-kit\/src\/db\/migrations\/|e2e\/baselines\/)/,
  tests: /^(tests|e2e|conformance|prove|packages\/[^/]+\/tests)\//,
  engines: /^(packages\/medusa|scripts\/engine)\//,
  documents: /\.md$/,
  source: /./,
}

function printField(field: string): void {
  const files = git('.', 'grep', '-lw', '--untracked', field)
  const roleOf = (file: string) => Object.entries(roles).find(([, path]) => path.test(file))?.[0]
  print(`\n${field} stands in ${files.length} files`)
  for (const role of Object.keys(roles)) {
    const own = files.filter((file) => roleOf(file) === role)
    print(`${String(own.length).padStart(5)}  ${role}`, ...own.map((file) => `         ${file}`))
  }
}

/** The file of app/ that answers all calls. */
const route = 'app/api/[...path]/route.ts'

/** Returns the backend file that registers a call. */
const backendRouteOf = (call: string): string =>
  git('.', 'grep', '-lF', `registerEndpoint(app, '${call}'`, '--', 'packages/backend/src')[0] ?? ''

const knowsTheDatabase = (file: string) =>
  importsOf(file).some((path) => path.startsWith('packages/backend-kit/src/db/schema/'))

/** The gateway file that sends a form to its call. */
const sender = 'lib/gateway/send-form.ts'

/** Returns the gateway file that handles the form of a call. */
const handlerOf = (call: string): string =>
  git('.', 'grep', '-lF', `'${call}'`, '--', 'lib/gateway', ':!*/limits.ts')[0] ?? ''

function printCall(from: string, call: string): void {
  const sends = (file: string) => file === 'lib/api/browser.ts'
  const asks = (file: string) => file === 'lib/api/backend.ts'
  const inBrowser = importPath(from, sends, importsOf)
  const inShop = importPath(route, asks, importsOf)
  const handler = handlerOf(call)
  const ofForm = [
    ...importPath(route, (file) => file === handler, importsOf),
    ...importPath(handler, (file) => file === sender, importsOf).slice(1),
    ...importPath(sender, asks, importsOf).slice(1),
  ]
  const inBackend = importPath(backendRouteOf(call), knowsTheDatabase, importsOf)
  const ways = {
    'with scripts': [...inBrowser, ...inShop],
    'without scripts': [from, ...ofForm],
  }
  for (const [way, inFront] of Object.entries(ways)) {
    const path = [...inFront, ...inBackend]
    print(`\n${call} ${way}: ${path.length} files`, ...path.map((file) => `       ${file}`))
  }
}

if (values.page) printPage(values.page)
else {
  printPages()
  printField(values.field)
  printCall(values.from, values.call)
}
