import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the imports of a file, without those of types alone. */
export type Imports = (file: string) => readonly string[]

/** Matches an import or export of a project file, or `import('#…')`; the first group is set for type-only ones. */
const imported =
  /^(?:(?:import|export) (type )?(?:[^'";]*? from )?'((?:#|@etalase\/|\.\.?\/)[^']+)'|.*?\bimport\('((?:#|@etalase\/)[^']+)'\))/gm

/** Returns the folder of a file's package, with a slash; '' for the shop's own. */
const packageOf = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0] ?? ''

/** Returns the imported file, relative to the project's folder. English represents all languages: a build has one of them. */
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

function readImports(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return []
  const found = readFileSync(file, 'utf8').matchAll(imported)
  const paths = Array.from(found, ([, type, path = '', dynamic = '']) =>
    type ? '' : path || dynamic,
  )
  return [...new Set(paths.filter(Boolean).map((path) => resolve(path, file)))]
}

/** Returns the imports of the project's files, reading each file once. */
export function readImportsOnce(): Imports {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const imports = known.get(file) ?? readImports(file)
    known.set(file, imports)
    return imports
  }
}

/** Returns a file and everything it imports, directly or not; excludes files reached only through `but`. */
export function closureOf(file: string, importsOf: Imports, but?: string): ReadonlySet<string> {
  const closure = new Set([file])
  for (const one of closure) {
    for (const path of importsOf(one)) if (path !== but) closure.add(path)
  }
  return closure
}

/** Returns the shortest chain of imports from a file to a goal, including both ends; empty when there is none. */
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
