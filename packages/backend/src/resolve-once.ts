import type { ResolveFnOutput, ResolveHookSync } from 'node:module'

/**
 * ES module packages whose package.json lists every file under `exports` (some 130 KB). Node 24 parses that list again
 * for each import of the package and of its files, which takes half of the backend's start-up time.
 */
const packages = ['drizzle-orm', 'date-fns']

const named = new RegExp(`^(?:${packages.join('|')})(?:/|$)`)
const inside = new RegExp(`/node_modules/(?:${packages.join('|')})/`)

/** Keyed by specifier, which resolves the same in every file of the backend. */
const resolved = new Map<string, ResolveFnOutput>()

/**
 * Resolves an import as Node does, but asks Node once per specifier for these packages, and never for imports between
 * their files. For `registerHooks` of node:module. Throws what Node throws.
 */
export const resolveOnce: ResolveHookSync = (specifier, context, nextResolve) => {
  const { parentURL, conditions } = context
  // `require` may resolve to other files of the same package.
  if (!conditions.includes('import')) return nextResolve(specifier, context)
  if (/^\..*\.js$/.test(specifier) && parentURL !== undefined && inside.test(parentURL)) {
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  }
  if (!named.test(specifier)) return nextResolve(specifier, context)
  const known = resolved.get(specifier)
  if (known) return known
  const found = { ...nextResolve(specifier, context), shortCircuit: true }
  resolved.set(specifier, found)
  return found
}
