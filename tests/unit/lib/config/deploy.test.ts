import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Route, routes } from '#lib/config/routes.ts'
import { publicPaths } from '#lib/seo/public-paths.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** Returns the upper-case names that a file sets as environment variables. */
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

const documented = namesIn(read('docs/configuration.md'), /`([A-Z][A-Z_]+)`/g)

describe('the files in deploy/', () => {
  test.each([
    ['deploy/compose.yaml', /^ {6,}([A-Z][A-Z_]+): /gm],
    ['deploy/kubernetes/shop.yaml', /name: ([A-Z][A-Z_]+)/g],
    ['deploy/kubernetes/backend.yaml', /name: ([A-Z][A-Z_]+)/g],
    ['deploy/kubernetes/secret.example.yaml', /^ {2}([A-Z][A-Z_]+):/gm],
  ])('%s sets only existing variables', (file, pattern) => {
    const others = /^(POSTGRES|SHOPS|SERVER_NAME|HTTP_PORT|CERTIFICATE|CACHE_DIR|ASSETS_DIR)/
    const names = namesIn(read(file), pattern).filter((name) => !others.test(name))
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !documented.includes(name))).toEqual([])
  })

  test('compose gives nginx every name in its template', () => {
    const needed = namesIn(read('deploy/nginx.conf.template'), /\$\{([A-Z_]+)\}/g)
    const nginx = read('deploy/compose.yaml').split('\n  nginx:')[1] ?? ''
    expect(namesIn(nginx, /^ {6}([A-Z_]+): /gm).toSorted()).toEqual(needed.toSorted())
  })

  test('the image has every folder and file that the shop needs to run', () => {
    const copied = namesIn(read('deploy/Dockerfile'), /\/app\/(\S+)/g)
    const { imports: _, ...scripts } = JSON.parse(read('package.json'))
    expect(scripts.scripts.start).toContain('scripts/start.ts')
    for (const name of [
      '.next',
      'app',
      'brand',
      'components',
      'lib',
      'packages',
      'public',
      'scripts',
    ]) {
      expect(copied).toContain(name)
    }
    for (const file of ['middleware.ts', 'next.config.ts', 'postcss.config.mjs', 'server.ts']) {
      expect(copied).toContain(file)
    }
  })

  test('no image or manifest contains a secret', () => {
    const image = read('deploy/Dockerfile')
    expect(image).not.toMatch(
      /SESSION_PASSWORD|REVALIDATE_SECRET|PAYMENT_PASSWORD|METRICS_TOKEN|STAFF_TOKEN/,
    )
    expect(read('deploy/compose.yaml')).not.toMatch(/_(PASSWORD|SECRET|TOKEN): [^$\s]/)
    for (const one of ['shop', 'backend'])
      expect(read(`deploy/kubernetes/${one}.yaml`)).not.toMatch(/name: \w+_(PASSWORD|SECRET|TOKEN)/)
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.data', '.git']),
    )
  })
})

describe('the cache of nginx', () => {
  const template = read('deploy/nginx.conf.template')
  const [, pattern = ''] = /location ~ (\S*checkout\S*) \{\n +proxy_cache off;/.exec(template) ?? []
  const neverCached = new RegExp(pattern)

  /** Whether a route is private: pages and calls for one shopper, and streams closed to crawlers. */
  const isForOne = ({ kind, crawlers }: Route) =>
    ['form', 'personal', 'payment', 'call'].includes(kind) ||
    (kind === 'stream' && crawlers === 'closed')

  test('stores no personal page, no form page and no call', () => {
    const paths = routes.filter(isForOne).map(({ path }) => path)
    expect(paths).toContain('/checkout')
    const folders = new Set(paths.map((path) => path.split('/')[1]).toSorted())
    expect(
      pattern,
      'The line below "Never cached" in deploy/nginx.conf.template names the first folders of all private routes of lib/config/routes.ts: write them as expected here.',
    ).toBe(`^/(${[...folders].join('|')})(/|$)`)
  })

  test.each([
    'varnish.vcl',
    'haproxy.cfg',
    'squid.conf',
    'apache.conf',
    'trafficserver/header_rewrite.config',
  ])('passes to the shop what deploy/caches/%s passes to it', (file) => {
    const [, folders = ''] = /\(([^)]+)\)/.exec(pattern) ?? []
    const text = read(`deploy/caches/${file}`)
    expect(folders).toContain('checkout')
    expect(text).toContain(folders)
    expect(text).toMatch(/\bqueue\b/)
  })

  test('may store every page that search engines list', () => {
    const listed = [...publicPaths([], [], []), '/product/1001', '/share/1001']
    expect(listed.filter((path) => neverCached.test(path))).toEqual([])
  })

  test('stops reading a feed when its client has left', () => {
    expect(template).toMatch(/location \/feeds\/ \{\n +proxy_cache off;/)
  })

  test('stores no answer that is private or sets a cookie', () => {
    const refusals = [...template.matchAll(/proxy_no_cache ([^;]+);/g)].map(([, names]) => names)
    const both = expect.stringMatching(/\$is_personal \$upstream_http_set_cookie/)
    expect(refusals).toEqual([both, both])
    expect(template).not.toMatch(/proxy_ignore_headers[^;]*Set-Cookie/i)
  })
})
