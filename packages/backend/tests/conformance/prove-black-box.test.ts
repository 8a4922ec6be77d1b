import { readFile } from 'node:fs/promises'
import type { Prepare } from '@etalase/conformance/black-box/prepare.ts'
import { proveBackend } from '@etalase/conformance/black-box/run.ts'
import { asked, data, does, type Mutant } from '@etalase/conformance/mutants/fault.ts'
import { openFaultyBackend } from '@etalase/conformance/mutants/faulty-backend.ts'
import { stockAndPaymentMutants } from '@etalase/conformance/mutants/stock-and-payment.ts'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoBackend } from '#tests/support/backend-for-tests.ts'
import { staffToken } from '#tests/support/test-context.ts'

const trx = 'POST checkout-trx'
const backend = await demoBackend()
const { account } = backend
let url: string

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  backend.clock.now = new Date()
  // All shoppers come from this machine.
  backend.context.unpaidOrders.perAddress = 100_000
  url = await backend.listen()
})

async function askStaff(call: string, input: object): Promise<void> {
  const response = await fetch(`${url}/staff/${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staffToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect(response.status).toBe(200)
}

const prepare: Prepare = async (verb, ...args) => {
  if (verb === 'promo') return askStaff('promo', JSON.parse(await readFile(args[0] ?? '', 'utf8')))
  const [product_detail_id, size_code, showroom_id, qty] = args
  await askStaff('stock', { product_detail_id, size_code, showroom_id, qty })
}

const few = { prepare, account, buyers: 4, repeats: 6 }

/** A fault: pieces reappear in stock after an order. */
const restocks: Mutant['make'] = () => {
  const carts = new Map<unknown, Record<string, unknown>>()
  return {
    async answer(sent, ask) {
      const { local_device_id: device, showroom_id } = sent.input
      if (sent.call === 'POST cart') carts.set(device, sent.input)
      const answer = await ask(sent)
      const { product_detail_id, size } = carts.get(device) ?? {}
      if (sent.call === trx && answer.status === 200)
        await askStaff('stock', { product_detail_id, size_code: size, showroom_id, qty: 1 })
      return answer
    },
  }
}

/** Returns the invariants that a faulty backend violates. */
async function violatedBy(fault: Mutant['make'], only: string): Promise<string[]> {
  const faulty = await openFaultyBackend(url, fault())
  try {
    const trials = await proveBackend({ ...few, backend: faulty.url, only })
    return trials.flatMap(({ violations }) => violations.map(({ invariant }) => invariant))
  } finally {
    faulty.close()
  }
}

describe('the invariants of the money path, tested from outside,', { timeout: 120_000 }, () => {
  test('hold for the reference backend, and all of them can be tested', async () => {
    const trials = await proveBackend({ ...few, backend: url })
    expect(trials.flatMap(({ violations }) => violations)).toEqual([])
    expect(trials.flatMap(({ untried }) => [...untried])).toEqual([])
  })

  test('are tested as far as possible without a command that sets the stock', {
    tags: 'nightly',
  }, async () => {
    const trials = await proveBackend({ backend: url, buyers: 4, repeats: 6 })
    expect(trials.flatMap(({ violations }) => violations)).toEqual([])
    expect(trials.flatMap(({ untried }) => [...untried])).toContain('needs --prepare')
  })

  const sign = (billNo: string, status: string) => signStatus(account, billNo, status)
  const [, , believed] = stockAndPaymentMutants({ staffToken, sign })

  test('are violated by a backend that keeps reselling the last piece', async () => {
    expect(await violatedBy(restocks, 'last piece')).toContain('stock')
  })

  test.each([
    [
      'forgets keys',
      'lost',
      'oneOrder',
      asked(trx, ({ headers }) => delete headers['idempotency-key']),
    ],
    ['believes notifications that nobody signed', 'notifications', 'paid', believed?.make],
    ['hears no notification', 'notifications', 'paid', does('POST payment/notification', {})],
    ['says that it cancels, and does not', 'last piece', 'stock', does('POST order-cancel')],
    [
      'collects another amount',
      'lost',
      'billed',
      data(trx, ({ payment_data }) => {
        if (payment_data) payment_data.bill_total = '1'
      }),
    ],
  ] as const)(
    'are violated by a backend that %s',
    { tags: 'nightly' },
    async (_, only, invariant, fault) => {
      expect(fault && (await violatedBy(fault, only))).toContain(invariant)
    },
  )
})
