import { issuesOf } from '@etalase/contract/rules/field.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { payProblems, promoProblem } from '#lib/checkout/review.ts'
import { initialCheckout } from '#lib/checkout/state.ts'
import { serve } from '#lib/gateway/serve.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import type { FormPage } from '#lib/session/flash.ts'
import { addressMessages } from '#messages/address.ts'
import { authMessages } from '#messages/auth.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { stockAlertMessages } from '#messages/product.ts'
import { hasAreas } from '#tests/support/areas-stub.ts'
import { type FormRow, formTable, type Values, valuesOf } from '#tests/support/form-table.ts'
import { aRequest, flashOf } from '#tests/support/shop-request.ts'

stubBackend()
let heard = 0
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  heard = 0
  backendStub.use(
    http.all('http://localhost:4000/*', () => {
      heard++
      const error = { code: 'TOO_MANY_REQUESTS', message: 'Asked.' }
      return HttpResponse.json({ error }, { status: 429 })
    }),
  )
  hasAreas()
})

/** Posts a form without scripts. */
const plain = (path: string, fields: Values, isSignedIn = false) => {
  const typed = Object.entries(fields).map(([name, value]) => [name, String(value ?? '')])
  const body = String(new URLSearchParams(Object.fromEntries(typed)))
  return aRequest('POST', path, { body, isSignedIn })
}

interface Post {
  page: FormPage
  problems: Readonly<Record<string, string>>
  send: (values: Values) => Promise<Response>
}

const sessionPost = (form: 'sign-in' | 'sign-up' | 'forgot-password'): Post => ({
  page: `/${form}`,
  problems: authMessages.problems,
  send: async (values) => serve(await plain(`/api/session/${form}`, values)),
})

const customerPost = (path: string, page: FormPage): Post => ({
  page,
  problems: authMessages.problems,
  send: async (values) => serve(await plain(`/api/${path}`, values, true)),
})

const posts: Partial<Record<keyof typeof formTable, Post>> = {
  'sign-in': sessionPost('sign-in'),
  'sign-up': sessionPost('sign-up'),
  'forgotten password': sessionPost('forgot-password'),
  profile: customerPost('user/profile', '/account'),
  'change of the password': customerPost('user/change-password', '/account/change-password'),
  'end of an account': customerPost('user/delete-account', '/account/delete'),
  'stock alert': {
    page: '/stock-alert',
    problems: { ...authMessages.problems, sizeRequired: stockAlertMessages.chooseSize },
    send: async (values) =>
      serve(await plain('/api/stock-alert/ask', { ...values, product_detail_id: 1001 })),
  },
  'order lookup': {
    page: '/order',
    problems: guestOrderMessages.problems,
    send: async (values) => serve(await plain('/api/order/lookup', values)),
  },
  'saved address': {
    page: '/account/shipping-address',
    problems: addressMessages.accountProblems,
    send: async (values) => serve(await plain('/api/address/save', values, true)),
  },
}

describe.each(Object.entries(posts))('the form of %s, posted without scripts,', (name, post) => {
  const row: FormRow | undefined = Object.entries(formTable).find(([one]) => one === name)?.[1]
  if (!row) throw new Error(`There is no form of ${name}`)
  const { page, problems, send } = post

  test("returns the browser's errors at the same fields, without calling the backend", async () => {
    await fc.assert(
      fc.asyncProperty(valuesOf(row), async (values) => {
        const before = heard
        const expected = problemTexts(issuesOf(row.form, values), problems)
        const flash = await flashOf(await send(values), page)
        expect(flash?.problems).toEqual(expected)
        if (Object.keys(expected).length > 0) expect([flash?.message, heard]).toEqual(['', before])
      }),
      { numRuns: 30 },
    )
  })

  test('reaches the backend when completed correctly', async () => {
    await send(row.good)
    expect(heard).toBeGreaterThan(0)
  })
})

test("the newsletter box returns the browser's errors to a guest", async () => {
  const send = async (email: string) =>
    flashOf(await serve(await plain('/api/newsletter', { email })), '/sign-up')
  const tooLong = `${'a'.repeat(117)}@example.com`
  expect((await send(tooLong))?.problems).toEqual({ email: errorsMessages.tooLong(128, 129) })
  expect((await send('sari@example.com'))?.problems).toEqual({})
})

describe('the checkout summary, which both checkouts validate with the same function,', () => {
  const told = (state: object) => payProblems({ ...initialCheckout, ...state }, true)

  test.each([
    ['', 'Please input your email address.'],
    ['sari', checkoutMessages.emailInvalid],
    [`${'a'.repeat(117)}@example.com`, errorsMessages.tooLong(128, 129)],
  ])('refuses a guest the e-mail address %j', (email, problem) => {
    expect(told({ email })).toEqual({ 'guest-email': problem })
  })

  test('requires no e-mail address from a customer, and refuses notes that are too long', () => {
    expect(told({ isCustomer: true, notes: 'x'.repeat(301) })).toEqual({
      'order-notes': errorsMessages.tooLong(300, 301),
    })
  })

  test('refuses a promo code that is empty or too long, and accepts others', () => {
    expect([promoProblem(' '), promoProblem('A'.repeat(41)), promoProblem('HALO10')]).toEqual([
      'Promo code is required!',
      errorsMessages.tooLong(40, 41),
      undefined,
    ])
  })
})
