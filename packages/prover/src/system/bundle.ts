import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { Script } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { changed, currentChange } from '#mutants/change.ts'

const root = join(import.meta.dirname, '../../../..')
const requireHere = createRequire(join(root, 'package.json'))

const changing: Plugin = {
  name: 'change',
  setup({ onLoad }) {
    const change = currentChange
    if (!change) return
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (relative(root, path) !== change.file) return null
      const contents = changed(await readFile(path, 'utf8'), change)
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** Pure and large modules, of which all instances share one copy. */
const shared =
  `@etalase/contract/* #lib/messages/* #messages/* #brand/* #brand-texts/* @etalase/backend/* @etalase/backend-kit/*
  @etalase/pictures/* zod react react-dom react/* sonner drizzle-orm drizzle-orm/*`.split(/\s+/)

/** Matches modules that wait, and so are not pure: each instance has its own clock. */
const waits = /\bset(?:Timeout|Interval)\(/

const sourcesOf = (name: string) => globSync(`packages/${name}/src/**/*.ts`, { cwd: root })

/** Modules of packages of which each instance has its own copy: those of the server keep counts, and reach Redis. */
const ownModules = [
  ...sourcesOf('contract').filter((path) => waits.test(readFileSync(join(root, path), 'utf8'))),
  ...sourcesOf('front'),
]

/** The globals through which an instance reaches its world. */
type Globals = Readonly<Record<string, unknown>>

/** Starts another instance of a program with its own modules, like another process or tab. Returns its exports. */
export type Instantiate<Exports> = (
  globals: Globals,
  modules?: Readonly<Record<string, unknown>>,
) => Exports

/** Throws when one of our modules is silently shared, which would give all instances the same state. */
function requireOwn(imports: readonly { path: string }[]): void {
  const isShared = (path: string) => shared.some((name) => path.startsWith(name.replace('*', '')))
  const left = imports.flatMap(({ path }) =>
    path.startsWith('@etalase/') && !isShared(path) ? [path] : [],
  )
  if (left.length > 0) throw new Error(`Bundle them, or mark them as pure: ${left.join()}`)
}

interface Program {
  /** From the project's folder. */
  entry: string
  /** A server program does not bundle packages. */
  runsIn: 'node' | 'browser'
  /** All globals that it may be given. */
  globals: readonly string[]
}

/** Bundles a program of the shop unchanged, so that it can be started many times in one process. */
export async function bundleProgram<Exports>({
  entry,
  runsIn,
  globals,
}: Program): Promise<Instantiate<Exports>> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    target: 'node24',
    platform: runsIn,
    external: [...shared],
    ...(runsIn === 'node' && { packages: 'external' }),
    alias: {
      'server-only': './tests/support/empty.ts',
      ...Object.fromEntries(
        ownModules.map((path) => [
          path.replace(/^packages\/(\w+)\/src/, '@etalase/$1'),
          `./${path}`,
        ]),
      ),
    },
    plugins: [changing],
    logLevel: 'error',
  })
  requireOwn(Object.values(metafile.outputs).flatMap(({ imports }) => imports))
  const code = outputFiles[0]?.text ?? ''
  const names = ['require', 'module', 'exports', ...globals].join()
  const script = new Script(`(function (${names}) {${code}\n})`, {
    filename: join(root, `${entry}.js`),
  })
  /** Cached, because Node resolves each of them anew. */
  const found = new Map<string, unknown>()
  const requireOnce = (name: string): unknown => {
    if (!found.has(name)) found.set(name, requireHere(name))
    return found.get(name)
  }
  return (values, modules = {}) => {
    const requireOne = (name: string): unknown => modules[name] ?? requireOnce(name)
    const own: { exports: unknown } = { exports: {} }
    const load = script.runInThisContext()
    load(requireOne, own, own.exports, ...globals.map((name) => values[name]))
    return own.exports as Exports
  }
}
