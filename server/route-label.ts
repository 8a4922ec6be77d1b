import { readFileSync } from 'node:fs'

interface Route {
  page: string
  regex: string
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'page' in value && 'regex' in value

/** Folders whose files share one label. */
const folders = ['/_next/static', '/_next/image', '/media', '/brand'] as const

function readRoutes(manifest: string): { page: string; pattern: RegExp }[] {
  const { staticRoutes, dynamicRoutes }: { staticRoutes: unknown[]; dynamicRoutes: unknown[] } =
    JSON.parse(readFileSync(manifest, 'utf8'))
  return [...staticRoutes, ...dynamicRoutes]
    .filter(isRoute)
    .map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
}

/**
 * A function that gives the route of a path, such as `/product/[id]`, from the build's manifest; `other` for a path that no
 * route has. The number of labels is bounded, whatever paths are requested.
 */
export function routeLabels(manifest: string): (path: string) => string {
  const routes = readRoutes(manifest)
  return (path) =>
    folders.find((folder) => path === folder || path.startsWith(`${folder}/`)) ??
    routes.find(({ pattern }) => pattern.test(path))?.page ??
    'other'
}
