import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { requireBrowser } from '#scripts/browser.ts'
import { buildWhenStale } from '#scripts/build.ts'
import { copyProject } from '#scripts/copy-project.ts'
import { waitForAnswer } from '#scripts/ports.ts'
import { ProcessGroup } from '#scripts/processes.ts'

/** Named tests are run by one worker, whose shop is up sooner; all of them by two, each with a shop. */
const playwrightArgs = process.argv.slice(2)
process.env.E2E_WORKERS ??= playwrightArgs.length > 0 ? '1' : '2'

const { runDir, shopOf, workers } = await import('#e2e/settings.ts')

/** Builds the shop with the first worker's backend: pages are rendered from its data. */
async function build(): Promise<void> {
  const { env, backendUrl } = shopOf(0)
  Object.assign(process.env, env)
  const group = new ProcessGroup()
  group.start('backend', ['backend/main.ts'])
  try {
    await waitForAnswer(`${backendUrl}/readyz`, 120)
    await buildWhenStale(group)
  } finally {
    await group.stop()
  }
}

async function prepare(): Promise<void> {
  process.env.CHROMIUM_PATH = requireBrowser()
  await build()
  for (let worker = 0; worker < workers; worker++) {
    const { projectDir, shopUrl } = shopOf(worker)
    await copyProject(projectDir, { from: shopOf(0).shopUrl, to: shopUrl })
  }
}

function runTests(): Promise<number> {
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...playwrightArgs]
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

try {
  await prepare()
  process.exitCode = await runTests()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(runDir, { recursive: true, force: true })
}
