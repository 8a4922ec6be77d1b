import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '@etalase/backend-kit/seed/manifest.ts'
import { backendFile } from '@etalase/front/next/build.ts'
import { findFreePort } from '@etalase/processes/ports.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { openEngine } from '#engine/open-engine.ts'
import { readEngineSettings } from '#engine/settings.ts'
import { buildShop, serveShop, startAdapter } from '#engine/start-shop.ts'
import { leftOut } from '../../../../e2e/medusa/browser-tests.ts'
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
  await buildShop(group, settings)
  // Tests read the files of the shop under test, and start others from its folder.
  await copyProject(projectDir, { from: shopUrl, to: shopUrl })
  // There the adapter stands in the place of the embedded backend, as the proxies of tests do.
  writeFileSync(join(projectDir, backendFile), '')
  delete process.env.API_BASE_URL
  await serveShop(group, settings, projectDir)
  process.env.E2E_ENGINE_URL = `http://localhost:${settings.ports.engine}`
  process.env.E2E_ENGINE_SECRET = settings.engineSecret
  return opened
}

/** Runs browser tests in front of Medusa: the named ones, or all but `leftOut`. Throws when one fails. */
export async function testOnMedusa(args: readonly string[]): Promise<void> {
  process.env.CHROMIUM_PATH = requireBrowser()
  const group = new ProcessGroup()
  const unfit = leftOut.map(({ title }) => title).join('|')
  const chosen = args.length > 0 ? args : ['--grep-invert', unfit]
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
