import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { waitForServer } from '@etalase/processes/ports.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import { ports, shopUrl } from '#caches/ports.ts'
import { buildIfStale } from '../../../../scripts/build.ts'
import { copyProject } from '../../../../scripts/copy-project.ts'
import { shopArgs, shopEnv } from '../../../../scripts/shop-process.ts'

const staffToken = 'a-token-of-the-staff-for-the-caches'

/** Settings of the demo company's shop behind one proxy, with a separate backend on the embedded one's port. */
const settings = (folder: string) => ({
  SHOP_URL: shopUrl(ports.shop),
  BACKEND_PORT: String(ports.backend),
  API_BASE_URL: '',
  DATABASE_URL: '',
  DATA_DIR: join(folder, 'data'),
  SEED: 'demo',
  STAFF_TOKEN: staffToken,
  SESSION_PASSWORD: 'only-for-the-rig-of-caches-and-nothing-else',
  PAYMENT_PASSWORD: 'only-for-the-rig-of-caches',
  REVALIDATE_SECRET: 'only-for-the-rig-of-caches',
  PURGE_URL: shopUrl(ports.hook),
  TRUSTED_PROXIES: '1',
  RATE_LIMIT_FACTOR: '100',
  PREPARE_PICTURES: '0',
})

/** An origin that only the next release's policy contains. */
export const releasedOrigin = 'https://analytics.example'

async function startShop(
  folder: string,
  port: number,
  env: Record<string, string>,
): Promise<Running> {
  const shop = startProcess([process.execPath, ...shopArgs], {
    cwd: folder,
    env: { ...env, ...shopEnv, PORT: String(port) },
  })
  await waitForServer(`${shopUrl(port)}/readyz`, 120)
  return shop
}

/** Starts backend and shop, built if needed. `purged` are the caches that the shop purges. */
export async function startWorld(folder: string, purged: readonly string[]): Promise<void> {
  const env = settings(folder)
  Object.assign(process.env, { ...env, ALLOW_DEMO: '1' })
  startProcess([process.execPath, 'packages/backend/src/main.ts'], {
    env: { ...env, TRUSTED_PROXIES: '' },
  })
  startProcess([process.execPath, 'deploy/caches/purge-hook.ts'], {
    env: { PORT: String(ports.hook), CACHES: purged.join(',') },
  })
  await waitForServer(`${shopUrl(ports.backend)}/readyz`, 120)
  await buildIfStale(new ProcessGroup())
  await copyProject(join(folder, 'shop'), { from: env.SHOP_URL, to: env.SHOP_URL })
  await startShop(join(folder, 'shop'), ports.shop, env)
}

/** Starts the next release, with another policy and without one of the previous release's scripts. */
export async function startNextRelease(folder: string, goneScript: string): Promise<void> {
  const next = join(folder, 'next-shop')
  await copyProject(next, { from: shopUrl(ports.shop), to: shopUrl(ports.shop) })
  const pages = '.next/page-cache'
  await cp(join(folder, 'shop', pages), join(next, pages), { recursive: true, force: true })
  await rm(join(next, goneScript.replace('/_next/', '.next/')))
  await startShop(next, ports.nextShop, {
    ...settings(folder),
    ANALYTICS_SCRIPTS: `${releasedOrigin}/analytics.js`,
    ANALYTICS_ORIGINS: releasedOrigin,
  })
}

/** Changes a price through the staff API, which notifies the shop at once. `until` ends the discount. */
export async function setPrice(product: number, price: number, until?: Date): Promise<void> {
  const response = await fetch(`${shopUrl(ports.backend)}/staff/price`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staffToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      product_detail_id: product,
      retail_price: price,
      net_price: price,
      ...(until && { direct_disc_percent: 50, sale_ends_at: toWib(until) }),
    }),
  })
  if (!response.ok) throw new Error(`The price was not set: ${await response.text()}`)
}
