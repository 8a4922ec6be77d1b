import { buildWithBackend } from '#scripts/build-with-backend.ts'
import { buildVariables, readSettings } from '#scripts/settings.ts'

// npm run build: the production build, without starting the shop.
try {
  Object.assign(process.env, buildVariables(process.env))
  // A build has no secrets: it needs only the development settings.
  await buildWithBackend(readSettings(process.env, { isDev: true }).backendPort)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
