import { productSizes } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { stockAlerts } from '@etalase/backend-kit/db/schema/stock-alerts.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { setFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { type Answer, openFaultyBackend } from '@etalase/conformance/mutants/faulty-backend.ts'
import { allCalls, Report } from '@etalase/conformance/report.ts'
import { rulesOf } from '@etalase/conformance/rules/rules.ts'
import { runScenarios } from '@etalase/conformance/run-scenarios.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { optionalCalls, specPartOf } from '@etalase/testkit/spec-only.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setOrderLimit } from '#staff/staff-catalogue.ts'
import { staffHeaders } from '#tests/support/arrived-order.ts'
import { demoBackend } from '#tests/support/backend-for-tests.ts'
import { notify } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'
import { withPinCourier } from '#tests/support/with-pin-courier.ts'

const backend = await demoBackend()
let url: string

beforeAll(async () => {
  backend.context.media = await openMediaLibrary(assetsFolder)
  backend.clock.now = new Date()
  // Each run of the suite leaves unpaid orders, all from this machine.
  backend.context.unpaidOrders.perAddress = 1_000
  backend.context.shipping = withPinCourier(backend.context.shipping)
  url = await backend.listen()
})

type Break = (call: string, answer: Answer) => Answer

/**
 * Runs the conformance scenarios behind a proxy that changes some responses, closes some connections, and answers other
 * calls itself.
 */
async function runBehindProxy(
  breakAnswer: (...answered: Parameters<Break>) => Answer | null,
  ownAnswer: (call: string) => Answer | undefined = () => undefined,
) {
  const proxy = await openFaultyBackend(url, {
    answer: async (sent, ask) => ownAnswer(sent.call) ?? breakAnswer(sent.call, await ask(sent)),
  })
  const report = await runScenarios({ url: proxy.url })
  proxy.close()
  return report
}

/** Returns the problems found behind a proxy that breaks some responses. */
async function problemsBehindProxy(...proxy: Parameters<typeof runBehindProxy>): Promise<string[]> {
  const report = await runBehindProxy(...proxy)
  expect(report.isConformant()).toBe(false)
  return report.problems().map(({ call, check, problem }) => `${call} ${check}: ${problem}`)
}

/** Changes the responses of one call only. */
const breaking =
  (call: string, change: (data: Record<string, unknown>) => void): Break =>
  (current, answer) => {
    if (current !== call || answer.status !== 200) return answer
    change(Object(answer.body).data)
    return answer
  }

/** Returns the token of a guest's order that has arrived. */
async function anArrivedOrder({ productId, sizeCode }: { productId: number; sizeCode: string }) {
  const { app } = backend
  const device = aDevice()
  await callEndpoint(app, 'POST cart', {
    ...device,
    product_detail_id: productId,
    size: sizeCode,
    qty: 1,
  })
  const { available_stores } = await callEndpoint(app, 'POST checkout', device)
  const { payment_data, order_token } = await callEndpoint(app, 'POST checkout-trx', {
    ...{ ...device, guest_email: 'budi@example.com' },
    ...{ shipping_type: 'PICKUP_ON_STORE', showroom_id: available_stores[0]?.id },
  })
  const order = payment_data?.order_id ?? ''
  await notify(backend, order, '2')
  for (const step of ['ready', 'complete'])
    await callEndpoint(app, 'POST staff/order-step', { order, step }, staffHeaders)
  return order_token ?? ''
}

