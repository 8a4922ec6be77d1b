import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { fontsLoaded } from '#e2e/support/fonts.ts'
import { test } from '#e2e/support/test.ts'

/** The browser that drew the baselines. Another draws letters otherwise, which is no fault of ours. */
const versionFile = 'e2e/baselines/chromium.txt'

/** Makes a page look the same at each visit; skips the test in another browser than the baselines' own. */
export async function prepareLooks(page: Page, { config }: TestInfo): Promise<void> {
  const drawnBy = (await readFile(versionFile, 'utf8').catch(() => '')).trim()
  const version = page.context().browser()?.version()
  const drawing = `${basename(process.env.CHROMIUM_PATH ?? 'chromium')} ${version}`
  const isDrawing = config.updateSnapshots === 'all'
  if (isDrawing) {
    await mkdir(dirname(versionFile), { recursive: true })
    await writeFile(versionFile, `${drawing}\n`)
  }
  test.skip(
    !isDrawing && drawnBy !== drawing,
    `The baselines were drawn by ${drawnBy}, this is ${drawing}: npm run e2e -- visual --update-snapshots=all`,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-11-21T03:00:00Z')
}

/** The page as it is once everything has arrived: all of it, or what the first view shows. */
export async function expectSame(
  page: Page,
  name: string,
  part: 'all' | 'first view',
): Promise<void> {
  if (part === 'all') {
    // A picture of the whole page is taken from its top: what is far below would be blank (docs/decisions/010).
    await page.addStyleTag({
      content: '[class*="lazy-"] { content-visibility: visible !important }',
    })
  }
  await page.waitForLoadState('networkidle')
  await fontsLoaded(page)
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: part === 'all' })
}
