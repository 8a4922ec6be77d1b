import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Which files a file imports. */
export type Imports = (file: string) => readonly string[]

interface Reading {
  /** Whether imports of types alone count too. */
  withTypes: boolean
}

/** An import or export of something in the project, or `import('#…')`; whether it is of types alone is in the first group. */
const imported =
  /^(?:(?:import|export) (type )?(?:[^'";]*? from )?'((?:#|@etalase\/|\.\.?\/)[^']+)'|.*?\bimport\('((?:#|@etalase\/)[^']+)'\))/gm

/** The folder of the package that a file belongs to, with a slash; '' for the shop's own. */
const packageOf = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0] ?? ''

/** The file that an import leads to, from the project's folder. English stands for all languages: a build has one of them. */
function resolve(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  const own = packageOf(importer)
  return specifier
    .replace(/^@etalase\/([^/]+)\//, 'packages/$1/src/')
    .replace(/^#tests\//, `${own}tests/`)
    .replace(/^#messages\//, 'lib/messages/en/')
    .replace(/^#brand-texts\//, 'brand/texts/en/')
    .replace(/^#/, own && `${own}src/`)
}

function readImports(file: string, { withTypes }: Reading): readonly string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return []
  const found = readFileSync(file, 'utf8').matchAll(imported)
  const paths = Array.from(found, ([, type, path = '', dynamic = '']) =>
    type && !withTypes ? '' : path || dynamic,
  )
  return [...new Set(paths.filter(Boolean).map((path) => resolve(path, file)))]
}

/** The imports of the project's files, each file read once. */
export function readImportsOnce(reading: Reading): Imports {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const imports = known.get(file) ?? readImports(file, reading)
    known.set(file, imports)
    return imports
  }
}

/** A file and all that it imports, directly or not; without what only `but` imports. */
export function closureOf(file: string, importsOf: Imports, but?: string): ReadonlySet<string> {
  const closure = new Set([file])
  for (const one of closure) {
    for (const path of importsOf(one)) if (path !== but) closure.add(path)
  }
  return closure
}

/** The shortest chain of imports from a file to one that is looked for, with both ends; empty when there is none. */
export function importPath(
  from: string,
  isGoal: (file: string) => boolean,
  importsOf: Imports,
): string[] {
  const cameFrom = new Map<string, string | null>([[from, null]])
  for (const file of cameFrom.keys()) {
    if (isGoal(file)) {
      const path: string[] = []
      for (let at: string | null = file; at; at = cameFrom.get(at) ?? null) path.unshift(at)
      return path
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file)
  }
  return []
}
