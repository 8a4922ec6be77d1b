import { readdirSync, readFileSync } from 'node:fs'
import { completePages } from '@etalase/front/next/build.ts'
import type { RouteKind } from '@etalase/front/shared/route.ts'
import { findRoute, type Route, routes } from '#lib/config/routes.ts'

/** A file of app/ that serves a path. */
export interface RouteFile {
  file: string
  path: string
  /** Set for a page; says whether Next refuses to build it when it reads a cookie. */
  page?: { isStatic: boolean }
}

const table = 'lib/config/routes.ts'

/** Files whose path differs from their file name. */
const addressOf: Readonly<Record<string, string>> = {
  'robots.ts': 'robots.txt',
  'manifest.ts': 'manifest.webmanifest',
  'sitemap.ts': 'sitemap.xml',
}

const picture = /^(?:favicon|icon|apple-icon|opengraph-image|twitter-image)\.(?:ico|svg|png|jpg)$/

const toPath = (folders: readonly string[]) =>
  `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`

function toRouteFile(file: string): RouteFile[] {
  const folders = file.split('/').slice(1, -1)
  const name = file.split('/').at(-1) ?? ''
  if (name === 'route.ts') return [{ file, path: toPath(folders) }]
  if (/^page(?:\.kit)?\.tsx$/.test(name)) {
    const isStatic = /^export const ensureStatic\b/m.test(readFileSync(file, 'utf8'))
    return [{ file, path: toPath(folders), page: { isStatic } }]
  }
  const address = addressOf[name] ?? (picture.test(name) ? name : null)
  return address === null ? [] : [{ file, path: toPath([...folders, address]) }]
}

/** Returns the files of app/ that answer requests. */
export const routeFiles = (): RouteFile[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((file) => toRouteFile(`app/${file}`))

/** Whether a page is rendered once for everyone. A search is not, and the kit is only for developers of the shop. */
const isStaticRow = ({ kind, search, path }: Route) =>
  kind === 'internal' || (kind === 'shared' && search === undefined && path !== '/kit')

const everyonesKinds: ReadonlySet<RouteKind> = new Set(['shared', 'internal'])
const ownKinds: ReadonlySet<RouteKind> = new Set(['form', 'personal', 'payment'])

function problemOfPage({ file, page }: RouteFile, route: Route): string[] {
  if (!page) return []
  if (!everyonesKinds.has(route.kind) && !ownKinds.has(route.kind)) {
    return [
      `${file} is a page, but its row in ${table} is a ${route.kind}: make it shared, or, if it is for one shopper, form, personal or payment`,
    ]
  }
  if (page.isStatic && ownKinds.has(route.kind)) {
    return [
      `${file} exports ensureStatic, but its row in ${table} is ${route.kind}: make it shared, or do not export it`,
    ]
  }
  if (!page.isStatic && isStaticRow(route)) {
    return [
      `${file} is ${route.kind} in ${table}: export const ensureStatic = 'navigation', or, if it is for one shopper, make its row form, personal or payment`,
    ]
  }
  return []
}

function problemOfFile(found: RouteFile, rows: readonly Route[]): string[] {
  const route = rows.find(({ path, kind }) => path === found.path && kind !== 'redirect')
  if (route) return problemOfPage(found, route)
  return [
    `${found.file} answers ${found.path}, which is in no row of ${table}: add one with its kind`,
  ]
}

function problemOfRow({ path, kind, to, twinOf }: Route, files: readonly RouteFile[]): string[] {
  if (kind === 'redirect') {
    return to ? [] : [`${path} is a redirect in ${table}: add where it leads`]
  }
  const isBelowAccount = /^\/account(?:\/|$)/.test(path)
  if (kind === 'personal' && !isBelowAccount) {
    return [`${path} is personal in ${table}: put it below /account, or make it a form`]
  }
  if (kind !== 'personal' && isBelowAccount) {
    return [`${path} is ${kind} in ${table}: below /account, all routes are personal`]
  }
  // Next rewrites it to the handler of all Markdown versions (next.config.ts).
  const answering = twinOf === undefined ? path : '/markdown/[...path]'
  if (files.some((file) => file.path === answering)) return []
  return [`${table} has a row for ${path}, which no file of app/ answers: remove it`]
}

/** Returns the mismatches between app/ and the route table, one sentence each. */
export const routeProblems = (
  files: readonly RouteFile[] = routeFiles(),
  rows: readonly Route[] = routes,
): string[] => [
  ...files.flatMap((file) => problemOfFile(file, rows)),
  ...rows.flatMap((row) => problemOfRow(row, files)),
]

/** Throws when a route is missing from the table, or its row is wrong: it could not be served correctly. */
export function checkRoutes(): void {
  const problems = routeProblems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Throws when a build prerendered a personal page for everyone: the policy would block its scripts. */
export async function checkBuiltPages(build: string): Promise<void> {
  const wrong = (await completePages(build)).filter((path) => {
    const route = findRoute(path)
    return route && ownKinds.has(route.kind)
  })
  const problems = wrong.map(
    (path) =>
      `${path} was rendered for everyone, but its row in ${table} is for one shopper: await connection() in its page, or make its row shared`,
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
