import { persistedSecret } from '#backend/persisted-secret.ts'
import { buildIfStale } from '#scripts/build.ts'
import { requireFreePort, waitForServer } from '#scripts/ports.ts'
import { ProcessGroup } from '#scripts/process-group.ts'
import { readSettings, type Settings } from '#scripts/settings.ts'

const next = 'node_modules/next/dist/bin/next'
const group = new ProcessGroup()

/** Enough to seed an empty database on a slow machine. */
const startTimeoutSeconds = 120

async function startBackend(port: number, isDev: boolean): Promise<void> {
  const watch = isDev ? ['--watch-path=backend', '--watch-path=lib'] : []
  group.start('backend', [...watch, 'backend/main.ts'])
  await waitForServer(`http://localhost:${port}/readyz`, startTimeoutSeconds)
}

async function startShop(port: number, isDev: boolean): Promise<void> {
  if (!isDev) await buildIfStale(group)
  group.start('shop', isDev ? [next, 'dev', '--port', String(port)] : ['server/main.ts'])
  await waitForServer(`http://localhost:${port}/brand/sandang-nusa.svg`, startTimeoutSeconds)
}

async function start({ port, backendPort, dataDir }: Settings, isDev: boolean): Promise<void> {
  process.env.SESSION_PASSWORD ||= await persistedSecret(dataDir, 'session-password')
  await requireFreePort('PORT', port)
  if (backendPort !== null) {
    await requireFreePort('BACKEND_PORT', backendPort)
    await startBackend(backendPort, isDev)
  }
  await startShop(port, isDev)
  const mails =
    backendPort === null ? '' : `, its mails are at http://localhost:${backendPort}/outbox`
  console.warn(`\nThe shop is open at http://localhost:${port}${mails}\n`)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => group.stop().then(() => process.exit(0)))
}

try {
  const isDev = process.argv[2] === 'dev'
  await start(readSettings(process.env, { isDev }), isDev)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await group.stop()
  process.exit(1)
}
