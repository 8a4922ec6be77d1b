import { growCatalogue } from '@etalase/backend/seed/grow.ts'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { seedWhenEmpty } from '@etalase/backend-kit/seed/seed.ts'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '@etalase/processes/temporary-database.ts'
import { pickSampleProducts, type SampleProducts } from '#bench/backend/sample-products.ts'

/** A running backend and the size of its catalogue. */
export interface BackendUnderTest {
  products: number
  samples: SampleProducts
  /** Without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/** A backend in its own process. */
export interface MeasuredBackend extends BackendUnderTest {
  pid: number
}

/** Fills an empty database with the demo company and a grown catalogue, and picks sample products. */
export async function seedDatabase(
  { dataDir, databaseUrl }: TemporaryDatabase,
  { products, samples }: { products: number; samples: number },
): Promise<SampleProducts> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl })
  try {
    await seedWhenEmpty(db, await openMediaLibrary(assetsFolder))
    await growCatalogue(db, products)
    return await pickSampleProducts(db, samples)
  } finally {
    await close()
  }
}

const startBackend = ({ dataDir, databaseUrl }: TemporaryDatabase, port: number): Running =>
  startProcess([process.execPath, 'packages/backend/src/main.ts'], {
    env: {
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: dataDir,
      BACKEND_PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

/** Seeds a temporary database with `size.products` products, picks sample products, and starts a backend on it. */
export async function startBackendUnderTest(
  server: string | undefined,
  size: { products: number; samples: number },
): Promise<MeasuredBackend> {
  const database = await createTemporaryDatabase(server)
  let backend: Running | undefined
  const stop = async () => {
    await backend?.stop()
    await database.drop()
  }
  try {
    const samples = await seedDatabase(database, size)
    const port = await findFreePort()
    backend = startBackend(database, port)
    const url = `http://localhost:${port}`
    await waitForServer(`${url}/readyz`, 60)
    return { products: size.products, samples, pid: backend.pid, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
