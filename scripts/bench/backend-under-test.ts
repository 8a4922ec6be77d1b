import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '#backend/db/connection.ts'
import { openMediaLibrary } from '#backend/media/media-library.ts'
import { assetsFolder } from '#backend/seed/assets.ts'
import { growCatalogue } from '#backend/seed/grow.ts'
import { seedWhenEmpty } from '#backend/seed/seed.ts'
import { pickSampleProducts, type SampleProducts } from '#scripts/bench/sample-products.ts'
import { type OwnDatabase, ownDatabase } from '#scripts/own-database.ts'
import { freePort, waitForAnswer } from '#scripts/ports.ts'

/** A running backend with a catalogue of some size. */
export interface BackendUnderTest {
  products: number
  goods: SampleProducts
  /** Without trailing slash. */
  url: string
  stop(): Promise<void>
}

async function fill(
  { dataDir, databaseUrl }: OwnDatabase,
  { products, goods }: { products: number; goods: number },
): Promise<SampleProducts> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl })
  try {
    await seedWhenEmpty(db, await openMediaLibrary(assetsFolder))
    await growCatalogue(db, products)
    return await pickSampleProducts(db, goods)
  } finally {
    await close()
  }
}

function startBackend({ dataDir, databaseUrl }: OwnDatabase, port: number): ChildProcess {
  const { DATABASE_URL: _, ...env } = process.env
  return spawn(process.execPath, ['backend/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...env,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      DATA_DIR: dataDir,
      BACKEND_PORT: String(port),
      LOG_LEVEL: 'error',
    },
  })
}

/** Makes a database with so many products, picks goods from it, and starts a backend on it. */
export async function startBackendUnderTest(
  server: string | undefined,
  size: { products: number; goods: number },
): Promise<BackendUnderTest> {
  const database = await ownDatabase(server)
  let backend: ChildProcess | undefined
  const stop = async () => {
    if (backend?.exitCode === null) {
      const ended = once(backend, 'exit')
      backend.kill('SIGTERM')
      await ended
    }
    await database.drop()
  }
  try {
    const goods = await fill(database, size)
    const port = await freePort()
    backend = startBackend(database, port)
    const url = `http://localhost:${port}`
    await waitForAnswer(`${url}/readyz`, 60)
    return { products: size.products, goods, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
