import { completeBuild } from '@etalase/front/complete-build.ts'
import { fixPreviewKeys, identityOf } from '@etalase/front/next/build-identity.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import { lockBuild } from '#scripts/build-lock.ts'
import { inputsOfBuild, isBuildStale, markBuild } from '#scripts/build-state.ts'
import { checkBuiltPages, checkRoutes } from '#scripts/check-routes.ts'
import { addCompileHints } from '#scripts/compile-hints.ts'

const dictionaryRoutes = {
  pages: ['/', '/shop/[category]', '/list/[key]', '/product/[id]'],
  fetched: ['/list/[key]', '/product/[id]'],
}

/**
 * Builds the shop for production if the build is missing, older than its sources, or made with other settings; `env` adds variables.
 * Throws when a shop running from this folder uses the build, or when a route is missing from the table or contradicts its row.
 */
export async function buildIfStale(
  group: ProcessGroup,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (!(await isBuildStale())) return
  checkRoutes()
  const unlock = lockBuild('build')
  try {
    const inputs = await inputsOfBuild()
    await group.run('build', ['node_modules/next/dist/bin/next', 'build'], {
      ...identityOf(inputs),
      ...env,
    })
    await fixPreviewKeys('.next', inputs)
    await checkBuiltPages('.next')
    await addCompileHints('.next')
    await completeBuild(dictionaryRoutes)
    await markBuild()
  } finally {
    unlock()
  }
}
