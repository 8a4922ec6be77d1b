import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import { checkChanges } from '#engine/check-changes.ts'
import { checkKills } from '#engine/check-kills.ts'
import { checkLost } from '#engine/check-lost.ts'
import { checkPromotions } from '#engine/check-promotions.ts'
import { checkReturns } from '#engine/check-returns.ts'
import { checkSpeed } from '#engine/check-speed.ts'
import { checkStaff } from '#engine/check-staff.ts'
import { adminEmail } from '#engine/settings.ts'
import { Staff } from '#engine/staff/staff.ts'
import { type Opened, startShop } from '#engine/start-shop.ts'

/** All orders of a check come from one address. */
export const checkVariables = { UNPAID_PER_ADDRESS: '1000000', RATE_LIMIT_FACTOR: '1000' }

const playwright = 'node_modules/@playwright/test/cli.js'

/** Variables for the command of `--prepare`, besides the account at the payment sandbox. */
const provingVariables = ({ settings, adminKey }: Opened) => ({
  ENGINE_URL: `http://localhost:${settings.ports.engine}`,
  ENGINE_SECRET: settings.engineSecret,
  ENGINE_ADMIN_KEY: adminKey,
  PAYMENT_USER: 'bot31999',
  PAYMENT_PASSWORD: settings.paymentPassword,
})

const adapterOf = ({ settings }: Opened) => `http://localhost:${settings.ports.adapter}`
const shopOf = ({ settings }: Opened) => `http://localhost:${settings.ports.shop}`

type Part = (group: ProcessGroup, opened: Opened) => Promise<void>

/** The rules of the contract. */
const rules: Part = async (group, opened) => {
  const { token } = await new Staff(opened).arrivedOrder()
  const where = ['--url', adapterOf(opened), '--shop', shopOf(opened)]
  const options = ['--promo', 'HALO10', '--arrived-token', token]
  await group.run('conformance suite', ['packages/conformance/src/main.ts', ...where, ...options])
}

/** The invariants of the money path. */
const money: Part = (group, opened) => {
  const prepare = 'node packages/tools/src/engine/prepare.ts'
  const options = ['--url', adapterOf(opened), '--prepare', prepare]
  return group.run('proof', ['packages/conformance/src/prove-backend.ts', ...options])
}

/** A merchandiser's day in a browser. */
const browser: Part = (group, opened) =>
  group.run('browser tests', [playwright, 'test', '--config', 'e2e/medusa/playwright.config.ts'], {
    SHOP: shopOf(opened),
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: opened.settings.adminPassword,
    E2E_DATA_DIR: opened.settings.dataDir,
  })

const beforeTheShop: Readonly<Record<string, Part>> = {
  rules,
  returns: (_, opened) => checkReturns(opened),
  promotions: (_, opened) => checkPromotions(opened),
  money,
  kills: checkKills,
  lost: checkLost,
  speed: (_, opened) => checkSpeed(opened),
  // After the parts that expect counted stock: its stories stop counting some.
  staff: (_, opened) => checkStaff(opened),
}

const withTheShop: Readonly<Record<string, Part>> = {
  changes: (_, opened) => checkChanges(opened),
  browser,
}

/** The parts of the check, in execution order. */
export const checkParts = Object.keys({ ...beforeTheShop, ...withTheShop })

async function runParts(
  parts: Readonly<Record<string, Part>>,
  only: readonly string[],
  ...tried: Parameters<Part>
): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    if (!only.includes(name)) continue
    console.warn(`\n${name}`)
    const startedAt = performance.now()
    await part(...tried)
    console.warn(`${name}: held, ${Math.round((performance.now() - startedAt) / 1000)} s`)
  }
}

/** Checks Medusa and its adapter: all parts, or the given ones. Starts the shop for the parts that need it. Throws when a part fails. */
export async function checkEngine(
  group: ProcessGroup,
  opened: Opened,
  only: readonly string[],
): Promise<void> {
  Object.assign(process.env, provingVariables(opened))
  await runParts(beforeTheShop, only, group, opened)
  if (!Object.keys(withTheShop).some((name) => only.includes(name))) return
  await startShop(group, opened.settings)
  await runParts(withTheShop, only, group, opened)
}
