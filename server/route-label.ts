import type { readRoutesManifest } from '#server/routes-manifest.ts'

type Routes = Pick<ReturnType<typeof readRoutesManifest>, 'staticRoutes' | 'dynamicRoutes'>

/** Folders whose files share one label. */
const folders = ['/_next/static', '/_data', '/img', '/media', '/brand'] as const

/** Whether a path is of a file, and not of a page. */
export const isFile = (path: string): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`))

const withoutLastSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

/**
 * A function that gives the route of a path, such as `/product/[id]`; `other` for a path that no route has. The number
 * of labels is bounded, whatever paths are requested.
 */
export function routeLabels({ staticRoutes, dynamicRoutes }: Routes): (path: string) => string {
  const statics = new Set(staticRoutes.map(({ page }) => page))
  const dynamics = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (path) => {
    const plain = withoutLastSlash(path)
    if (statics.has(plain)) return plain
    return (
      folders.find((folder) => plain === folder || plain.startsWith(`${folder}/`)) ??
      dynamics.find(({ pattern }) => pattern.test(plain))?.page ??
      'other'
    )
  }
}
