import { gzipSync } from 'node:zlib'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { expect } from '@playwright/test'
import { e2e, isNightly } from '#e2e/settings.ts'
import {
  attack,
  attackSocket,
  fromOurPage,
  holdsAgainst,
  isRefusal,
  staysHere,
} from '#e2e/support/attack.ts'
import { test } from '#e2e/support/test.ts'

/** Matches text that only the backend, its mails or its database could contain. */
const leak = /access_token|-new-password|\.eml|\$argon2|"openapi"|Subject:/i

test.describe('gateway: paths and encodings', () => {
  const backendPaths = ['outbox', 'docs', 'readyz', 'livez', 'sandbox/payment', 'address']
  const spellings = (path: string) => [
    `/api/${path}`,
    `/api/../${path}`,
    `/api/%2e%2e/${path}`,
    `/api/..%2f${path}`,
    `/api/cart/../../${path}`,
    `/api/cart/..%5c..%5c${path}`,
    `/api/%252e%252e%252f${path}`,
    `/api/cart%00/../${path}`,
    `/api/${e2e.backendUrl}/${path}`,
    `/api/@localhost:4000/${path}`,
    `/media/../${path}`,
    `/media/%2e%2e/${path}`,
    `/media/..%2f${path}`,
    `/media/%252e%252e/${path}`,
    `/media/.%2e/${path}`,
    `/media/x/%2e%2e/%2e%2e/${path}`,
  ]

  test('reach nothing in the backend except the calls of the contract', async () => {
    const paths = backendPaths.flatMap(spellings)
    await holdsAgainst(paths, async (path) => {
      const answer = await attack({ path })
      const isAnswered = answer.status === 200 && !answer.body.includes('<!DOCTYPE html>')
      return answer.status < 500 && !isAnswered && !leak.test(answer.body) && staysHere(answer)
    })
  })

  test('that are names of object properties answer 404', async () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
    const paths = names.flatMap((name) => [
      `/api/${name}`,
      `/api/cart/${name}`,
      `/api/user/${name}`,
    ])
    await holdsAgainst(paths, async (path) => (await attack({ path })).status === 404)
  })

  test('that are for our server alone answer 404 to browsers', async () => {
    const calls = Object.entries<Endpoint>(endpoints).filter(
      ([, { access, isServerOnly }]) => access === 'session' || access === 'server' || isServerOnly,
    )
    await holdsAgainst(
      [...calls.map(([call]) => call), 'POST auth/sign-out', 'POST payment/notification'],
      async (call) => {
        const [method = '', path = ''] = call.split(' ')
        const answer = await attack({ method, path: `/api/${path}`, headers: fromOurPage })
        return answer.status === 404
      },
    )
  })
})

test.describe('gateway: methods', () => {
  test('that a path does not support are refused', async () => {
    const unknown = ['TRACE', 'CONNECT', 'PROPFIND', 'PURGE'].map((method) => ({ method }))
    const wrong = ['PUT', 'PATCH', 'DELETE'].map((method) => ({ method, headers: fromOurPage }))
    await holdsAgainst([...unknown, ...wrong], async (attempt) => {
      const answer = await attack({ ...attempt, path: '/api/cart' }).catch(() => null)
      return answer === null || answer.status === 405
    })
  })

  test('in an override header are ignored', async () => {
    const names = ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']
    await holdsAgainst(names, async (name) => {
      const answer = await attack({ path: '/api/cart', headers: { [name]: 'DELETE' } })
      return answer.status === 200 && JSON.parse(answer.body).data.cart.cart_items.length === 0
    })
  })

  test('in a CORS preflight give no access to other sites', async () => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    }
    const paths = ['/api/cart', '/api/session', '/api/session/sign-in', '/api/user/profile', '/']
    await holdsAgainst(paths, async (path) => {
      const preflight = await attack({ method: 'OPTIONS', path, headers })
      const read = await attack({ path, headers })
      return [preflight, read].every(
        (answer) => answer.headers['access-control-allow-origin'] === undefined,
      )
    })
  })
})

test.describe('gateway: writes from other sites', () => {
  const { host } = new URL(e2e.shopUrl)
  const foreign: Record<string, string>[] = [
    {},
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `http://${host}.evil.example` },
    { Origin: `http://evil.example/${host}` },
    { Origin: `http://${host.replace(/\d+$/, '1')}` },
    { Origin: e2e.shopUrl, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: e2e.shopUrl, 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    { Referer: 'https://evil.example/cart' },
    { Referer: `http://${host}.evil.example/` },
    { Origin: 'null', Referer: `${e2e.shopUrl}/cart` },
    { 'Sec-Fetch-Site': 'cross-site', Referer: `${e2e.shopUrl}/cart` },
  ]
  const calls = Object.entries<Endpoint>(endpoints)
    .filter(
      ([call, { access, isServerOnly }]) =>
        !call.startsWith('GET ') && access !== 'server' && !isServerOnly,
    )
    .map(([call]) => call)
    .filter((call) => !call.includes(' auth/'))
  const forms = [
    'session/sign-in',
    'session/sign-up',
    'session/forgot-password',
    'session/sign-out',
    'session/sign-out/everywhere',
    'cart/increase',
    'cart/decrease',
    'cart/remove',
    'order/lookup',
    'order/renew',
    'order/cancel',
    'order/close',
    'wishlist/add',
    'wishlist/remove',
    'confirm-email',
    'newsletter',
  ].map((form) => `POST ${form}`)

  test('are refused for every call and form, as JSON and as form data', async () => {
    // Each run covers every call and every foreign header; the nightly run, every combination.
    const attempts = [...calls, ...forms].flatMap((call, callIndex) =>
      foreign
        .filter((_, index) => isNightly || callIndex === 0 || index === callIndex % foreign.length)
        .map((headers) => ({ call, headers })),
    )
    await holdsAgainst(attempts, async ({ call, headers }) => {
      const [method = '', path = ''] = call.split(' ')
      const types = ['application/json', 'application/x-www-form-urlencoded']
      const answers = await Promise.all(
        types.map((type) =>
          attack({
            method,
            path: `/api/${path}`,
            headers: { ...headers, 'Content-Type': type },
            body: type.endsWith('json') ? '{}' : 'a=b',
          }),
        ),
      )
      // A form without page data gets the key that lets its shopper submit it again.
      return answers.every(
        ({ status, headers: { 'set-cookie': cookies = [] } }) =>
          status === 403 && cookies.every((cookie) => /^pressed=[0-9a-f-]{36};/.test(cookie)),
      )
    })
  })
})

