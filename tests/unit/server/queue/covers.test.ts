import { describe, expect, test } from 'vitest'
import { checkoutForms } from '#lib/checkout/forms.ts'
import { routes } from '#lib/config/routes.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { matchCall } from '#lib/gateway/match.ts'
import { postedForms } from '#lib/gateway/posted-forms.ts'
import { isCovered } from '#server/queue/covers.ts'

const waits = (label: string, method: string, url = label) => {
  const kind = routes.find(({ path }) => path === label)?.kind === 'shared' ? 'shared' : 'direct'
  return isCovered({ kind, label }, { method, url }, 'all')
}

/** Words by which a call, page or form says that it ends something, takes it away, or gives people their data. */
const ending =
  /\b(?:account-data|cancel|close|decrease|decrement|delete|remove|sign-out|stop|unsubscribe)\b/

/** And the words by which the summary of a call begins. */
const ends = /^(?:Cancels|Deletes|Ends|Forgets|Removes|Unsubscribes|Withdraws)\b/

/** The calls of the contract that the gateway forwards. */
const rows = Object.entries(endpoints)
  .map(([name, endpoint]: [string, Endpoint]) => {
    const [method = '', path = ''] = name.split(' ')
    return { name, method, path, ...endpoint }
  })
  .filter(({ method, path }) => matchCall(method, path))

/** The names of the forms of each route with `[form]`. */
const forms = Object.entries(postedForms).map(
  ([route, handlers]) => [route, Object.keys(handlers)] as const,
)

describe('nobody waits', () => {
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

  test('for a form that ends, withdraws or deletes', () => {
    const waiting = forms.flatMap(([path, names]) =>
      names
        .filter((name) => ending.test(name))
        .filter((name) => waits(path, 'POST', path.replace('[form]', name))),
    )
    expect(waiting).toEqual([])
  })
})

describe('everybody waits', () => {
  const buys = rows.filter(
    ({ access, method, isOpen }) =>
      ['device', 'public'].includes(access) && method !== 'DELETE' && !isOpen,
  )

  test.each(buys)('for $name', ({ method, path }) => {
    expect(waits('/api/[...path]', method, `/api/${path}`)).toBe(true)
  })

  test('for what puts pieces into a cart, takes them to the checkout or orders them', () => {
    const calls = ['POST cart', 'POST cart-item-increment-qty', 'GET buy-now', 'POST checkout-trx']
    expect(buys.map(({ name }) => name)).toEqual(expect.arrayContaining(calls))
    for (const name of ['increase', 'fill', 'quantity', 'buy-now'])
      expect(waits('/api/cart/[form]', 'POST', `/api/cart/${name}`)).toBe(true)
    for (const name of checkoutForms)
      expect(waits('/checkout/steps/[form]', 'POST', `/checkout/steps/${name}`)).toBe(true)
    for (const path of ['/cart', '/cart/add', '/checkout', '/checkout/steps', '/product/[id]'])
      expect(waits(path, 'GET'), path).toBe(true)
  })
})
