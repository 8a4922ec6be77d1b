import { chmodSync, mkdirSync } from 'node:fs'
import { readManifest } from '@etalase/backend-kit/seed/manifest.ts'
import { findFreePort } from '@etalase/processes/ports.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { openEngine } from '#engine/open-engine.ts'
import { readEngineSettings } from '#engine/settings.ts'
import { startAdapter, startShop } from '#engine/start-shop.ts'
import { testFiles } from '../../../../e2e/medusa/browser-tests.ts'
import { runDir, shopOf } from '../../../../e2e/settings.ts'
import { requireBrowser } from '../../../../scripts/browser.ts'
import { copyProject } from '../../../../scripts/copy-project.ts'

const playwright = 'node_modules/@playwright/test/cli.js'

/** Starts Medusa with as many products as the tests expect, the adapter and the shop, at the addresses of the tests' first worker. */
async function open(group: ProcessGroup) {
  const { dataDir, env, projectDir, shopUrl } = shopOf(0)
  const { products } = await readManifest()
  const variables = {
    ...env,
    ENGINE_PORT: String(await findFreePort()),
    ENGINE_PRODUCTS: String(products.length),
  }
  Object.assign(process.env, variables)
  mkdirSync(dataDir, { recursive: true })
  // Root starts PostgreSQL as another user, who needs access to its folder.
  chmodSync(runDir, 0o711)
  const settings = await readEngineSettings(process.env, { isCheck: false, dataDir })
  const opened = await openEngine(group, settings)
  await startAdapter(group, opened)
  await startShop(group, settings)
  // Some tests start their own shop from a copy.
  await copyProject(projectDir, { from: shopUrl, to: shopUrl })
  return opened
}

/** Runs browser tests in front of Medusa: the named ones, or `testFiles`. Throws when one fails. */
export async function testOnMedusa(args: readonly string[]): Promise<void> {
  process.env.CHROMIUM_PATH = requireBrowser()
  const group = new ProcessGroup()
  const chosen = args.length > 0 ? args : [...testFiles, '--project=phone']
  let stopDatabase = () => {}
  try {
    await group.during(async () => {
      stopDatabase = (await open(group)).stopDatabase
      await group.run('browser tests', [playwright, 'test', ...chosen])
    })
  } finally {
    stopDatabase()
  }
}
