import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { describe, expect, test } from 'vitest'
import { countWords } from '#words/count-words.ts'
import { buildVariables } from '../../../../../lib/config/env-schema.ts'
import { readSettings } from '../../../../../scripts/settings.ts'

const rootDocs = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'CHANGELOG.md', 'SECURITY.md']
const docs = [...rootDocs, ...globSync('docs/*.md'), ...globSync('docs/decisions/*.md')]
const readmes = globSync('{packages/*,findings}/README.md')

/** Words that fit a screen of 50 lines at our documents' width. */
const wordsOfAScreen = 350

const read = (path: string) => readFileSync(path, 'utf8')

const isIgnored = (name: string) => name === 'node_modules' || name.startsWith('.')
const topFolders = readdirSync('.').filter((name) => !isIgnored(name) && !name.includes('.'))
const isPackage = (path: string) => path.includes('/node_modules/') || path.includes('/.medusa/')
const codeFiles = globSync(`{${topFolders.join()}}/**/*.{ts,tsx}`)
  .filter((path) => !isPackage(path))
  .concat(globSync('*.{ts,mjs}'))

const fileEnding = /\.(ts|tsx|mjs|json|md|css|txt|sql|webp)$/

/** Returns whether a text is a file name, a folder with a trailing slash, or a path below a folder of the repository. */
function isPath(text: string): boolean {
  if (/[\s<>$:]/.test(text) || text.startsWith('/')) return false
  const [first = ''] = text.split('/')
  return (
    fileEnding.test(text) || text.endsWith('/') || (text !== first && topFolders.includes(first))
  )
}

const pathExists = (path: string) =>
  path.includes('*') ? globSync(path).length > 0 : existsSync(path)

/** Returns a text's paths in backticks that do not exist. */
const missingPaths = (markdown: string) =>
  [...markdown.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => isPath(text) && !pathExists(text))

/** Returns a document's relative links that lead nowhere. */
const missingLinks = (markdown: string, folder: string) =>
  [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.includes(':') && !existsSync(join(folder, target)))

/** Returns the numbers of missing decisions that a source file refers to. */
const missingDecisions = (source: string) =>
  [...source.matchAll(/docs\/decisions\/(\d{3})/g)]
    .map(([, number = '']) => number)
    .filter((number) => globSync(`docs/decisions/${number}-*.md`).length === 0)

/** Returns the folder names in the first column of a document's tables. */
const folderRows = (markdown: string, parent: string) =>
  [...markdown.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(new RegExp(`\`${parent}/([\\w-]+)\``, 'g'))].map(([, name = '']) => name),
  )

const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(read(join(folder, 'package.json'))).scripts ?? {}

/** Returns rows that a blank line separates from their table, so that they render as text. */
const rowsWithoutTable = (markdown: string) =>
  [...markdown.matchAll(/^\|.*\|\n\n(\|.*\|)\n(?!\| *:?-)/gm)].map(([, row]) => row)

/** Returns the scripts in `npm run` commands that the named package, or the shop, lacks. */
const missingScripts = (markdown: string) =>
  [...markdown.matchAll(/npm run (?:-w ([\w/-]+) )?(\w[\w:-]*)/g)]
    .filter(([, folder = '.', name = '']) => !Object.hasOwn(scriptsOf(folder), name))
    .map(([, , name]) => name)

/** Variables of Node, or set by the test runners or our own scripts; not configuration. */
const internalVariables = new Set([
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'CI',
  'TEST_PARALLEL_INDEX',
  'E2E_DATA_DIR',
  'E2E_PICTURES',
  'E2E_DATABASE',
  'E2E_ENGINE_SECRET',
  'E2E_ENGINE_URL',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'NODE_COMPILE_CACHE',
  'PRESSES_FOLDER',
  'SHOP_BUILD_ID',
])

const schemas = [
  'packages/backend-kit/src/config.ts',
  'packages/backend-kit/src/cash/cash-settings.ts',
  ...globSync(
    '{lib/config,packages/front/src/shared,packages/backend-kit/src/{payment,shipping}/**}/*.ts',
  ),
]

const variablesOfSchema = (path: string) =>
  [...read(path).matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)

const schemaVariables = schemas.flatMap(variablesOfSchema)

/** An engine's server is a separate project. */
const isEngineServer = (path: string) => /^packages\/medusa\/server\//.test(path)

