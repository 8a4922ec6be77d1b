import { buildIfStale } from '#scripts/build.ts'
import { ProcessGroup } from '#scripts/process-group.ts'
import { readSettings } from '#scripts/settings.ts'
import { startBackend } from '#scripts/start-backend.ts'

// npm run build: the production build, without starting the shop. Pages are prerendered with the backend's data.
const group = new ProcessGroup()

try {
  // A build has no secrets: it needs the settings of development alone.
  const { backendPort } = readSettings(process.env, { isDev: true })
  if (backendPort !== null) await startBackend(group, backendPort)
  await buildIfStale(group)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await group.stop()
}
