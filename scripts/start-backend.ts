import { waitForServer } from '@etalase/processes/ports.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import { backendArgs } from '#scripts/backend-process.ts'

/** Long enough to seed an empty database on a slow machine. */
const startTimeoutSeconds = 120

/** Starts the embedded backend, and waits until it is ready. Throws when it does not answer within two minutes. */
export async function startBackend(
  group: ProcessGroup,
  port: number,
  nodeFlags: readonly string[] = [],
): Promise<void> {
  // The shop calls it from this machine, so the proxies in front of the shop are not in front of it.
  const args = [...nodeFlags, ...backendArgs(process.env.DATABASE_URL)]
  group.start('backend', args, { TRUSTED_PROXIES: '' })
  await waitForServer(`http://localhost:${port}/readyz`, startTimeoutSeconds)
  group.keepRunning('backend')
}
