import { buildWithBackend } from '#scripts/build-with-backend.ts'
import { readSettings } from '#scripts/settings.ts'

// npm run build: the production build, without starting the shop.
try {
  // The backend of a build serves no shopper, so that it may be the demo also for an https SHOP_URL.
  process.env.ALLOW_DEMO ||= '1'
  // A build has no secrets: it needs the settings of development alone.
  await buildWithBackend(readSettings(process.env, { isDev: true }).backendPort)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
