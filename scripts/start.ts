import { persistedSecret } from '@etalase/processes/persisted-secret.ts'
import { requireFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { buildIfStale } from '#scripts/build.ts'
import { lockBuild } from '#scripts/build-lock.ts'
import { readSettings, type Settings } from '#scripts/settings.ts'
import { shopArgs, shopEnv } from '#scripts/shop-process.ts'
import { startBackend } from '#scripts/start-backend.ts'

const next = 'node_modules/next/dist/bin/next'
const group = new ProcessGroup()

const startTimeoutSeconds = 120

/** In development the backend restarts when its files change. */
const watchFlags = ['--watch-path=packages', '--watch-path=brand']

async function startShop(port: number, isDev: boolean): Promise<void> {
  if (!isDev) {
    await buildIfStale(group)
    lockBuild('serve')
  }
  if (isDev) group.start('shop', [next, 'dev', '--port', String(port)])
  else group.start('shop', shopArgs, shopEnv)
  await waitForServer(`http://localhost:${port}/brand/logo.svg`, startTimeoutSeconds)
  group.keepRunning('shop')
}

async function start({ port, backendPort, dataDir }: Settings, isDev: boolean): Promise<void> {
  process.env.SESSION_PASSWORD ||= await persistedSecret(dataDir, 'session-password')
  await requireFreePort('PORT', port)
  if (backendPort !== null) {
    await requireFreePort('BACKEND_PORT', backendPort)
    await startBackend(group, backendPort, isDev ? watchFlags : [])
  }
  await startShop(port, isDev)
  const backend = `http://localhost:${backendPort}`
  const more =
    backendPort === null ? '' : `, its mails at ${backend}/outbox, a tour at ${backend}/tour`
  console.warn(`\nThe shop is open at http://localhost:${port}${more}\n`)
}

group.stopAtSignal(0)

try {
  const isDev = process.argv[2] === 'dev'
  await start(readSettings(process.env, { isDev }), isDev)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await group.stop()
  process.exit(1)
}
