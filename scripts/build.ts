import { isBuildStale, markBuild } from '#scripts/build-state.ts'
import type { ProcessGroup } from '#scripts/processes.ts'

/** Builds the shop for production when the build is missing, old, or made with other settings. */
export async function buildWhenStale(group: ProcessGroup): Promise<void> {
  if (!(await isBuildStale())) return
  await group.run('build', ['node_modules/next/dist/bin/next', 'build'])
  await markBuild()
}
