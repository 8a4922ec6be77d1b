import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { buildIfStale } from '#scripts/build.ts'
import { startBackend } from '#scripts/start-backend.ts'

/**
 * Builds the shop, if needed, while the embedded backend runs on a port, because pages are prerendered with its data; null for an
 * external backend. Throws when backend or build fail.
 */
export async function buildWithBackend(backendPort: number | null): Promise<void> {
  const group = new ProcessGroup()
  await group.during(async () => {
    if (backendPort !== null) await startBackend(group, backendPort)
    await buildIfStale(group)
  })
}