const variablesOfCode = (paths: readonly string[]) =>
  paths
    .flatMap((path) => [...read(path).matchAll(/process\.env\.([A-Z0-9_]+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => !internalVariables.has(name))

const codeVariables = variablesOfCode(codeFiles.filter((path) => !isEngineServer(path)))

const variables = [...new Set([...schemaVariables, ...codeVariables])].toSorted()

describe('the documents', () => {
  test.each(docs)('%s names only files and folders that exist', (path) => {
    expect(missingPaths(read(path))).toEqual([])
  })

  test.each([...docs, ...readmes])('%s links only to files and folders that exist', (path) => {
    expect(missingLinks(read(path), dirname(path))).toEqual([])
  })

  test.each([...docs, ...readmes])('%s names only npm scripts that exist', (path) => {
    expect(missingScripts(read(path))).toEqual([])
  })

  test.each([...docs, ...readmes])('%s has each table row inside its table', (path) => {
    expect(rowsWithoutTable(read(path))).toEqual([])
    expect(rowsWithoutTable('| a |\n| - |\n| 1 |\n\n| 2 |\n')).toEqual(['| 2 |'])
  })

  test('a missing path, link or script is reported', () => {
    const wrong = 'See `lib/none`, `lib/*.none`, `gone/`, `none.ts`, [it](none.md), `npm run none`.'
    expect(missingPaths(wrong)).toEqual(['lib/none', 'lib/*.none', 'gone/', 'none.ts'])
    expect(missingLinks(wrong, '.')).toEqual(['none.md'])
    expect(missingScripts(wrong)).toEqual(['none'])
  })

  test('routes, calls of the contract and commands are not mistaken for paths', () => {
    expect(
      missingPaths('`/products`, `user/order`, `GET product`, `npm run e2e -- x.test.ts`'),
    ).toEqual([])
  })

  test.each(['lib', 'components', 'packages'])(
    'docs/architecture.md lists the folders of %s/, each once, and no others',
    (parent) => {
      const folders = readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
      const listed = folderRows(read('docs/architecture.md'), parent)
      expect(listed.toSorted()).toEqual(folders.toSorted())
    },
  )

  test('docs/architecture.md draws the dependencies in each package.json', () => {
    const drawn = [...read('docs/architecture.md').matchAll(/^ {2}([\w-]+) --> ([\w& -]+)$/gm)]
      .filter(([, from = '']) => existsSync(join('packages', from)))
      .map(([, from = '', to = '']) => [from, to.split(' & ').toSorted()])
    const named = drawn.map(([from]) => {
      const { dependencies } = JSON.parse(read(join('packages', String(from), 'package.json')))
      const ours = Object.keys(dependencies).filter((name) => name.startsWith('@etalase/'))
      return [from, ours.map((name) => name.replace('@etalase/', '')).toSorted()]
    })
    expect(drawn.length).toBeGreaterThan(5)
    expect(drawn).toEqual(named)
  })

  test.each([
    ['packages/front/src/gate/pages.ts', /pages: (\d+) \* 2/, 'MB of pages and files'],
    ['packages/front/src/gate/pages.ts', /derived: (\d+) \* 2/, 'MB of their data'],
    [
      'packages/front/src/next/data-cache-handler.ts',
      /maxMemory = (\d+) \* 2/,
      'MB of catalogue data',
    ],
    ['lib/share/share-picture.ts', /maxBytes = (\d+) \* 2/, 'MB of pictures for sharing'],
    ['scripts/shop-process.ts', /max-old-space-size=(\d+)/, 'MB. Give it 768 MB'],
  ])('docs/deployment.md states the memory limit in %s, %s', (path, bound, words) => {
    const [, megabytes = ''] = bound.exec(read(path)) ?? []
    expect(megabytes).not.toBe('')
    const said = read('docs/deployment.md').replace(/\s+/g, ' ')
    expect(said).toContain(`${megabytes} ${words}`)
  })

  test('docs/configuration.md and docs/deployment.md name the build settings, and no others', () => {
    const [, list = ''] =
      /\*\*Settings of the build\*\*: ([^.]+)\./.exec(read('docs/deployment.md')) ?? []
    const named = [...list.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)
    const rows = read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \|.*\(build[;)]/gm)
    const marked = [...rows].map(([, name = '']) => name)
    expect([named.toSorted(), marked.toSorted()]).toEqual([
      buildVariables.toSorted(),
      buildVariables.toSorted(),
    ])
  })

  test('docs/operations.md states the same retention days as the cleanup job', () => {
    const [, section = ''] = read('docs/operations.md').split('## How long data is kept')
    const [table = ''] = section.split('\n## ')
    const said = [...table.matchAll(/(\d+) days/g)].map(([, days]) => Number(days))
    expect(Object.values(keptDays).filter((days) => !said.includes(days))).toEqual([])
  })

  test('every decision that a source file cites exists', () => {
    expect(codeFiles.flatMap((path) => missingDecisions(read(path)))).toEqual([])
  })

  test('every decision has a unique number, a title with it, and two dates', () => {
    const decisions = readdirSync('docs/decisions')
    const numbers = decisions.map((name) => name.slice(0, 3))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const name of decisions) {
      const date = '\\d{4}-\\d\\d-\\d\\d'
      expect(read(`docs/decisions/${name}`)).toMatch(
        new RegExp(
          `^# ${Number(name.slice(0, 3))}\\. .+\n\nDecided ${date}, last changed ${date}\\.`,
        ),
      )
    }
  })

  test('no decision is longer than a screen', () => {
    const words = readdirSync('docs/decisions').map((name) => ({
      name,
      words: countWords(read(`docs/decisions/${name}`)),
    }))
    expect(words.filter((decision) => decision.words > wordsOfAScreen)).toEqual([])
  })

  test('the shop accepts the settings of each documented start with another backend', () => {
    const starts = docs.flatMap((path) => {
      const text = read(path).replaceAll('$(openssl rand -base64 32)', 'x'.repeat(44))
      return [...text.matchAll(/((?:[A-Z_]+=\S+ )*API_BASE_URL=\S+ (?:[A-Z_]+=\S+ )*)npm start/g)]
    })
    expect(starts.length).toBeGreaterThan(1)
    for (const [command, given = ''] of starts) {
      const settings = given
        .trim()
        .split(' ')
        .map((setting) => setting.split('='))
      expect(() => readSettings(Object.fromEntries(settings)), command).not.toThrow()
    }
  })

  test('no source file is longer than CONTRIBUTING.md allows', () => {
    const [, most] = /(\d+) lines/.exec(read('CONTRIBUTING.md')) ?? []
    const isTooLong = (path: string) => read(path).split('\n').length - 1 > Number(most)
    expect(Number(most)).toBeGreaterThan(0)
    const sources = codeFiles.filter((path) => !/^(tests|e2e|packages\/[^/]+\/tests)\//.test(path))
    expect(sources.filter(isTooLong)).toEqual([])
  })

  test('every npm script is explained in CONTRIBUTING.md', () => {
    const explained = read('CONTRIBUTING.md')
    const commands = ['.', ...globSync('packages/*')]
      .filter((folder) => folder !== 'packages/tools')
      .flatMap((folder) =>
        Object.keys(scriptsOf(folder)).map((name) =>
          folder === '.' ? `(run )?${name}` : `run -w ${folder} ${name}`,
        ),
      )
    const unexplained = commands.filter(
      (command) => !new RegExp(`npm ${command}(?![\\w:-])`).test(explained),
    )
    expect(unexplained).toEqual([])
  })

  test('CONTRIBUTING.md lists the scripts of packages/tools, each once, and no others', () => {
    const [, tools = ''] = read('CONTRIBUTING.md').split('### Tools')
    const listed = [...tools.matchAll(/^- (`.*?): /gms)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([\w:-]+)[^`]*`/g)].map(([, name]) => name),
    )
    expect(listed.toSorted()).toEqual(Object.keys(scriptsOf('packages/tools')).toSorted())
  })
})

describe('the configuration', () => {
  test('the variables of shop, backend and tools are found in the code', () => {
    expect(variables).toEqual(expect.arrayContaining(['PORT', 'SMTP_URL', 'CHROMIUM_PATH']))
  })

  test('every variable has a row in docs/configuration.md, and every row a variable', () => {
    const rows = [...read('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)]
    expect([...new Set(rows.map(([, name]) => name))].toSorted()).toEqual(variables)
  })

  test('every variable has a commented-out line in .env.example, and every line a variable', () => {
    const lines = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)]
    expect(lines.map(([, name]) => name).toSorted()).toEqual(variables)
  })

  test('every variable of the engine and its adapter is documented', () => {
    const explained = read('packages/medusa/README.md') + read('docs/engines.md')
    const used = [
      ...variablesOfCode(codeFiles.filter(isEngineServer)),
      ...variablesOfSchema('packages/medusa/src/config.ts'),
    ]
    const isExplained = (name: string) =>
      explained.includes(`\`${name}\``) || explained.includes(`\`${name.replace(/_.*/, '_*')}\``)
    expect(used.filter((name) => !isExplained(name))).toEqual([])
  })

  test('.env.example sets nothing', () => {
    expect(read('.env.example')).not.toMatch(/^[^#\n]/m)
  })
})
