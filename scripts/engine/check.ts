import { adminEmail } from '#scripts/engine/settings.ts'
import { type Opened, startShop } from '#scripts/engine/start-shop.ts'
import type { ProcessGroup } from '#scripts/process-group.ts'

/** All orders of a check come from one address. */
export const checkVariables = { UNPAID_PER_ADDRESS: '1000000', RATE_LIMIT_FACTOR: '1000' }

const playwright = 'node_modules/@playwright/test/cli.js'

/** What the command of `--prepare` needs, besides the account at the payment sandbox. */
const provingVariables = ({ settings, adminKey }: Opened) => ({
  ENGINE_URL: `http://localhost:${settings.ports.engine}`,
  ENGINE_SECRET: settings.engineSecret,
  ENGINE_ADMIN_KEY: adminKey,
  PAYMENT_USER: 'bot31999',
  PAYMENT_PASSWORD: settings.paymentPassword,
})

/**
 * Tries on Medusa and its adapter: the rules of the contract, the invariants of the money path, and in a browser what a merchandiser
 * does. Throws when something does not hold.
 */
export async function checkEngine(group: ProcessGroup, opened: Opened): Promise<void> {
  const { ports, adminPassword } = opened.settings
  const adapter = `http://localhost:${ports.adapter}`
  const shop = `http://localhost:${ports.shop}`
  const suite = ['scripts/conformance.ts', '--url', adapter, '--promo', 'HALO10', '--shop', shop]
  await group.run('conformance suite', suite)
  const variables = provingVariables(opened)
  Object.assign(process.env, variables)
  const prepare = 'node scripts/engine/prepare.ts'
  await group.run('proof', ['scripts/prove.ts', '--backend', adapter, '--prepare', prepare])
  await startShop(group, opened.settings)
  const browser = [playwright, 'test', '--config', 'engines/medusa/e2e/playwright.config.ts']
  await group.run('browser tests', browser, {
    SHOP: shop,
    ENGINE_URL: variables.ENGINE_URL,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    E2E_DATA_DIR: opened.settings.dataDir,
  })
}
