import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import robots from '#app/robots.ts'
import { findRoute, type Route, routes } from '#lib/config/routes.ts'
import { publicPaths } from '#lib/seo/public-paths.ts'
import { checkBuiltPages, type RouteFile, routeProblems } from '#scripts/check-routes.ts'

/** Returns a route's path with values for its parameters. */
const samplePath = (path: string) => path.replace(/\[\.\.\.\w+\]/g, 'a/b').replace(/\[\w+\]/g, 'a')

describe('the route table', () => {
  test('has exactly one row for each page, handler and file of app/', () => {
    expect(routeProblems()).toEqual([])
  })

  test('has no duplicate paths', () => {
    const paths = routes.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.each(routes.filter(({ path }) => path !== '/[...missing]').map(({ path }) => path))(
    'finds %s by its address',
    (path) => {
      expect(findRoute(samplePath(path))?.path).toBe(path)
    },
  )

  test.each([
    '/nothing',
    '/product',
    '/product/',
    '/product/1/2',
    '/account/nothing',
    '/faq/',
    '//faq',
    '/Faq',
    '/sitemapxxml',
    '/api',
  ])('finds nothing at %s', (path) => {
    expect(findRoute(path)).toBeUndefined()
  })

  test('allows only names in a query to be searches or rendered on request', () => {
    const unknown = ({ query = [], onRequest = [], search }: Route) => [
      ...onRequest.filter((name) => !query.includes(name)),
      ...query.filter((name) => name === search),
    ]
    expect(routes.flatMap(unknown)).toEqual([])
  })

  test('redirects only to existing pages', () => {
    const targets = routes.flatMap(({ to }) => (to ? [findRoute(samplePath(to.path))?.path] : []))
    expect(targets).toEqual(['/product/[id]', '/account/change-password'])
  })
})

describe('a build fails with a message when', () => {
  const page = (path: string, isStatic = false): RouteFile => ({
    file: `app/(shop)${path}/page.tsx`,
    path,
    page: { isStatic },
  })
  const row = (given: Partial<Route>): Route => ({ path: '/gifts', kind: 'shared', ...given })

  test('a page has no row', () => {
    expect(routeProblems([page('/gifts', true)], [])).toEqual([
      'app/(shop)/gifts/page.tsx answers /gifts, which is in no row of lib/config/routes.ts: add one with its kind',
    ])
  })

  test('a handler has no row', () => {
    const file = { file: 'app/api/gifts/route.ts', path: '/api/gifts' }
    expect(routeProblems([file], [row({ path: '/api/[...path]', kind: 'call' })])[0]).toContain(
      'app/api/gifts/route.ts answers /api/gifts, which is in no row',
    )
  })

  test('a row has no page', () => {
    expect(routeProblems([], [row({})])).toEqual([
      'lib/config/routes.ts has a row for /gifts, which no file of app/ answers: remove it',
    ])
  })

  test('a shared page may read cookies', () => {
    expect(routeProblems([page('/gifts')], [row({})])).toEqual([
      expect.stringContaining("export const ensureStatic = 'navigation'"),
    ])
  })

  test.each(['form', 'personal', 'payment'] as const)('a %s page must not read any', (kind) => {
    const path = kind === 'personal' ? '/account/gifts' : '/gifts'
    expect(routeProblems([page(path, true)], [row({ path, kind })])).toEqual([
      expect.stringContaining(
        `exports ensureStatic, but its row in lib/config/routes.ts is ${kind}`,
      ),
    ])
  })

  test('a personal page is outside the paths that check the session', () => {
    expect(routeProblems([page('/gifts')], [row({ kind: 'personal' })])).toEqual([
      '/gifts is personal in lib/config/routes.ts: put it below /account, or make it a form',
    ])
  })

  test('a guest could see a page below the account', () => {
    const path = '/account/gifts'
    expect(routeProblems([page(path)], [row({ path, kind: 'form' })])).toEqual([
      '/account/gifts is form in lib/config/routes.ts: below /account, all routes are personal',
    ])
  })

  test.each(['call', 'file', 'stream'] as const)('a page has the row of a %s', (kind) => {
    expect(routeProblems([page('/gifts')], [row({ kind })])).toEqual([
      `app/(shop)/gifts/page.tsx is a page, but its row in lib/config/routes.ts is a ${kind}: make it shared, or, if it is for one shopper, form, personal or payment`,
    ])
  })

  test('a page has the address of a redirect', () => {
    const to = { path: '/faq', permanent: true }
    expect(routeProblems([page('/gifts')], [row({ kind: 'redirect', to })])).toHaveLength(1)
  })

  test('a redirect leads nowhere', () => {
    expect(routeProblems([], [row({ kind: 'redirect' })])).toEqual([
      '/gifts is a redirect in lib/config/routes.ts: add where it leads',
    ])
  })
})

describe('a build that has rendered a page for everyone', () => {
  /** Creates a build's list of prerendered routes. */
  async function built(routes: Record<string, string>): Promise<string> {
    const build = await mkdtemp(join(tmpdir(), 'routes-'))
    onTestFinished(() => rm(build, { recursive: true }))
    const entries = Object.entries(routes).map(([path, response]) => [
      path,
      { srcRoute: path, response },
    ])
    const manifest = JSON.stringify({ routes: Object.fromEntries(entries) })
    await writeFile(join(build, 'prerender-manifest.json'), manifest)
    return build
  }

  test('fails with instructions when the page is personal', async () => {
    const build = await built({ '/faq': 'complete', '/account/sign-out': 'complete' })
    await expect(checkBuiltPages(build)).rejects.toThrow(
      /^\/account\/sign-out was rendered for everyone.*await connection\(\)/,
    )
  })

  test('succeeds when the page is shared, or only its shell was rendered', async () => {
    const build = await built({ '/faq': 'complete', '/cart': 'empty', '/product/1': 'complete' })
    await expect(checkBuiltPages(build)).resolves.toBeUndefined()
  })
})

describe('robots.txt', () => {
  const { rules } = robots()
  const closed = [rules].flat().flatMap(({ disallow = [] }) => disallow)

  test('disallows everything that it did at the first release', () => {
    const paths = closed.filter((path) => !path.includes('?'))
    expect(paths.toSorted()).toEqual([
      '/account',
      '/api/',
      '/cart',
      '/checkout',
      '/failure/',
      '/language/',
      '/list/',
      '/markdown/',
      '/order',
      '/payment/',
      '/stock-alert',
      '/ucp/',
    ])
  })

  test('disallows it also for crawlers that apply the first matching rule, with allow rules first', () => {
    const allowed = [rules].flat().flatMap(({ allow = [] }) => allow)
    const folders = closed.filter((path) => !path.includes('?'))
    expect(folders.filter((path) => allowed.some((open) => path.startsWith(open)))).toEqual([])
  })

  test('disallows searches within lists, and endlessly filtered lists', () => {
    expect(closed.filter((path) => path.includes('?'))).toEqual([
      '/products?*&search=',
      '/products?search=*&',
      '/products.md?*&search=',
      '/products.md?search=*&',
      '/products?*filter=',
      '/products?*price_min=',
      '/products?*price_max=',
      '/products?*,',
      '/products.md?*filter=',
      '/products.md?*price_min=',
      '/products.md?*price_max=',
      '/products.md?*,',
    ])
  })

  test('disallows no page listed for search engines, nor the files they need', () => {
    const files = routes.filter(({ kind }) => kind === 'file').map(({ path }) => path)
    const open = [...publicPaths([], [], []), '/product/1001', '/collections/a', ...files]
    expect(open.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })
})

test('the sitemap lists every indexable page with a single address', () => {
  const plain = routes.filter(({ crawlers, path }) => crawlers === 'index' && !path.includes('['))
  expect(publicPaths([], [], [])).toEqual(expect.arrayContaining(plain.map(({ path }) => path)))
})

test("Next's configuration redirects as the table says", async () => {
  const { default: config } = await import('#next.config.ts')
  expect(await config.redirects?.()).toEqual([
    { source: '/left-sidebar/product/:id', destination: '/product/:id', permanent: true },
    {
      source: '/.well-known/change-password',
      destination: '/account/change-password',
      permanent: false,
    },
  ])
})
