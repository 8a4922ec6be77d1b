import { expect, type Page } from '@playwright/test'
import { holdScripts } from '#e2e/support/scripts.ts'
import { test } from '#e2e/support/test.ts'

/** One page of each kind with such buttons. */
const pages = ['/', '/shop/men', '/products', '/product/1001', '/collections/batik-biru']

const buttons = (page: Page) => page.locator('button[type=button]')

/** Returns the indexes of visible buttons, one per look, since those of all cards are the same. */
const indexes = (page: Page): Promise<number[]> =>
  buttons(page).evaluateAll((all) => {
    const looks = new Map<string, number>()
    for (const [index, button] of all.entries()) {
      const look = `${button.className} ${button.textContent}`
      const isSeen = button.checkVisibility({ visibilityProperty: true })
      if (isSeen && button.ariaDisabled !== 'true' && !looks.has(look)) looks.set(look, index)
    }
    return [...looks.values()]
  })

/** Counts clicks dispatched by scripts. */
const watchRepeats = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', ({ isTrusted }) => {
      const { dataset } = document.documentElement
      if (!isTrusted) dataset.repeats = String(Number(dataset.repeats ?? 0) + 1)
    })
  })

const repeats = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.repeats ?? 0))

test.describe('before the scripts load on a slow phone, a press on any button of', () => {
  for (const path of pages) {
    test(`${path} is repeated once they load`, async ({ page }) => {
      test.setTimeout(180_000)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      const hold = await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const pressed = await indexes(page)
      expect(pressed).not.toEqual([])
      for (const index of pressed) {
        hold.again()
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await watchRepeats(page)
        await buttons(page).nth(index).click({ noWaitAfter: true })
        hold.release()
        await expect.poll(() => repeats(page)).toBe(1)
      }
    })
  }
})
