import { normalise } from '@etalase/front/gate/normalise.ts'
import { openQueue } from '@etalase/front/queue/open-queue.ts'
import type { SiteOptions } from '@etalase/front/shared/front-options.ts'
import { readFrontSettings } from '@etalase/front/shared/settings.ts'
import { openSite } from '@etalase/front/site/site.ts'
import { describe, expect, test } from 'vitest'
import { plainRequest } from '#tests/support/plain-request.ts'

const app: SiteOptions = {
  routes: [
    { path: '/', kind: 'shared' },
    { path: '/items', kind: 'shared' },
    { path: '/mine', kind: 'personal', hidesBelow: true },
    { path: '/mine/[id]', kind: 'personal' },
    { path: '/export/[file]', kind: 'stream', answersHead: true },
    { path: '/api/[...path]', kind: 'call' },
    { path: '/inner/[key]', kind: 'internal', leadsTo: '/items' },
    { path: '/hidden', kind: 'internal' },
  ],
}

const targetIn = (options: SiteOptions, ...request: Parameters<typeof plainRequest>) =>
  normalise(openSite(options), plainRequest(...request), () => false).target

describe('an app that defines only its routes', () => {
  test('ignores every query on its pages', () => {
    expect(targetIn(app, '/items?a=1')).toMatchObject({ kind: 'shared', page: { key: '/items' } })
  })

  test('reads in slots of its routes, and writes without slots', () => {
    const call = { kind: 'direct', label: '/api/[...path]' }
    expect(targetIn(app, '/api/x')).toMatchObject({ ...call, reads: '/api/[...path]' })
    expect(targetIn(app, '/api/x', { method: 'POST' })).toMatchObject({ ...call, reads: null })
  })

  test("accepts reports on its pages' speed, without a call of its own", () => {
    const { routes } = app
    const pages = { routes: routes.filter(({ kind }) => kind !== 'call') }
    expect(targetIn(pages, '/api/vitals', { method: 'POST' }).kind).toBe('own')
    expect(targetIn(pages, '/api/other', { method: 'POST' }).kind).toBe('refused')
  })
})

describe('a row says', () => {
  test('that its lower addresses stay hidden', () => {
    expect(targetIn(app, '/mine/none/such')).toMatchObject({ kind: 'private', label: '/mine' })
    expect(targetIn(app, '/minework').kind).toBe('missing')
  })

  test("where an internal page's address redirects; without that it is missing", () => {
    expect(targetIn(app, '/inner/a')).toMatchObject({ kind: 'moved', location: '/items' })
    expect(targetIn(app, '/hidden').kind).toBe('missing')
  })

  test('that its handler answers HEAD', () => {
    expect(targetIn(app, '/export/all.csv', { method: 'HEAD' })).toMatchObject({
      answersHead: true,
    })
    expect(targetIn(app, '/api/x', { method: 'HEAD' })).toMatchObject({ answersHead: undefined })
  })
})

test('a page that reads its query has one key, is personal for a search, and is missing if invalid', () => {
  const queries: SiteOptions['queries'] = {
    '/items': (query) => {
      if (query.has('q')) return 'search'
      if (query.get('kind') === '0') return null
      return { query: `kind=${query.get('kind')}`, isOnRequest: query.has('size') }
    },
  }
  const target = (url: string) => targetIn({ ...app, queries }, url)
  expect(target('/items?utm=a&kind=7&size=m')).toMatchObject({
    page: { key: '/items?kind=7', isOnRequest: true },
  })
  expect(target('/items?q=a')).toMatchObject({ kind: 'private', pool: '/items search' })
  expect(target('/items?kind=0').kind).toBe('missing')
})

test('an app with a queue but without texts for it does not start', () => {
  const around = {
    site: openSite(app),
    look: {},
    backendHangs: () => 0,
    lines: () => null,
    networkOf: () => 'network',
    seen: () => {},
    admitted: () => {},
  }
  expect(openQueue(readFrontSettings({}), around)).toBeNull()
  const env = readFrontSettings({ QUEUE_PER_MINUTE: '60' })
  expect(() => openQueue(env, around)).toThrow('a queue needs `words` and `brand`')
})