test.describe('gateway: bodies', () => {
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const bodies: (string | Buffer)[] = [
    '',
    'null',
    '[]',
    '7',
    '"text"',
    '{',
    nested,
    `{"product_detail_id":1001,"size":${nested},"qty":1}`,
    '{"product_detail_id":1e999,"size":"M","qty":1}',
    '{"product_detail_id":1001,"size":"M","qty":-1}',
    '{"product_detail_id":1001,"size":"M","qty":"1; drop table orders"}',
    '{"product_detail_id":{"$gt":0},"size":{"$ne":null},"qty":1}',
    '{"product_detail_id":1001,"size":"\\u0000","qty":1}',
    Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    gzipSync('{"product_detail_id":1001,"size":"M","qty":1}'),
    `{"size":"${'x'.repeat(70_000)}"}`,
  ]

  test('that are malformed or hostile are refused with a readable error, by every kind of write', async () => {
    const paths = ['cart', 'checkout-trx', 'session/sign-in', 'session/sign-up', 'cart-item-remove']
    const attempts = paths.flatMap((path) => bodies.map((body) => ({ path, body })))
    await holdsAgainst(attempts, async ({ path, body }) => {
      const method = path === 'cart-item-remove' ? 'DELETE' : 'POST'
      const answer = await attack({ method, path: `/api/${path}`, headers: fromOurPage, body })
      const { error } = JSON.parse(answer.body)
      return isRefusal(answer) && /\w+ \w+/.test(error.message) && !/at .*:\d+/.test(answer.body)
    })
  })
})

test.describe('gateway: header smuggling', () => {
  const { host } = new URL(e2e.shopUrl)
  const smuggled = 'GET /api/user/profile HTTP/1.1\r\nHost: smuggled.example\r\n\r\n'

  test('hides no second request behind the first', async () => {
    const framings = [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', 'Content-Length: 40'],
      ['Content-Length: 4, 40'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding : chunked'],
      ['Content-Length: +4'],
      ['Content-Length: 0x4'],
      ['X: a\nTransfer-Encoding: chunked'],
    ]
    await holdsAgainst(framings, async (framing) => {
      const head = ['POST /api/cart HTTP/1.1', `Host: ${host}`, ...framing, '', '']
      const answer = await attackSocket(`${head.join('\r\n')}0\r\n\r\n${smuggled}`)
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
      return statuses.length === 1 && statuses[0] === '400'
    })
  })

  test('does not bypass the sign-in', async () => {
    const inside = 'middleware:middleware:middleware:middleware:middleware'
    const headers: Record<string, string>[] = [
      { 'x-middleware-subrequest': inside },
      { 'x-middleware-subrequest': 'src/middleware' },
      { 'x-middleware-next': '1' },
      { 'x-middleware-rewrite': '/account' },
      { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'session=x' },
      { 'x-invoke-path': '/account', 'x-invoke-status': '200' },
      { 'x-matched-path': '/account' },
      { 'x-original-url': '/account' },
      { 'x-rewrite-url': '/account' },
      { 'x-nextjs-data': '1' },
      { RSC: '1', 'Next-Router-Prefetch': '1' },
      { Authorization: 'forged' },
      { 'x-prerender-revalidate': 'forged' },
    ]
    const paths = ['/account', '/account/orders', '/account/shipping-address']
    const attempts = paths.flatMap((path) => headers.map((given) => ({ path, headers: given })))
    await holdsAgainst(attempts, async (attempt) => {
      const answer = await attack(attempt)
      const { location = '' } = answer.headers
      return answer.status === 307 && location.includes('/sign-in') && staysHere(answer)
    })
  })

  test('cannot set a token or a device: only our cookies can', async () => {
    const headers: Record<string, string>[] = [
      { Authorization: 'forged' },
      { Authorization: 'Bearer forged' },
      { 'X-Local-Device-Id': 'forged' },
      { Cookie: 'session=forged; device_id=../../etc/passwd' },
    ]
    await holdsAgainst(headers, async (given) => {
      const profile = await attack({ path: '/api/user/profile', headers: given })
      const cart = await attack({ path: '/api/cart', headers: given })
      return profile.status === 401 && cart.status === 200 && !leak.test(cart.body)
    })
  })
})

test('the shop still responds after all attacks', async () => {
  expect((await attack({ path: '/' })).status).toBe(200)
  expect((await attack({ path: '/api/cart' })).status).toBe(200)
})
