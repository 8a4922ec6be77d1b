import { rm } from 'node:fs/promises'

/** Runs browser tests in front of Medusa, which it starts: those that are named, else those of e2e/medusa/browser-tests.ts. */
const chosen = process.argv.slice(2)
process.env.E2E_WORKERS ??= '1'
// Who names tests means all of these.
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
