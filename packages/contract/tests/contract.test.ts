import { aBill, aProduct } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#endpoint.ts'
import { endpoints } from '#endpoints.ts'
import { unwrap } from '#envelope.ts'
import { flag, id, money } from '#fields.ts'
import { product } from '#product.ts'

/** The calls in the table of spec §7. */
const specCalls =
  `GET master/page/home|GET categories|GET category|GET category-sub|GET products|GET product
POST auth/sign-in|POST auth/sign-up|POST auth/forgot-password|GET cart|POST cart|POST cart-item-increment-qty
POST cart-item-decrement-qty|DELETE cart-item-remove|POST check-stock-location|GET promos|GET user/wishlist
POST user/wishlist|DELETE user/wishlist|GET master/showroom-region|GET master/showroom|GET master/province
GET master/city|GET master/subdistrict|POST checkout|GET user/address|POST checkout-shipping
POST check-showroom-stock-availability|POST user/address|PUT user/address|DELETE user/address
POST user/address-primary|POST checkout-promo-code|POST checkout-trx|POST checkout-payment|GET user/profile
POST user/profile|POST user/newsletter/subscribe|POST user/newsletter/unsubscribe|POST user/change-password
GET user/orders`.split(/[|\n]/)

test('the contract requires exactly the calls of the spec', () => {
  const required = Object.entries<Endpoint>(endpoints).filter(([, { isOptional }]) => !isOptional)
  expect(required.map(([name]) => name).toSorted()).toEqual(specCalls.toSorted())
})

describe('fields', () => {
  test.each([true, 1, '1'])('read %o as true', (value) => expect(flag.parse(value)).toBe(true))
  test.each([false, 0, '0'])('read %o as false', (value) => expect(flag.parse(value)).toBe(false))
  test.each([null, 'yes', 2, undefined])('refuse %o as a flag', (value) => {
    expect(flag.safeParse(value).success).toBe(false)
  })

  test('read prices as integers, even from text', () => {
    expect(money.parse('129000')).toBe(129_000)
  })

  test.each([null, '', -1, 0.5, 'free', true, Number.POSITIVE_INFINITY])(
    'refuse %o as a price',
    (value) => {
      expect(money.safeParse(value).success).toBe(false)
    },
  )

  test.each([0, -1, '', null, 3_000_000_000, 'x'])('refuse %o as an id', (value) => {
    expect(id.safeParse(value).success).toBe(false)
  })
})

describe('a product on the wire', () => {
  const wire = {
    ...aProduct(),
    short_description: '',
    detailed_description: '',
    related_products: [],
  }

  test('may have unknown fields', () => {
    expect(product.safeParse({ ...wire, warehouse_note: 'x' }).success).toBe(true)
  })

  test('may omit optional fields', () => {
    expect(product.parse(wire).product_sizing).toBeUndefined()
  })

  test('is refused without a required field, naming the field', () => {
    const { net_price: _, ...incomplete } = wire
    const parsed = product.safeParse(incomplete)
    expect(parsed.error?.issues[0]?.path).toEqual(['net_price'])
  })
})

describe('the response to an order', () => {
  const answer = endpoints['POST checkout-trx'].data
  const redirect = (url: string | null) => ({
    payment_redirect: { trx_ref: 'a', grand_total: 308_000, url },
  })

  test('is the form of the spec, a page instead, or a page that follows later', () => {
    expect(answer.parse({ payment_data: aBill() })).toEqual({ payment_data: aBill() })
    expect(answer.safeParse(redirect('https://pay.example/i/1')).success).toBe(true)
    expect(answer.safeParse(redirect(null)).success).toBe(true)
  })

  test("is refused without any way to pay, naming the spec's field", () => {
    const issues = answer.safeParse({ order_token: 'x' }).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['payment_data'])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/i/1', 'pay.example'])(
    'is refused with a page at %s',
    (url) => {
      expect(answer.safeParse(redirect(url)).success).toBe(false)
    },
  )
})

test('a response is unwrapped with or without its data envelope', () => {
  expect(unwrap({ data: { a: 1 } })).toEqual({ a: 1 })
  expect(unwrap({ a: 1 })).toEqual({ a: 1 })
})
