import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The address of the backend whose data the built pages show, written by the build; empty for the embedded backend. */
export const backendFile = '.next/backend'

const ofBuild = existsSync(backendFile) ? readFileSync(backendFile, 'utf8') : ''
const current = process.env.API_BASE_URL ?? ''

/** Whether the pages of the build show data of the current backend. */
export const isBackendOfBuild = ofBuild === current

/** A name for cached data of this backend; empty for the backend of the build. */
export const backendKey = isBackendOfBuild ? '' : hash('sha1', current).slice(0, 12)

const filesBelow = (folder: string, address: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${address}/${parentPath}/${name}`.replace(`/${folder}`, ''))

/** Returns the linked folders of `public/`, which a recursive walk does not follow. */
const linkedFolders = () =>
  readdirSync('public', { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink() && statSync(join('public', entry.name)).isDirectory())
    .map(({ name }) => name)

const publicFiles = () => [
  ...filesBelow('public', ''),
  ...linkedFolders().flatMap((name) => filesBelow(`public/${name}`, `/${name}`)),
]

/** Returns the addresses of files that Next sends as they are: of the build, and of the project's public folder. */
export const readFiles = (): ReadonlySet<string> =>
  new Set([
    ...(existsSync('public') ? publicFiles() : []),
    ...filesBelow('.next/static', '/_next/static'),
  ])

/** The used part of a build's list of prerendered addresses. */
interface PrerenderManifest {
  routes: Record<string, { srcRoute: string | null; response?: string }>
}

async function readManifest(build: string): Promise<PrerenderManifest['routes']> {
  const manifest = await readFile(join(build, 'prerender-manifest.json'), 'utf8')
  const { routes }: PrerenderManifest = JSON.parse(manifest)
  return routes
}

/** Returns the file of a prerendered page, without extension. */
const fileOf = (build: string, path: string) =>
  join(build, 'server', 'app', path === '/' ? '/index' : path)

/** Returns the first completely prerendered page of a route, as HTML and as router data; null when there is none. */
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

/** Returns the addresses of completely prerendered pages, which are the same for everyone. */
export async function completePages(build: string): Promise<string[]> {
  const routes = await readManifest(build)
  return Object.keys(routes).filter((path) => routes[path]?.response === 'complete')
}

/** Yields the HTML of each completely prerendered page. */
export async function* completeHtml(build: string): AsyncGenerator<string> {
  for (const path of await completePages(build)) {
    const html = await readFile(`${fileOf(build, path)}.html`, 'utf8').catch(() => '')
    // The list also has files of other kinds.
    if (html !== '') yield html
  }
}

/** Returns the address of one prerendered page of each kind, with a function that reads its HTML: null for a file of another kind. */
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
