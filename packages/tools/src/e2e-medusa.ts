import { rm } from 'node:fs/promises'

/** Starts Medusa and runs browser tests in front of it: the named ones, or all that e2e/medusa/browser-tests.ts doesn't leave out. */
const chosen = process.argv.slice(2)
process.env.E2E_WORKERS ??= '1'
// Named tests run in full, nightly ones included.
process.env.E2E_NIGHTLY ??= chosen.length > 0 ? '1' : '0'

const { runDir } = await import('../../../e2e/settings.ts')
const { testOnMedusa } = await import('#engine/browser-tests.ts')

try {
  await testOnMedusa(chosen)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(runDir, { recursive: true, force: true })
}
