import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Action, pathOf } from '#lib/actions/action.ts'
import { actions } from '#lib/actions/all-actions.ts'
import { hasOwnAction, isEndpointKey, ownAction } from '#lib/actions/find-action.ts'
import { findRoute } from '#lib/config/routes.ts'
import { hasBody } from '#lib/gateway/guards.ts'
import { handlerOf } from '#lib/gateway/handlers.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest } from '#tests/support/shop-request.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

// The forms reject and log these empty posts.
afterEach(() => vi.mocked(console.error).mockClear())

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

const methodOf = ({ at }: Action) => at.slice(0, at.indexOf(' '))

const send = async (method: string, path: string, headers: Record<string, string> = {}) =>
  serve(await aRequest(method, path, { body: '', headers }))

const writes = actions.filter((action) => methodOf(action) !== 'GET')
const forms = writes.filter(({ page }) => page !== undefined)

test("the table has this shop's actions", () => {
  expect(forms.length).toBeGreaterThan(30)
  expect(actions.length - writes.length).toBeGreaterThan(8)
})

const files = import.meta.glob<Readonly<Record<string, unknown>>>('#lib/actions/*.ts', {
  eager: true,
})

test.each(Object.entries(files))('%s has no row that is missing from the table', (_, exported) => {
  const rows = Object.values(exported)
    .flatMap((value) => [value, ...Object.values(Object(value))])
    .filter((value) => typeof Object(value).at === 'string' && 'call' in Object(value))
  expect(rows.filter((row) => !actions.some((action) => action === row))).toEqual([])
})

describe.each(actions)('the row $at', (action) => {
  test('is alone at its method and path, which the route table has', () => {
    expect(actions.filter(({ at }) => at === action.at)).toEqual([action])
    const path = pathOf(action).replace(/\[\w+\]/, '7')
    expect(ownAction(methodOf(action), path)).toBe(action)
    expect(findRoute(path)).toBeDefined()
  })

  test('has a reason for each guard that it skips', () => {
    for (const reason of Object.values(action.without ?? {})) expect(reason).toMatch(/^[A-Z].+\.$/)
  })

  test('has a handler, or sends its form to a call of the contract', () => {
    const calls = typeof action.call === 'string' ? [action.call] : Object.values(action.call)
    const isSent = handlerOf(action).handle === sendForm
    if (isSent) expect(calls.filter((call) => !isEndpointKey(call))).toEqual([])
  })
})

describe.each(forms)('the form $at', (action) => {
  test('redirects a plain post', async () => {
    expect((await send('POST', pathOf(action))).status).toBe(303)
  })

  test.each(
    methods.filter((method) => !actions.some(({ at }) => at === `${method} ${pathOf(action)}`)),
  )('refuses %s with 405 and names the allowed methods', async (method) => {
    const response = await send(method, pathOf(action))
    if (isEndpointKey(`${method} ${pathOf(action).slice('/api/'.length)}`)) return
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('POST')
  })
})

describe.each(writes.filter(({ without }: Action) => !without?.ownPage))('$at', (action) => {
  /** Posts a plain form with only these headers to show where it comes from. */
  const post = async (told: Record<string, string>) => {
    const request = await aRequest(methodOf(action), pathOf(action), { body: '', headers: told })
    request.headers.delete('origin')
    return serve(request)
  }

  test('accepts a plain form of our own page from a browser that sends only Referer', async () => {
    expect((await post({ referer: 'http://shop.test/cart' })).status).not.toBe(403)
  })

  test('refuses a form without such headers with a page that links on, not with JSON', async () => {
    const response = await post({})
    expect([response.status, response.headers.get('content-type')]).toEqual([
      403,
      'text/html; charset=utf-8',
    ])
    // An action that reads its own body, such as one with files, can't be replayed by another press.
    const wayOn = hasBody(action)
      ? `<form method="post" action="${pathOf(action)}?pressed=`
      : `<a href="${action.page ?? '/'}">`
    expect(await response.text()).toContain(wayOn)
  })

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('ignores a page of another site (%o), as a form or as JSON', async (headers) => {
    for (const body of ['', {}]) {
      const given = { body, headers, isSignedIn: true }
      const response = await serve(await aRequest(methodOf(action), pathOf(action), given))
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    }
  })
})

test.each(['cart/add', 'session/constructor', 'wishlist/increase'])(
  '%s is not a form: 404 for each method',
  async (path) => {
    for (const method of methods) expect((await send(method, `/api/${path}`)).status).toBe(404)
  },
)

test('each path below /api/ in a component leads to an action or to a call of the contract', () => {
  const paths = globSync('{app,components}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](\/api\/[\w/-]+)/g)].map(([, path = '']) => path),
  )
  expect(paths.length).toBeGreaterThan(10)
  const unknown = paths.filter((path) => !hasOwnAction(path))
  expect(unknown).toEqual([])
})
