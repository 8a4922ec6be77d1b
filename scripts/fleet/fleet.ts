import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { buildIfStale } from '#scripts/build.ts'
import { copyProject } from '#scripts/copy-project.ts'
import { configureNginx } from '#scripts/fleet/nginx.ts'
import { type Running, startProcess } from '#scripts/fleet/process.ts'
import { waitForServer } from '#scripts/ports.ts'
import { ProcessGroup } from '#scripts/process-group.ts'
import { createTemporaryDatabase } from '#scripts/temporary-database.ts'

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
export const backendUrl = `http://localhost:${ports.backend}`
export const revalidateSecret = 'only-for-the-fleet-script'

/** A product that changes between the build and the start of the shops. */
export const changedAfterBuild = { id: 1035, name: 'Renamed after the build' }

/** Changes a product behind the shops' back. */
export async function renameProduct(
  databaseUrl: string,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  await sql`update products set name = ${name} where id = ${id}`
  await sql.end()
}

/** A running fleet: two shops behind nginx, one backend on PostgreSQL, and Redis. */
export interface Fleet {
  databaseUrl: string
  backend: Running
  redis: Running
  shops: Running[]
  /** Starts one of the shops again, after it was stopped. */
  startShop(index: number): Promise<void>
  stop(): Promise<void>
}

function settings(folder: string, databaseUrl: string): Record<string, string> {
  return {
    SHOP_URL: publicUrl,
    BACKEND_PORT: String(ports.backend),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    SESSION_PASSWORD: 'only-for-the-fleet-script-and-nothing-else',
    PAYMENT_PASSWORD: 'only-for-the-fleet-script',
    REVALIDATE_SECRET: revalidateSecret,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    TRUSTED_PROXIES: '1',
    ALLOW_DEMO: '1',
  }
}

/** Waits for nginx: its certificate is its own, which fetch does not accept. */
const waitForNginx = () => waitForServer(`http://localhost:${ports.http}/`, 20)

/** Builds the shop if needed, and starts all processes. Throws when PostgreSQL, redis-server or nginx is missing. */
export async function startFleet(databaseServer: string): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-fleet-'))
  const database = await createTemporaryDatabase(databaseServer)
  const databaseUrl = database.databaseUrl ?? ''
  const env = settings(folder, databaseUrl)
  const started: Running[] = []
  const run = (command: readonly string[], options: Parameters<typeof startProcess>[1]) => {
    const running = startProcess(command, options)
    started.push(running)
    return running
  }
  const node = (script: string, options: Parameters<typeof startProcess>[1]) =>
    run([process.execPath, script], options)

  const redis = run(['redis-server', '--port', String(ports.redis), '--save', ''], {})
  const backend = node('backend/main.ts', { env })
  await waitForServer(`${backendUrl}/readyz`, 120)
  Object.assign(process.env, env)
  await buildIfStale(new ProcessGroup())

  await renameProduct(databaseUrl, changedAfterBuild)

  const shops: Running[] = []
  const startShop = async (index: number) => {
    const [cwd, port] = [join(folder, `shop-${index}`), ports.shops[index] ?? 0]
    shops[index] = node('server/main.ts', {
      cwd,
      // Not the backend of the build, by its address: as where one build runs in staging and production.
      env: { ...env, PORT: String(port), API_BASE_URL: backendUrl },
    })
    await waitForServer(`${shopUrl(port)}/readyz`, 60)
  }
  for (const index of ports.shops.keys()) {
    await copyProject(join(folder, `shop-${index}`), { from: publicUrl, to: publicUrl })
    await startShop(index)
  }
  run(
    configureNginx({
      folder: join(folder, 'nginx'),
      port: ports.https,
      httpPort: ports.http,
      shopPorts: ports.shops,
      assetsDir: join(folder, 'assets'),
    }),
    {},
  )
  await waitForNginx()

  const stop = async () => {
    for (const process of started.toReversed()) await process.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { databaseUrl, backend, redis, shops, startShop, stop }
}
