import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanup } from '@etalase/processes/cleanup.ts'
import { waitForServer } from '@etalase/processes/ports.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import postgres from 'postgres'
import { buildRelease, keepAssets } from '#fleet/next-release.ts'
import { configureNginx } from '#fleet/nginx.ts'
import { buildIfStale } from '../../../../scripts/build.ts'
import { copyProject } from '../../../../scripts/copy-project.ts'
import { shopArgs, shopEnv } from '../../../../scripts/shop-process.ts'

const firstPort = Number(process.env.FLEET_PORT ?? 3400)

/** Ports from `FLEET_PORT` on. */
export const ports = {
  https: firstPort,
  http: firstPort + 1,
  shops: [firstPort + 2, firstPort + 3],
  backend: firstPort + 4,
  redis: firstPort + 5,
} as const

export const publicUrl = `https://localhost:${ports.https}`
export const shopUrl = (port: number) => `http://127.0.0.1:${port}`
const backendUrl = `http://localhost:${ports.backend}`
export const revalidateSecret = 'only-for-the-fleet-script'

/** A product that changes between the build and the start of the shops. */
export const changedAfterBuild = { id: 1035, name: 'Renamed after the build' }

/** Changes a product directly in the database, without notifying the shops. */
export async function renameProduct(
  databaseUrl: string,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    await sql`update products set name = ${name} where id = ${id}`
  } finally {
    await sql.end()
  }
}

/** A running fleet: two shops behind nginx, one backend on PostgreSQL, and Redis. */
export interface Fleet {
  databaseUrl: string
  backend: Running
  redis: Running
  shops: Running[]
  /** Restarts a stopped shop, from the build in another folder if given. */
  startShop(index: number, build?: string): Promise<void>
  release: {
    /** The folder of the next release. */
    folder: string
    /** Builds it, and keeps the assets of both releases. */
    prepare(): Promise<void>
  }
  stop(): Promise<void>
}

type Variables = Readonly<Record<string, string>>

function settings(folder: string, databaseUrl: string): Variables {
  return {
    SHOP_URL: publicUrl,
    BACKEND_PORT: String(ports.backend),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    SESSION_PASSWORD: 'only-for-the-fleet-script-and-nothing-else',
    PAYMENT_PASSWORD: 'only-for-the-fleet-script',
    REVALIDATE_SECRET: revalidateSecret,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    TRUSTED_PROXIES: '1',
    ALLOW_DEMO: '1',
  }
}

/** Waits for nginx over HTTP, as fetch rejects its self-signed certificate. */
const waitForNginx = () => waitForServer(`http://localhost:${ports.http}/`, 20)

type Options = Parameters<typeof startProcess>[1]

/** Processes that stop together, in reverse order. */
class Processes {
  readonly #started: Running[] = []

  run(command: readonly string[], options: Options = {}): Running {
    const running = startProcess(command, options)
    this.#started.push(running)
    return running
  }

  node(args: readonly string[], options: Options): Running {
    return this.run([process.execPath, ...args], options)
  }

  async stop(): Promise<void> {
    for (const running of this.#started.toReversed()) await running.stop()
  }
}

/** Starts one of the shops in a folder with a build. */
async function startShop(processes: Processes, cwd: string, index: number, env: Variables) {
  const port = ports.shops[index] ?? 0
  const shop = processes.node(shopArgs, {
    cwd,
    // A different backend address than at build time, as when staging and production share a build.
    env: { ...env, ...shopEnv, PORT: String(port), API_BASE_URL: backendUrl },
  })
  await waitForServer(`${shopUrl(port)}/readyz`, 60)
  return shop
}

function nextRelease(folder: string, assetsDir: string): Fleet['release'] {
  const next = join(folder, 'next-release')
  const prepare = async () => {
    await buildRelease(next)
    keepAssets(join(folder, 'shop-0'), assetsDir)
    keepAssets(next, assetsDir)
  }
  return { folder: next, prepare }
}

/** Starts all processes. Builds the shop while the backend runs, if needed. */
async function startAll(processes: Processes, folder: string, databaseUrl: string) {
  const env = settings(folder, databaseUrl)
  const redis = processes.run(['redis-server', '--port', String(ports.redis), '--save', ''])
  const backend = processes.node(['packages/backend/src/main.ts'], { env })
  await waitForServer(`${backendUrl}/readyz`, 120)
  Object.assign(process.env, env)
  await buildIfStale(new ProcessGroup())
  await renameProduct(databaseUrl, changedAfterBuild)

  const shops: Running[] = []
  const shopFolder = (index: number) => join(folder, `shop-${index}`)
  const start = async (index: number, build = shopFolder(index)) => {
    shops[index] = await startShop(processes, build, index, env)
  }
  for (const index of ports.shops.keys()) {
    await copyProject(shopFolder(index), { from: publicUrl, to: publicUrl })
    await start(index)
  }
  const assetsDir = join(folder, 'assets')
  const nginx = configureNginx({
    folder: join(folder, 'nginx'),
    port: ports.https,
    httpPort: ports.http,
    shopPorts: ports.shops,
    assetsDir,
  })
  processes.run(nginx)
  await waitForNginx()
  const release = nextRelease(folder, assetsDir)
  return { databaseUrl, backend, redis, shops, startShop: start, release }
}

/** Starts the fleet on a new database. Throws when PostgreSQL, redis-server or nginx is missing. */
export async function startFleet(databaseServer: string): Promise<Fleet> {
  const database = await createTemporaryDatabase(databaseServer)
  const folder = await mkdtemp(join(tmpdir(), 'etalase-fleet-'))
  const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true }))
  const processes = new Processes()
  const stop = async () => {
    await processes.stop()
    await database.drop()
    await removeFolder()
  }
  try {
    return { ...(await startAll(processes, folder, database.databaseUrl ?? '')), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