describe('the reference backend', () => {
  let report: Report
  beforeAll(async () => {
    const { db } = backend
    await setFreeShipping(db, rupiah(1))
    const [size] = await db.select().from(productSizes).limit(1)
    const waiting = { productId: size?.productId ?? 0, sizeCode: size?.sizeCode ?? '' }
    const token = 'token-of-a-mail'
    await db
      .insert(stockAlerts)
      .values({ ...waiting, email: 'sari@example.com', token, createdAt: backend.clock.now })
    const shop = backend.context.shopUrl
    const { products } = await callEndpoint(backend.app, 'GET products', { limit: 50 })
    await setOrderLimit(db, products[10]?.id ?? 0, 2)
    const tokens = { alertToken: token, arrivedToken: await anArrivedOrder(waiting) }
    report = await runScenarios({ url, promo: 'HALO10', shop, ...tokens, offers: 'all' })
  })

  test('is conformant, and offers everything optional', () => {
    expect([report.problems(), report.notReached()]).toEqual([[], []])
  })

  test('is tested by every rule of the rule book for which it has data', () => {
    const tried = new Set(report.findings.map(({ call, check }) => `${call}: ${check}`))
    const rules = allCalls.flatMap((call) =>
      Object.keys(rulesOf(call)).map((rule) => `${call}: ${rule}`),
    )
    // Calls that only succeed for a device with passkeys, or for a customer's order that has arrived.
    const refusedOnly = [
      ...['POST auth/passkey', 'POST user/passkey', 'POST user/passkey-remove'],
      ...['POST user/order-return', 'GET user/order-return-picture', 'POST user/review'],
    ].flatMap((call) => [`${call}: status`, `${call}: fields`])
    const untried = rules.filter((rule) => !tried.has(rule) && !refusedOnly.includes(rule))
    expect(untried).toEqual([
      // Needs a store with 1,000 pieces of a size.
      'POST check-stock-location: qty',
      // Needs a payment provider with its own page.
      'POST checkout-trx: grand_total',
      // Needs a product with reviews.
      'GET product-reviews: stars',
    ])
  })

  test('stops the alerts of the given token', async () => {
    const email = eq(stockAlerts.email, 'sari@example.com')
    expect(await backend.db.$count(stockAlerts, email)).toBe(0)
  })
})

const notFound = { error: { message: 'There is no such call.', code: 'NOT_FOUND' } }

test('a backend that implements only the spec is conformant, and the report lists what it lacks', {
  tags: 'nightly',
}, async () => {
  const report = await runBehindProxy(
    (call, answer) => ({ ...answer, body: specPartOf(call, answer.body) }),
    (call) => (optionalCalls.has(call) ? { status: 404, body: notFound } : undefined),
  )
  expect([report.problems(), report.notReached()]).toEqual([[], []])
  const text = report.toText()
  expect(text).toMatch(/ok {4}GET product-index .* not tried: it is optional/)
  expect(text).toMatch(/ok {4}GET user\/order .* not tried: it is optional/)
  expect(text).toMatch(
    /ok {4}GET products .*`facets` is optional, and the backend does not have it/,
  )
})

test('a backend that sends data without the envelope is conformant', {
  tags: 'nightly',
}, async () => {
  const report = await runBehindProxy((_, answer) => ({
    ...answer,
    body: Object(answer.body).data ?? answer.body,
  }))
  expect([report.problems(), report.notReached()]).toEqual([[], []])
})

test('an optional call that a backend claims but lacks is a problem', () => {
  const report = new Report(['GET user/order'])
  report.notOffered('GET user/order')
  report.notOffered('GET products', 'brand')
  expect(report.problems()).toEqual([
    {
      call: 'GET user/order',
      check: 'GET user/order',
      problem: 'is claimed to be offered, but is missing',
    },
  ])
})

test('a failing sign-up is one problem, and customer calls are reported as not reached because of it', {
  tags: 'nightly',
}, async () => {
  const report = await runBehindProxy((call, answer) =>
    call === 'POST auth/sign-up' && answer.status === 200
      ? { status: 500, body: { error: { message: 'No.', code: 'INTERNAL' } } }
      : answer,
  )
  expect(report.problems().map(({ call }) => call)).toEqual(['POST auth/sign-up'])
  expect(report.toText()).toMatch(/---- {2}GET user\/profile {2}not reached: .*sign-up failed/)
  expect(report.isConformant()).toBe(false)
})

test('a backend without brand lists is conformant', { tags: 'nightly' }, async () => {
  const report = await runBehindProxy(
    breaking('GET master/page/home', ({ home_data }) => {
      for (const brand of Object(home_data).brands) delete brand.brand_code
    }),
  )
  expect([report.problems(), report.notReached()]).toEqual([[], []])
  expect(report.toText()).toMatch(/ok {4}GET products .* not tried: `brand` is optional/)
})

