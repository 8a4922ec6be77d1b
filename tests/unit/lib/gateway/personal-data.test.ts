import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { type AccountCall, accountCalls } from '#tests/support/account-calls.ts'
import { aRequest } from '#tests/support/shop-request.ts'

stubBackend()

test('the export requests all the data that it should contain', async () => {
  const order = anOrder({
    return_request: {
      status: 'REQUESTED',
      reason: 'DAMAGED',
      words: 'A seam is open.',
      requested_at: '2026-11-30 09:12:00',
      picture_count: 1,
    },
  })
  const data: Readonly<Record<AccountCall, object>> = {
    'user/profile': {
      profile: { name: 'Sari', email: 'sari@example.com', gender: 'FEMALE' },
      newsletter_subscription: 1,
    },
    'user/address': { user_addresses: [] },
    'user/orders': { user_orders: [order] },
    'user/wishlist': { user_wishlists: [] },
    'user/passkeys': { passkeys: [] },
    'user/reviews': { reviews: [] },
    'user/stock-alerts': { stock_alerts: [] },
    'user/order-return-picture': { picture: btoa('a picture') },
    cart: { cart: { cart_items: [] } },
  }
  const answers = new Map<string, object>(Object.entries(data))
  const asked = new Set<string>()
  backendStub.use(
    http.get('http://localhost:4000/*', ({ request }) => {
      const call = new URL(request.url).pathname.slice(1)
      asked.add(call)
      return HttpResponse.json({ data: answers.get(call) })
    }),
  )
  const request = await aRequest('GET', '/api/account-data', { isSignedIn: true })
  const file = await (await serve(request)).json()
  expect([...asked].toSorted()).toEqual(accountCalls.toSorted())
  expect(file).toMatchObject({ stock_alerts: [], cart: [] })
})
