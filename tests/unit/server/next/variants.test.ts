import {
  addressOf,
  hasValidHash,
  headersOf,
  html,
  isVariant,
  queryWithHash,
  variantOf,
} from '@etalase/front/next/variants.ts'
import { builtSegments } from '@etalase/front/tests/support/built-segments.ts'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { describe, expect, test } from 'vitest'
import { targetOf } from '#tests/support/plain-request.ts'

const tree = encodeURIComponent('["",{"children":["product",{}]}]')

/** Header sets as sent by the parts of Next's router. */
const headerSets: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/products' },
  {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/faq/__PAGE__',
    'next-router-state-tree': tree,
    'next-url': '/',
  },
]

/** Returns the hash as computed by Next. */
async function hashOfNext(headers: Record<string, string>): Promise<string> {
  const kind = headers['next-router-prefetch']
  return computeCacheBustingSearchParam(
    kind === '1' || kind === '2' || kind === '3' ? kind : undefined,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  )
}

const hashFor = (headers: Record<string, string>) =>
  new URLSearchParams(queryWithHash(headers, new URLSearchParams())).get('_rsc') ?? ''

describe('in the address of data, Next expects', () => {
  test.each(headerSets)('the hash of %j as the installed Next computes it', async (headers) => {
    expect(hashFor(headers)).toBe(await hashOfNext(headers))
  })

  test.each(headerSets)('that hash when %j is requested', async (headers) => {
    const variant = variantOf(headers)
    const query = addressOf('/products?page=2', variant).split('?')[1]
    const params = new URLSearchParams(query)
    expect(params.get('page')).toBe('2')
    expect(params.get('_rsc')).toBe(await hashOfNext(headersOf(variant)))
  })

  test('no hash for HTML, whose address is the key itself', () => {
    expect(addressOf('/faq', html)).toBe('/faq')
    expect(headersOf(html)).toEqual({})
  })
})

describe("a request's variant", () => {
  test.each([
    [{}, html],
    [{ rsc: '0' }, html],
    [{ rsc: '1, 1' }, html],
    [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, html],
    [{ rsc: '1', 'next-router-state-tree': tree, 'next-url': '/a' }, 'rsc'],
    [{ rsc: '1', 'next-router-prefetch': '3' }, 'rsc'],
    [{ rsc: '1', 'next-router-prefetch': '1', cookie: 'a=b' }, 'rsc prefetch'],
    [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'segment /_tree'],
  ])('with %j is %j', (headers, variant) => {
    expect(variantOf(headers)).toBe(variant)
  })

  test.each(['html', 'rsc', 'rsc prefetch', 'segment /_tree'])(
    '%j is the one that its own headers request',
    (variant) => {
      expect(variantOf(headersOf(variant))).toBe(variant)
    },
  )

  test.each(builtSegments)('of the segment %s exists, since the build has it', (segment) => {
    expect(isVariant(`segment ${segment}`)).toBe(true)
  })

  test.each(['/bogus', '', '_tree', '/../_tree', '/_tree/', '/_tree.segment.rsc', '__proto__'])(
    'of the made-up segment %j does not exist: only its page is missing',
    (segment) => {
      const headers = {
        rsc: '1',
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': segment,
      }
      const url = `/product/7?_rsc=${hashFor(headers)}`
      expect(targetOf(url, { headers })).toEqual({ kind: 'missing', label: '/product/[id]' })
      expect(targetOf('/product/7').kind).toBe('shared')
    },
  )
})

describe('the hash of the router’s headers', () => {
  test.each(headerSets)('of %j is accepted, in the old form too', async (headers) => {
    const old = legacyHash(headers)
    for (const hash of [await hashOfNext(headers), old]) {
      expect(hasValidHash(headers, new URLSearchParams({ _rsc: hash }))).toBe(true)
      expect(targetOf(`/faq?_rsc=${hash}`, { headers }).kind).toBe('shared')
    }
  })

  test.each(['', '?_rsc=wrong', '?x=y&_rsc=wrong', '?_rsc=&a=b'])(
    'is corrected when it is missing or wrong: /faq%s is 307 to the right one',
    (query) => {
      const headers = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/products' }
      const target = targetOf(`/faq${query}`, { headers })
      expect(target).toMatchObject({ kind: 'moved', status: 307 })
      const location = target.kind === 'moved' ? target.location : ''
      expect(location).toMatch(/^\/faq\?/)
      expect(targetOf(location, { headers }).kind).toBe('shared')
    },
  )

  test('is corrected at the path as sent, which redirects to no other host', () => {
    const target = targetOf('/product/%2e%41@evil.example?_rsc=x', { headers: { rsc: '1' } })
    expect(target).toMatchObject({ location: '/product/.A%40evil.example?_rsc=' })
  })

  test('does not change the key: all requests for data share it, whatever page they come from', () => {
    const pages = headerSets
      .slice(4, 5)
      .concat({ rsc: '1' })
      .map((headers) => {
        const target = targetOf(`/faq?_rsc=${hashFor(headers)}`, { headers })
        return target.kind === 'shared' && [target.page.key, target.variant]
      })
    expect(pages).toEqual([
      ['/faq', 'rsc'],
      ['/faq', 'rsc'],
    ])
  })
})

/** Returns the djb2 hash of the headers, which browsers without a secure context send. */
function legacyHash(headers: Record<string, string>): string {
  const kind = headers['next-router-prefetch']
  const names = ['next-router-segment-prefetch', 'next-router-state-tree', 'next-url']
  const input = [kind, ...names.map((name) => headers[name])]
  if (input.every((value) => value === undefined)) return ''
  const text = input.map((value) => value ?? '0').join(',')
  const sum = [...text].reduce(
    (hash, letter) => ((hash << 5) + hash + letter.charCodeAt(0)) | 0,
    5381,
  )
  return (sum >>> 0).toString(36).slice(0, 5)
}
