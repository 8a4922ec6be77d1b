import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { fontsLoaded } from '#e2e/support/fonts.ts'
import { test } from '#e2e/support/test.ts'

/** The browser that rendered the baselines. Others render letters differently, which is not a bug. */
const versionFile = 'e2e/baselines/chromium.txt'

/** Makes a page look the same on each visit; skips the test in a browser other than the baselines'. */
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

/** Compares the fully loaded page with its baseline: all of it, or the first view. */
export async function expectSame(
  page: Page,
  name: string,
  part: 'all' | 'first view',
): Promise<void> {
  if (part === 'all') {
    // A full-page screenshot is taken from the top, where lazy content further down would be blank (docs/decisions/010).
    await page.addStyleTag({
      content: '[class*="lazy-"] { content-visibility: visible !important }',
    })
  }
  await page.waitForLoadState('networkidle')
  await fontsLoaded(page)
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: part === 'all' })
}
