import { spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { missingBrowsers } from '#e2e/support/other-browsers.ts'
import { languages } from '#lib/rules/language.ts'
import { requireBrowser } from '#scripts/browser.ts'
import { buildWithBackend } from '#scripts/build-with-backend.ts'
import { copyProject } from '#scripts/copy-project.ts'

/**
 * Selected tests run on one worker, which starts faster; all tests run on three workers, each with its shop. On two
 * cores a third one works while the others wait for what a page does a moment later.
 */
const playwrightArgs = process.argv.slice(2)
process.env.E2E_WORKERS ??= playwrightArgs.length > 0 ? '1' : '3'

const { language, runDir, shopOf, workers } = await import('#e2e/settings.ts')

/** Says which browsers are not tested, so that nobody takes silence for success. */
function reportMissingBrowsers(): void {
  const missing = missingBrowsers().join(' and ')
  if (missing) {
    console.warn(`skipped: the purchase in ${missing} (not installed: npx playwright install)`)
  }
}

async function prepare(): Promise<void> {
  process.env.CHROMIUM_PATH = requireBrowser()
  reportMissingBrowsers()
  const { env } = shopOf(0)
  Object.assign(process.env, env)
  await buildWithBackend(Number(env.BACKEND_PORT))
  for (let worker = 0; worker < workers; worker++) {
    const { projectDir, shopUrl, dataDir } = shopOf(worker)
    await copyProject(projectDir, { from: shopOf(0).shopUrl, to: shopUrl })
    // Copying the database takes less time than seeding another.
    if (worker > 0) await cp(shopOf(0).dataDir, dataDir, { recursive: true })
  }
}

function run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: 'inherit', env })
  // Playwright stops its shops after SIGINT alone.
  const stop = () => child.kill('SIGINT')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

/** The tests read the messages of the build's language (package.json, "imports"). */
const runTests = () =>
  run(['node_modules/@playwright/test/cli.js', 'test', ...playwrightArgs], {
    ...process.env,
    ...(language === 'en' ? {} : { NODE_OPTIONS: `--conditions=shop-${language}` }),
  })

/** Runs the tests of each other language, each with a build of its own; the exit code of the first that fails, or 0. */
async function runOtherLanguages(): Promise<number> {
  for (const other of languages.filter((candidate) => candidate !== language)) {
    const { E2E_DATA_DIR: _, ...env } = process.env
    const code = await run(['scripts/e2e.ts'], { ...env, SHOP_LANGUAGE: other, E2E_WORKERS: '2' })
    if (code !== 0) return code
  }
  return 0
}

const isWholeRun = playwrightArgs.length === 0 && !process.env.SHOP_LANGUAGE

try {
  // First, so that the build in English is the one that stays.
  const code = isWholeRun ? await runOtherLanguages() : 0
  await prepare()
  process.exitCode = (await runTests()) || code
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(runDir, { recursive: true, force: true })
}
