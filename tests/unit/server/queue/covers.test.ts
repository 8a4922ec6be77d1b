import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { Coverage } from '@etalase/front/queue/covers.ts'
import { describe, expect, test } from 'vitest'
import { type Action, pathOf } from '#lib/actions/action.ts'
import { actions } from '#lib/actions/all-actions.ts'
import { forwardedCall } from '#lib/actions/find-action.ts'
import { checkoutForms } from '#lib/checkout/urls.ts'
import { routes } from '#lib/config/routes.ts'
import { testSite } from '#tests/support/shop-site.ts'

const coverage = new Coverage(testSite)

const waits = (label: string, method: string, url = label) => {
  const kind = routes.find(({ path }) => path === label)?.kind === 'shared' ? 'shared' : 'direct'
  return coverage.has({ kind, label }, { method, url }, 'all')
}

/** Names of calls, pages and forms that end or remove something, or give people their data. */
const ending =
  /\b(?:account-data|cancel|close|decrease|decrement|delete|remove|sign-out|stop|unsubscribe)\b/

/** First words of such calls' summaries. */
const ends = /^(?:Cancels|Deletes|Ends|Forgets|Removes|Unsubscribes|Withdraws)\b/

/** The contract calls that the gateway forwards. */
const rows = Object.entries(endpoints)
  .map(([name, endpoint]: [string, Endpoint]) => {
    const [method = '', path = ''] = name.split(' ')
    return { name, method, path, ...endpoint }
  })
  .filter(({ method, path }) => forwardedCall(method, path))

/** The shop's own calls; the table of routes lists its pages. */
const own = actions.filter(({ at }) => at.includes(' /api/'))

const waitsAt = (action: Action) =>
  waits('/api/[...path]', action.at.split(' ')[0] ?? '', pathOf(action))

describe('the queue is skipped', () => {
  test.each(
    rows.filter(
      ({ path, method, summary }) => method === 'DELETE' || ending.test(path) || ends.test(summary),
    ),
  )('for $name, which ends, withdraws or deletes', ({ method, path }) => {
    expect(waits('/api/[...path]', method, `/api/${path}`)).toBe(false)
  })

  test.each(rows.filter(({ access }) => access === 'customer'))(
    "for $name, which is a customer's own",
    ({ method, path }) => {
      expect(waits('/api/[...path]', method, `/api/${path}`)).toBe(false)
    },
  )

  test.each(routes.filter(({ path, kind }) => kind === 'personal' || ending.test(path)))(
    'for $path',
    ({ path }) => {
      expect([waits(path, 'GET'), waits(path, 'POST')]).toEqual([false, false])
    },
  )

  test.each(own.filter(({ at }) => ending.test(at)))(
    'for $at, which ends, withdraws, deletes or returns personal data',
    (action) => {
      expect(waitsAt(action)).toBe(false)
    },
  )

  test.each([
    'POST /api/address/save',
    'POST /api/confirm-email',
    'POST /api/order/lookup',
    'POST /api/order/return',
    'POST /api/stock-alert/ask',
    'POST /api/wishlist/add',
    'GET /api/order',
    'GET /api/payment-qr',
    'GET /api/pending-order',
    'PUT /api/pending-order',
    'GET /api/session',
  ])('for %s, which concerns existing data', (at) => {
    expect(own.filter((action) => action.at === at).map(waitsAt)).toEqual([false])
  })
})

describe('the queue applies', () => {
  const buys = rows.filter(
    ({ access, method, isOpen }) =>
      ['device', 'public'].includes(access) && method !== 'DELETE' && !isOpen,
  )

  test.each(buys)('for $name', ({ method, path }) => {
    expect(waits('/api/[...path]', method, `/api/${path}`)).toBe(true)
  })

  test('for calls that add items to a cart, take them to the checkout or order them', () => {
    const calls = ['POST cart', 'POST cart-item-increment-qty', 'GET buy-now', 'POST checkout-trx']
    expect(buys.map(({ name }) => name)).toEqual(expect.arrayContaining(calls))
    for (const name of ['increase', 'fill', 'quantity'])
      expect(waits('/api/[...path]', 'POST', `/api/cart/${name}`)).toBe(true)
    for (const name of ['checkout-draft', 'analytics', 'session/sign-in', 'session/passkey'])
      expect(waits('/api/[...path]', 'POST', `/api/${name}`)).toBe(true)
    for (const name of checkoutForms)
      expect(waits('/checkout/steps/[form]', 'POST', `/checkout/steps/${name}`)).toBe(true)
    for (const path of ['/cart', '/cart/add', '/checkout', '/checkout/steps', '/product/[id]'])
      expect(waits(path, 'GET'), path).toBe(true)
  })
})
