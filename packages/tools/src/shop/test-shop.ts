import { rm } from 'node:fs/promises'
import { cleanup } from '@etalase/processes/cleanup.ts'
import { requireFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { e2e, runDir } from '../../../../e2e/settings.ts'

/** Enough to build the shop on a slow machine. */
const startTimeoutSeconds = 900

/** Removes what the shops of this process have kept. */
export const removeTestData = cleanup(() => rm(runDir, { recursive: true, force: true }))

/**
 * Starts the shop of the browser tests with the demo company and more settings, built if needed, and gives a function that stops it.
 * Its data stays for the next start. Throws when it exits, or does not answer in time.
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
  // From now on it may end.
  failed.catch(() => {})
  return () => shop.stop()
}
