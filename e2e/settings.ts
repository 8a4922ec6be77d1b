import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readShopEnv } from '#lib/config/env-schema.ts'

/** The language of the build under test. */
export const { language } = readShopEnv({ SHOP_LANGUAGE: process.env.SHOP_LANGUAGE })

export const firstPort = Number(process.env.E2E_PORT ?? 3100)

/** Whether to run the tests that a full run leaves to `npm run nightly`. */
export const isNightly = process.env.E2E_NIGHTLY === '1'

/** Each worker tests its own shop: workers share no stock, mails or pages. */
export const workers = Number(process.env.E2E_WORKERS ?? 1)

/** One folder for all processes of a run; the first process creates it. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'etalase-e2e-'))
export const runDir = process.env.E2E_DATA_DIR

/** Returns the name of the variable with the URL of a worker's PostgreSQL database, if it has one (scripts/e2e.ts). */
export const databaseVariable = (worker: number) => `E2E_DATABASE_URL_${worker}`

const { E2E_ENGINE_URL: url, E2E_ENGINE_SECRET: secret = '' } = process.env

/** The Medusa behind the shop under test, if there is one (packages/tools/src/engine/browser-tests.ts). */
export const engine = url ? { url, secret } : undefined

/** The payment sandbox's password, so that tests can sign and forge. */
const paymentPassword = 'only-for-browser-tests'

/** Token of staff calls. */
export const staffToken = 'a-token-of-the-staff-for-browser-tests'

/** Token of requests for `/metrics`. */
const metricsToken = 'a-token-of-the-metrics-for-browser-tests'
export const metricsHeaders = { Authorization: `Bearer ${metricsToken}` }

/** Returns the addresses and settings of a worker's shop. */
export function shopOf(worker: number) {
  const port = firstPort + 10 * worker
  const backendPort = port + 1000
  const dataDir = join(runDir, `data-${worker}`)
  return {
    shopUrl: `http://localhost:${port}`,
    backendUrl: `http://localhost:${backendPort}`,
    dataDir,
    /** The project folder of this shop, with its own copy of the build. */
    projectDir: join(runDir, `project-${worker}`),
    paymentAccount: { user: 'bot31999', password: paymentPassword },
    env: {
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      DATA_DIR: dataDir,
      PAYMENT_PASSWORD: paymentPassword,
      // When empty, the shop under test keeps its database in its data folder.
      DATABASE_URL: process.env[databaseVariable(worker)] ?? '',
      SEED: 'demo',
      STAFF_TOKEN: staffToken,
      METRICS_TOKEN: metricsToken,
      // Lets the backend notify the shop of changes by staff.
      REVALIDATE_SECRET: 'a-secret-of-browser-tests',
      // All shoppers of a run come from one address.
      RATE_LIMIT_FACTOR: '100',
      UNPAID_PER_EMAIL: '1000',
      UNPAID_PER_ADDRESS: '1000',
      // Encoding the pictures of all pages would slow down the tests.
      PREPARE_PICTURES: '0',
      // Enables the page of all components, which is tested with the shop.
      SHOP_KIT: '1',
    },
  }
}

/** The shop of the current worker, by Playwright's worker index. */
export const e2e = shopOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
