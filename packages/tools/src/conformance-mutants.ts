import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { accountMutants } from '@etalase/conformance/mutants/account.ts'
import { billMutants } from '@etalase/conformance/mutants/bills.ts'
import { cartMutants } from '@etalase/conformance/mutants/cart.ts'
import { cashOrderMutants } from '@etalase/conformance/mutants/cash-orders.ts'
import { catalogueMutants } from '@etalase/conformance/mutants/catalogue.ts'
import { checkoutMutants } from '@etalase/conformance/mutants/checkout.ts'
import type { Mutant } from '@etalase/conformance/mutants/fault.ts'
import { openFaultyBackend } from '@etalase/conformance/mutants/faulty-backend.ts'
import { orderMutants } from '@etalase/conformance/mutants/orders.ts'
import { pictureMutants } from '@etalase/conformance/mutants/pictures.ts'
import { pinMutants } from '@etalase/conformance/mutants/pins.ts'
import { stockAndPaymentMutants } from '@etalase/conformance/mutants/stock-and-payment.ts'
import type { Finding } from '@etalase/conformance/report.ts'
import { runScenarios } from '@etalase/conformance/run-scenarios.ts'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { startBiteship } from '@etalase/testkit/biteship-server.ts'
import { startBackendUnderTest } from '#bench/backend/backend-under-test.ts'

// npm run conformance:mutants: injects one fault at a time into a correct backend, and prints the faults that the suite misses.
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

const account = { user: 'bot31999', password: randomUUID() }
const staffToken = randomUUID()
const shopUrl = 'http://localhost:3000'
const claims = { promo: 'HALO10', shop: shopUrl, offers: 'all' } as const

const biteship = await startBiteship()

Object.assign(process.env, {
  ...biteship.settings,
  // Makes the backend's process reach the stand-in.
  NODE_OPTIONS: `--import=${biteship.redirect}`,
  STAFF_TOKEN: staffToken,
  PAYMENT_USER: account.user,
  PAYMENT_PASSWORD: account.password,
  SHOP_URL: shopUrl,
  // All runs come from one address.
  UNPAID_PER_ADDRESS: '1000000',
  RATE_LIMIT_FACTOR: '1000',
})

const mutants = [
  ...catalogueMutants,
  ...pictureMutants,
  ...cartMutants,
  ...checkoutMutants,
  ...cashOrderMutants,
  ...pinMutants,
  ...billMutants,
  ...orderMutants,
  ...stockAndPaymentMutants({
    staffToken,
    sign: (billNo, status) => signStatus(account, billNo, status),
  }),
  ...accountMutants,
].filter(({ name }) => name.includes(values.only))

const survivors: string[] = []

/** Gives one product an order limit, so that the limit rules have something to test. */
async function limitOne(url: string): Promise<void> {
  const { data } = await (await fetch(`${url}/products?limit=50`)).json()
  const body = { product_detail_id: data.products[10].id, max_per_order: 2 }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${staffToken}` }
  const { ok } = await fetch(`${url}/staff/order-limit`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!ok) throw new Error('The backend took no limit of a product.')
}

/** Ends a run at the first problem. */
class Seen extends Error {
  override readonly name = 'Seen'
}

const isSeen = (error: unknown) => {
  if (!(error instanceof Seen)) throw error
  return error.message
}

/** Returns the first problem that the suite reports for a fault; null when it reports none. */
async function firstProblem(mutant: Mutant, url: string): Promise<string | null> {
  const faulty = await openFaultyBackend(url, mutant.make())
  const onProblem = ({ call, check, problem }: Finding) => {
    throw new Seen(`${call} ${check}: ${problem}`)
  }
  try {
    const options = { ...claims, url: faulty.url, onProblem }
    return await runScenarios(options).then(() => null, isSeen)
  } finally {
    faulty.close()
  }
}

async function tryMutants(url: string): Promise<void> {
  for (const mutant of mutants) {
    const problem = await firstProblem(mutant, url)
    if (!problem) survivors.push(mutant.name)
    const line = problem
      ? `seen      ${mutant.name}\n          ${problem.slice(0, 160)}`
      : `NOT SEEN  ${mutant.name}`
    process.stdout.write(`${line}\n`)
  }
}

cleanUpAtSignals()
const backend = await startBackendUnderTest(undefined, { products: 237, samples: 1 })
try {
  await limitOne(backend.url)
  const report = await runScenarios({
    url: backend.url,
    promo: 'HALO10',
    shop: shopUrl,
    offers: 'all',
  })
  if (!report.isConformant()) throw new Error(`Without a fault:\n${report.toText()}`)
  await tryMutants(backend.url)
  process.stdout.write(
    `\n${mutants.length - survivors.length} of ${mutants.length} faults are seen.\n`,
  )
  process.exitCode = survivors.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  await backend.stop()
  biteship.stop()
}
