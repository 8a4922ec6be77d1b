import { readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import * as routerHeaderNames from 'next/dist/client/components/app-router-headers.js'
import { interopDefault } from 'next/dist/lib/interop-default.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { isRSCRequestHeader } from 'next/dist/server/lib/is-rsc-request.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { describe, expect, test } from 'vitest'
import { isExpired, isStale, now, recordTag } from '#next/cache-tags.ts'
import {
  hasValidHash,
  headersOf,
  html,
  pageHeaders,
  queryWithHash,
  removeInternalHeaders,
  routerHeaders,
  variantOf,
} from '#next/variants.ts'

// One test for each thing that packages/front/src/next relies on: with another version of Next, the failing test names it.

const request = (headers: IncomingMessage['headers']) =>
  Object.assign(new IncomingMessage(new Socket()), { headers })

describe("Next's router", () => {
  test('uses the request headers that the shop knows', () => {
    const names = routerHeaderNames
    expect([...routerHeaders].toSorted()).toEqual(
      [
        names.RSC_HEADER,
        names.NEXT_ROUTER_PREFETCH_HEADER,
        names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
        names.NEXT_ROUTER_STATE_TREE_HEADER,
        names.NEXT_URL,
      ].toSorted(),
    )
    expect(names.NEXT_RSC_UNION_QUERY).toBe('_rsc')
  })

  test.each(['0', '', 'true', undefined])('does not treat rsc: %s as its own request', (value) => {
    expect(isRSCRequestHeader(value)).toBe(false)
    expect(variantOf({ rsc: value })).toBe(html)
  })

  test.each([
    {},
    { prefetch: '1' },
    { prefetch: '1', segment: '/_tree' },
    { prefetch: '2', segment: '/a,b', tree: '%5B%22%22%5D', url: '/products' },
    { tree: '%5B%22%22%5D' },
  ])('puts the hash of %j into its addresses, in one of two forms', async (parts) => {
    const { prefetch, segment, tree, url } = {
      prefetch: undefined,
      segment: undefined,
      tree: undefined,
      url: undefined,
      ...parts,
    }
    const headers = {
      rsc: '1',
      ...(prefetch && { 'next-router-prefetch': prefetch }),
      ...(segment && { 'next-router-segment-prefetch': segment }),
      ...(tree && { 'next-router-state-tree': tree }),
      ...(url && { 'next-url': url }),
    }
    const kind = prefetch === '1' || prefetch === '2' ? prefetch : undefined
    const hashes = [
      await computeCacheBustingSearchParam(kind, segment, tree, url),
      computeLegacyCacheBustingSearchParam(kind, segment, tree, url),
    ]
    for (const hash of hashes) {
      expect(hasValidHash(headers, new URLSearchParams({ _rsc: hash }))).toBe(true)
    }
    expect(queryWithHash(headers, new URLSearchParams())).toBe(`_rsc=${hashes[0]}`)
    expect(hasValidHash(headers, new URLSearchParams({ _rsc: 'made-up' }))).toBe(false)
    expect(hasValidHash(headers, new URLSearchParams())).toBe(false)
  })

  test('gets each variant by headers that name it', () => {
    for (const variant of ['html', 'rsc', 'rsc prefetch', 'segment /_tree']) {
      expect(variantOf(headersOf(variant))).toBe(variant)
    }
  })
})

/** Returns the headers that Next itself strips from requests, as its source lists them. */
function internalHeaders(): string[] {
  const source = readFileSync('node_modules/next/dist/server/lib/server-ipc/utils.js', 'utf8')
  const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(source) ?? []
  return Array.from(list.matchAll(/'([\w-]+)'/g), ([, name = '']) => name)
}

describe('headers of a client', () => {
  test('are removed from pages and calls when they are internal to Next', () => {
    const names = [
      ...internalHeaders(),
      'x-middleware-prefetch',
      'x-prerender-revalidate',
      'next-action',
    ]
    expect(names.length).toBeGreaterThan(8)
    const sent = request(Object.fromEntries(names.map((name) => [name, '1'])))
    expect(pageHeaders(sent)).toEqual({})
    removeInternalHeaders(sent)
    expect(sent.headers).toEqual({})
  })

  test('are removed from pages and calls when they set a nonce', () => {
    const policies = ['content-security-policy', 'content-security-policy-report-only']
    const sent = request(Object.fromEntries(policies.map((name) => [name, "script-src 'nonce-x'"])))
    expect(pageHeaders(sent)).toEqual({})
    removeInternalHeaders(sent)
    expect(sent.headers).toEqual({})
  })

  test('lose the cookies of the preview mode, and keep the others', () => {
    const cookies = ['__prerender_bypass=1', 'cart=2', '__next_preview_data=3', 'token=4']
    const sent = request({ cookie: cookies.join('; ') })
    expect(pageHeaders(sent)).toEqual({ cookie: 'cart=2; token=4' })
    removeInternalHeaders(sent)
    expect(sent.headers).toEqual({ cookie: 'cart=2; token=4' })
    expect(pageHeaders(request({ cookie: '__prerender_bypass=1' }))).toEqual({})
  })

  test('are kept when a page or call depends on them', () => {
    const sent = request({ cookie: 'a=1', host: 'shop.test', 'idempotency-key': 'k' })
    expect(pageHeaders(sent)).toEqual({ cookie: 'a=1', host: 'shop.test' })
    removeInternalHeaders(sent)
    expect(sent.headers).toEqual({ cookie: 'a=1', host: 'shop.test', 'idempotency-key': 'k' })
  })
})

describe("Next's caches", () => {
  test('share their tag times with the shop', () => {
    const before = now()
    recordTag('reliance', { expired: now(), stale: now() })
    expect(tagsManifest.get('reliance')).toBeDefined()
    expect([isExpired(['reliance'], before), isStale(['reliance'], before)]).toEqual([true, true])
    expect(isExpired(['reliance'], now() + 1)).toBe(false)
    expect(isExpired(['another'], before)).toBe(false)
  })

  test('of the build return null for a made-up key, without throwing', async () => {
    const FileSystemCache = interopDefault(fileSystemCache)
    const cache = new FileSystemCache({
      fs: nodeFs,
      serverDistDir: '.next/no-such-folder',
      flushToDisk: false,
      maxMemoryCacheSize: 0,
      revalidatedTags: [],
      _requestHeaders: {},
    })
    const context = { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false } as const
    expect(await cache.get('/made-up', Object(context))).toBeNull()
  })

  test('have lifetimes that can be cleared', () => {
    const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
    expect(() => lifetimes.clear()).not.toThrow()
  })
})