test('the report lists optional product fields that a backend offers, lacks, or sends with the wrong type', {
  tags: 'nightly',
}, async () => {
  const report = await runBehindProxy((call, answer) =>
    breaking('GET product', ({ product }) => {
      delete Object(product).delivery
      Object(product).has_stock_alerts = null
    })(
      call,
      breaking('GET product-feed', ({ products }) => {
        for (const product of Object(products)) product.material = 100
      })(call, answer),
    ),
  )
  expect(report.problems()).toEqual([
    {
      call: 'GET product-feed',
      check: 'material',
      problem: 'Invalid input: expected string, received number, got 100',
    },
  ])
  expect(report.toText()).toMatch(
    /ok {4}GET product .*; offered: .*\bmaterial\b.*; not offered: .*\bdelivery, has_stock_alerts\b/,
  )
})

/** Independent faults of a backend. */
const faults: readonly Break[] = [
  breaking('GET product', ({ product }) => delete Object(product).retail_price),
  breaking('GET cart', ({ cart }) => {
    for (const item of Object(cart).cart_items) item.qty = 'one'
  }),
  breaking('GET products', ({ products }) => {
    for (const [index, product] of Object(products).entries()) product.brand_name = `B${index}`
    Object(products).reverse()
  }),
  (call, answer) =>
    call === 'GET category' && answer.status === 404 ? { ...answer, status: 200 } : answer,
  (call, answer) =>
    call === 'POST cart' && answer.status === 400 ? { ...answer, body: {} } : answer,
  breaking('POST checkout-trx', ({ payment_data }) => {
    const form = Object(payment_data)
    form.bill_total = String(Number(form.bill_total) + 1)
  }),
  breaking('GET product-index', ({ products }) => void Object(products).reverse()),
  (call, answer) =>
    call === 'GET user/profile' && answer.status === 401
      ? { status: 200, body: { data: {} } }
      : answer,
]

describe('a broken backend is reported by its', { tags: 'nightly' }, () => {
  let problems: string[]
  beforeAll(async () => {
    problems = await problemsBehindProxy(
      (call, answer) => faults.reduce((current, fault) => fault(call, current), answer),
      (call) =>
        call === 'POST auth/sign-out'
          ? { status: 200, body: { data: { message: 'Bye.' } } }
          : undefined,
    )
  })

  test.each([
    ['missing field, with its path', /^GET product product\.retail_price: is missing$/],
    ['field of the wrong type', /^GET cart cart\.cart_items\.0\.qty/],
    ['list of a brand that has products of all brands', /^GET products brand: has products of/],
    [
      'sign-out that leaves the token as it was',
      /^POST auth\/sign-out a token after its sign-out: expected 401, got 200/,
    ],
    [
      'status 200 for something that does not exist',
      /^GET category an id that does not exist: expected 404, got 200/,
    ],
    ['error without a body', /^POST cart no required field: error: is missing$/],
    ['price that does not add up', /^POST checkout-trx bill_total: expected \d+, got \d+$/],
    ['wrong sort order', /^GET products sort PRICE_ASC/],
    ['product index that repeats ids', /^GET product-index order/],
    ['page that another customer can read', /^GET user\/profile no token/],
  ])('%s', (_, problem) => {
    expect(problems).toContainEqual(expect.stringMatching(problem))
  })

  test('broken calls, and by no others', () => {
    const reported = new Set(problems.map((problem) => problem.split(' ').slice(0, 2).join(' ')))
    const broken = ['GET product', 'GET cart', 'GET products', 'POST auth/sign-out', 'GET category']
    broken.push('POST cart', 'POST checkout-trx', 'GET product-index', 'GET user/profile')
    expect([...reported].toSorted()).toEqual(broken.toSorted())
  })
})

test('a dropped connection is reported for its call, and the other calls are still checked', {
  tags: 'nightly',
}, async () => {
  const problems = await problemsBehindProxy((call, answer) =>
    call === 'GET promos' ? null : answer,
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^GET promos answer: there is none/)
})

test('the report says that promo codes were not tested when none is given', {
  tags: 'nightly',
}, async () => {
  expect((await runScenarios({ url })).toText()).toMatch(
    /ok {4}POST checkout-promo-code .* not tried: a valid code; pass one with --promo/,
  )
})

test('an unreachable backend is an error, not a report', async () => {
  await expect(runScenarios({ url: 'http://127.0.0.1:9' })).rejects.toThrow()
})
