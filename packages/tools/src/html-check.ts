import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUp, cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { chromium } from '@playwright/test'
import { collectPages, type SentPage } from '#html/collect-pages.ts'
import { checkPages, installChecker, type PageError } from '#html/nu-checker.ts'
import { startTestShop } from '#shop/test-shop.ts'
import { e2e } from '../../../e2e/settings.ts'
import { requireBrowser } from '../../../scripts/browser.ts'

// npm run html:check: runs the Nu HTML Checker on every kind of page of a temporary shop, as a browser without scripts gets it. Prints the
// errors by message, and exits with 1 when there is one. Needs Java; `-- --jar FILE` names an existing checker.
const { values } = parseArgs({ options: { jar: { type: 'string' } } })

async function collect(): Promise<SentPage[]> {
  const stop = await startTestShop()
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox'],
  })
  try {
    return await collectPages(() =>
      browser.newPage({ baseURL: e2e.shopUrl, javaScriptEnabled: false }),
    )
  } finally {
    await browser.close()
    await stop()
  }
}

/** Lists each message with its pages and lines, and the markup of its first occurrence. */
function toText(errors: readonly PageError[]): string {
  const groups = Map.groupBy(errors, ({ message }) => message)
  return [...groups]
    .map(([message, found]) => {
      const places = new Set(found.map(({ path, line }) => `  ${path}:${line}`))
      return [message, `  ${found[0]?.extract.trim()}`, ...places, ''].join('\n')
    })
    .join('\n')
}

cleanUpAtSignals()
const folder = await mkdtemp(join(tmpdir(), 'etalase-html-'))
cleanup(() => rm(folder, { recursive: true, force: true }))
try {
  const jar = values.jar ?? (await installChecker(folder))
  const pages = await collect()
  const errors = await checkPages(jar, pages, folder)
  process.stdout.write(`${toText(errors)}${pages.length} pages, ${errors.length} errors\n`)
  process.exitCode = errors.length > 0 ? 1 : 0
} catch (error) {
  console.error(error)
  process.exitCode = 2
} finally {
  await cleanUp()
}
