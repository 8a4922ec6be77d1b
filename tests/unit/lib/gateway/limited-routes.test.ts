import { HttpResponse, http } from 'msw'
import type { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { findRoute } from '#lib/config/routes.ts'
import { postedForms } from '#lib/gateway/posted-forms.ts'
import { keepOrderToken } from '#lib/session/order-cookie.ts'
import { backendStub, stubBackend } from '#tests/support/backend-stub.ts'
import { aRequest } from '#tests/support/shop-request.ts'

type Handler = (request: NextRequest, context: object) => Promise<Response>

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']

const modules = import.meta.glob<Readonly<Record<string, Handler>>>('#app/**/route.ts')

const pathOf = (file: string) =>
  file
    .replace(/^.*?app\/|\/route\.ts$/g, '/')
    .replaceAll(/\(\w+\)\/|(?<=.)\/$/g, '')
    .replace('[id]', '7')

/** Answers one shopper, at one address. A secret guards the other one. */
const isOfShopper = (path: string) =>
  !/[[]|revalidate/.test(path) && ['call', 'personal', 'form'].includes(findRoute(path)?.kind ?? '')

const handlers = await Promise.all(
  Object.entries(modules).map(
    async ([file, load]): Promise<[path: string, method: string, handler: Handler][]> => {
      const path = pathOf(file)
      if (!isOfShopper(path)) return []
      const module = await load()
      return methods.flatMap((method) => {
        const handler = module[method]
        return handler ? [[path, method, handler]] : []
      })
    },
  ),
)

const forms = Object.entries(postedForms).flatMap(([route, handlersOf]) =>
  Object.entries(handlersOf).map(([form, handler]): [string, string, Handler] => [
    route.replace('[form]', form),
    'POST',
    handler,
  ]),
)

const factorOfTests = env.rateLimitFactor

stubBackend()
afterEach(() => {
  env.rateLimitFactor = factorOfTests
})

test('the tables have the routes and forms of this shop', () => {
  expect(handlers.flat().length).toBeGreaterThan(20)
  expect(forms.length).toBeGreaterThan(30)
})

test.each([...handlers.flat(), ...forms])(
  '%s: a %s of an address that is over its limits reaches no backend',
  async (path, method, handler) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const heard: string[] = []
    backendStub.use(
      http.all('http://localhost:4000/*', ({ request: { url } }) => {
        heard.push(url)
        return HttpResponse.json({ error: { message: 'No', code: 'NOT_FOUND' } }, { status: 404 })
      }),
    )
    env.rateLimitFactor = 1e-9
    const request = await aRequest(method, `${path}?token=a&trx_ref=${'a'.repeat(32)}&number=1`, {
      body: { email: 'a@b.co', order_number: 'AAAAAAAA' },
      isSignedIn: true,
      headers: { 'x-forwarded-for': '203.0.113.250' },
    })
    await keepOrderToken({ set: (name, value) => request.cookies.set(name, value) }, 'a token')
    const response = await handler(request, { params: Promise.resolve({ id: '7' }) })
    expect(response.status).toBeGreaterThan(199)
    expect(heard).toEqual([])
  },
)
