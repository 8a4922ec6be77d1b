import { waitForServer } from '@etalase/processes/ports.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import { backendArgs } from '#scripts/backend-process.ts'

/** Enough to seed an empty database on a slow machine. */
const startTimeoutSeconds = 120

/** Starts the embedded backend, and waits until it can serve. Throws when it does not answer within two minutes. */
export async function startBackend(
  group: ProcessGroup,
  port: number,
  nodeFlags: readonly string[] = [],
): Promise<void> {
  // Its calls come from the shop, on this machine: the proxies in front of the shop are none of its own.
  const args = [...nodeFlags, ...backendArgs(process.env.DATABASE_URL)]
  group.start('backend', args, { TRUSTED_PROXIES: '' })
  await waitForServer(`http://localhost:${port}/readyz`, startTimeoutSeconds)
  group.keepRunning('backend')
}
