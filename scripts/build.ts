import { isBuildStale, markBuild } from '#scripts/build-state.ts'
import type { ProcessGroup } from '#scripts/process-group.ts'

/** Builds the shop for production if the build is missing, older than its sources, or made with other settings. */
export async function buildIfStale(group: ProcessGroup): Promise<void> {
  if (!(await isBuildStale())) return
  await group.run('build', ['node_modules/next/dist/bin/next', 'build'])
  await markBuild()
}
