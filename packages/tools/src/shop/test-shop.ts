import { rm } from 'node:fs/promises'
import { cleanup } from '@etalase/processes/cleanup.ts'
import { requireFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { e2e, runDir } from '../../../../e2e/settings.ts'

/** Long enough to build the shop on a slow machine. */
const startTimeoutSeconds = 900

/** Removes the data of the shops started by this process. */
export const removeTestData = cleanup(() => rm(runDir, { recursive: true, force: true }))

/**
 * Starts the browser tests' shop with the demo company and more settings, built if needed. Returns a function that stops it. Data
 * persists to the next start. Throws when the shop exits or times out.
 */
export async function startTestShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  await requireFreePort('E2E_PORT', Number(e2e.env.PORT))
  const shop = startProcess([process.execPath, 'scripts/start.ts', 'start'], {
    env: { ...e2e.env, ...settings },
  })
  const failed = shop.exited.then(() => Promise.reject(new Error('The shop exited.')))
  try {
    await Promise.race([waitForServer(`${e2e.shopUrl}/readyz`, startTimeoutSeconds), failed])
  } catch (error) {
    await shop.stop()
    throw error
  }
  // After a successful start, an exit is no longer an error.
  failed.catch(() => {})
  return () => shop.stop()
}
