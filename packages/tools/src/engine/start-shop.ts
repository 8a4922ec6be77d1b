import { waitForServer } from '@etalase/processes/ports.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import type { EngineDatabases } from '#engine/database.ts'
import type { EngineSettings } from '#engine/settings.ts'
import { buildIfStale } from '../../../../scripts/build.ts'
import { lockBuild } from '../../../../scripts/build-lock.ts'
import { shopArgs, shopEnv } from '../../../../scripts/shop-process.ts'

/** The adapter reads the whole catalogue before it answers. */
const adapterTimeoutSeconds = 180
const shopTimeoutSeconds = 120

/** A running engine, with its databases. */
export interface Opened {
  settings: EngineSettings
  databases: EngineDatabases
  adminKey: string
}

/** Starts the adapter, and waits until it has read the catalogue. */
export async function startAdapter(
  group: ProcessGroup,
  { settings, databases, adminKey }: Opened,
): Promise<void> {
  const { ports, dataDir, engineSecret, revalidateSecret } = settings
  group.start('adapter', ['packages/medusa/src/main.ts'], {
    ENGINE_URL: `http://localhost:${ports.engine}`,
    ENGINE_SECRET: engineSecret,
    ENGINE_ADMIN_KEY: adminKey,
    ADAPTER_DATABASE_URL: databases.adapter,
    DATA_DIR: dataDir,
    BACKEND_PORT: String(ports.adapter),
    SHOP_URL: `http://localhost:${ports.shop}`,
    REVALIDATE_SECRET: revalidateSecret,
    TRUSTED_PROXIES: '',
    // Captured now: the shop's variable, set later, would disable the sandbox when the adapter restarts.
    PAYMENT_URL: process.env.PAYMENT_URL ?? '',
  })
  await waitForServer(`http://localhost:${ports.adapter}/readyz`, adapterTimeoutSeconds)
  group.keepRunning('adapter')
}

/** Builds the shop in front of the adapter, if needed. */
export async function buildShop(
  group: ProcessGroup,
  { ports, revalidateSecret, sessionPassword }: EngineSettings,
): Promise<void> {
  const adapter = `http://localhost:${ports.adapter}`
  // Whether the build is stale depends on this process's environment too.
  Object.assign(process.env, {
    PORT: String(ports.shop),
    API_BASE_URL: adapter,
    PAYMENT_URL: `${adapter}/sandbox/payment`,
    REVALIDATE_SECRET: revalidateSecret,
    SESSION_PASSWORD: sessionPassword,
  })
  await buildIfStale(group)
  lockBuild('serve')
}

/** Starts the shop that was built, from this folder or a copy of it. */
export async function serveShop(
  group: ProcessGroup,
  { ports }: EngineSettings,
  folder?: string,
): Promise<void> {
  group.start('shop', shopArgs, shopEnv, folder)
  await waitForServer(`http://localhost:${ports.shop}/brand/logo.svg`, shopTimeoutSeconds)
  group.keepRunning('shop')
}

/** Builds the shop if needed, and starts it in front of the adapter. */
export async function startShop(group: ProcessGroup, settings: EngineSettings): Promise<void> {
  await buildShop(group, settings)
  await serveShop(group, settings)
}
