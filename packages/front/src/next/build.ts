import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written by the build: the address of the backend whose data its pages show; empty for the embedded one. */
export const backendFile = '.next/backend'

const ofBuild = existsSync(backendFile) ? readFileSync(backendFile, 'utf8') : ''
const current = process.env.API_BASE_URL ?? ''

/** Whether the pages of the build show the data of the backend that the shop uses now. */
export const isBackendOfBuild = ofBuild === current

/** A name for what is cached of this backend's data; empty for the backend of the build. */
export const backendKey = isBackendOfBuild ? '' : hash('sha1', current).slice(0, 12)

const filesBelow = (folder: string, address: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${address}/${parentPath}/${name}`.replace(`/${folder}`, ''))

/** Folders of `public/` that are links, which a walk through it does not follow. */
const linkedFolders = () =>
  readdirSync('public', { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink() && statSync(join('public', entry.name)).isDirectory())
    .map(({ name }) => name)

const publicFiles = () => [
  ...filesBelow('public', ''),
  ...linkedFolders().flatMap((name) => filesBelow(`public/${name}`, `/${name}`)),
]

/** The addresses of the files that Next sends as they are: of the build, and of the project's public folder. */
export const readFiles = (): ReadonlySet<string> =>
  new Set([
    ...(existsSync('public') ? publicFiles() : []),
    ...filesBelow('.next/static', '/_next/static'),
  ])

/** The part of a build's list of prerendered addresses that is used. */
interface PrerenderManifest {
  routes: Record<string, { srcRoute: string | null; response?: string }>
}

async function readManifest(build: string): Promise<PrerenderManifest['routes']> {
  const manifest = await readFile(join(build, 'prerender-manifest.json'), 'utf8')
  const { routes }: PrerenderManifest = JSON.parse(manifest)
  return routes
}

/** The file of a prerendered page, without its ending. */
const fileOf = (build: string, path: string) =>
  join(build, 'server', 'app', path === '/' ? '/index' : path)

/** The first page of a route that a build has prerendered whole, as HTML and as data for Next's router; null when there is none. */
export async function firstPage(
  build: string,
  route: string,
): Promise<{ html: string; routerData: Buffer } | null> {
  const routes = await readManifest(build)
  const path = Object.keys(routes).find(
    (address) =>
      (routes[address]?.srcRoute ?? address) === route && routes[address]?.response === 'complete',
  )
  if (path === undefined) return null
  const file = fileOf(build, path)
  return { html: await readFile(`${file}.html`, 'utf8'), routerData: await readFile(`${file}.rsc`) }
}

/** The addresses that a build has rendered whole, for everyone. */
export async function completePages(build: string): Promise<string[]> {
  const routes = await readManifest(build)
  return Object.keys(routes).filter((path) => routes[path]?.response === 'complete')
}

/** The HTML of each page that a build has rendered whole. */
export async function* completeHtml(build: string): AsyncGenerator<string> {
  for (const path of await completePages(build)) {
    const html = await readFile(`${fileOf(build, path)}.html`, 'utf8').catch(() => '')
    // Files of other kinds are there too.
    if (html !== '') yield html
  }
}

/** The address of one page of each kind that a build has prerendered, with what reads its HTML: null for a file of another kind. */
export async function prerenderedPages(
  build: string,
): Promise<[path: string, readHtml: () => Promise<string | null>][]> {
  const routes = await readManifest(build)
  const kinds = Map.groupBy(Object.keys(routes), (path) => routes[path]?.srcRoute ?? path)
  return [...kinds.values()].flatMap(([path]) => {
    if (path === undefined) return []
    const file = `${fileOf(build, path)}.html`
    return [[path, () => readFile(file, 'utf8').catch(() => null)]]
  })
}
