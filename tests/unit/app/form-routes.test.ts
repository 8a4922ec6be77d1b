import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as address from '#app/api/address/[form]/route.ts'
import * as cart from '#app/api/cart/[form]/route.ts'
import * as order from '#app/api/order/[form]/route.ts'
import * as session from '#app/api/session/[form]/route.ts'
import * as stockAlert from '#app/api/stock-alert/[form]/route.ts'
import * as wishlist from '#app/api/wishlist/[form]/route.ts'
import { postedForms } from '#lib/gateway/posted-forms.ts'
import { aRequest } from '#tests/support/shop-request.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

// The empty posts are refused by their forms, which log it.
afterEach(() => vi.mocked(console.error).mockClear())

const routes = { address, cart, order, session, wishlist, 'stock-alert': stockAlert }
type Folder = keyof typeof routes

const isFolder = (name: string): name is Folder => name in routes

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

async function call(
  folder: Folder,
  form: string,
  method: (typeof methods)[number],
  headers: Record<string, string> = {},
) {
  const request = await aRequest(method, `/api/${folder}/${form}`, { body: '', headers })
  return routes[folder][method](request, { params: Promise.resolve({ form }) })
}

/** The forms of each folder of these routes. */
const forms = Object.keys(routes)
  .filter(isFolder)
  .flatMap((folder) =>
    Object.keys(postedForms[`/api/${folder}/[form]`]).map((form) => [folder, form] as const),
  )

describe.each(forms)('the route of the form %s/%s', (folder, form) => {
  test('redirects a plain post', async () => {
    expect((await call(folder, form, 'POST')).status).toBe(303)
  })

  test('refuses a post from another origin with 403', async () => {
    const response = await call(folder, form, 'POST', { origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })

  test.each(methods.filter((method) => method !== 'POST'))(
    'refuses %s with 405 and names POST',
    async (method) => {
      const response = await call(folder, form, method)
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    },
  )
})

test.each([
  ['cart', 'add'],
  ['session', 'constructor'],
  ['wishlist', 'increase'],
] as const)('%s/%s is no form: 404 for each method', async (folder, form) => {
  for (const method of methods) {
    expect((await call(folder, form, method)).status).toBe(404)
  }
})
