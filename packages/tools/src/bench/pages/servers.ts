import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@etalase/processes/ports.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { writeBarePictures } from '#bench/pages/bare-pictures.ts'
import { nextCommand, type Server, startServer } from '#bench/pages/server-process.ts'
import { backendArgs } from '../../../../../scripts/backend-process.ts'
import { buildIfStale } from '../../../../../scripts/build.ts'
import { lockBuild } from '../../../../../scripts/build-lock.ts'
import { shopArgs, shopEnv } from '../../../../../scripts/shop-process.ts'

/** Creates a folder that is removed when this process exits. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A shop with its own backend. */
export interface ShopServer extends Server {
  backendPort: number
  backend: Server
  /** The backend's data folder. */
  dataDir: string
}

/**
 * Builds the shop if its build is stale, and starts it with a backend on an empty database. Takes more settings, and `backendFolder`:
 * another build for the backend.
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  backendFolder?: string,
): Promise<ShopServer> {
  const dataDir = temporaryFolder()
  const [port, backendPort] = [await findFreePort(), await findFreePort()]
  const env = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    // Keeps the data in that folder, even when DATABASE_URL names a test server.
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    // Background work would be measured too.
    PREPARE_PICTURES: '0',
    ...shopEnv,
    ...settings,
  }
  let backend: Server | undefined
  let shop: Server | undefined
  const stop = async () => {
    await shop?.stop()
    await backend?.stop()
  }
  try {
    backend = await startServer(backendArgs(env.DATABASE_URL), {
      port: backendPort,
      path: '/readyz',
      env,
      cwd: backendFolder,
    })
    await buildIfStale(new ProcessGroup(), env)
    lockBuild('serve')
    shop = await startServer(shopArgs, { port, path: '/brand/logo.svg', env })
    return { ...shop, stop, backendPort, backend, dataDir }
  } catch (error) {
    await stop()
    throw error
  }
}

const bareFolder = 'packages/tools/src/bench/bare-next'
export const barePublicFolder = `${bareFolder}/public`

/** Builds and starts the bare Next app to compare the shop with, with settings if given. */
export async function startBareNext(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  console.error('building bare Next')
  await writeBarePictures(barePublicFolder)
  await new ProcessGroup().run('build', [nextCommand, 'build', bareFolder])
  const port = await findFreePort()
  const args = [nextCommand, 'start', bareFolder, '--port', String(port)]
  return startServer(args, { port, path: '/', env })
}
