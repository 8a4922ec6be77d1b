import type { Browser } from '@playwright/test'
import * as words from '#lib/messages/words.ts'
import { median } from '#scripts/bench/pages/median.ts'
import { settle, throttle, withPhone } from '#scripts/bench/pages/phone.ts'
import { watchNavigation, watchPage } from '#scripts/bench/pages/watch-page.ts'

const runs = 5

const patienceMs = 20_000

const navigateOnce = (browser: Browser, url: string, isThrottled: boolean) =>
  withPhone(browser, async (page, session) => {
    await page.addInitScript(watchPage, { addToCart: words.product.addToCart })
    await page.goto(url)
    await settle(page)
    if (isThrottled) await throttle(session)
    const card = page.locator('main a[href^="/product/"]').first()
    await card.hover()
    await settle(page)
    await page.evaluate(watchNavigation)
    await card.click()
    await page.waitForFunction(() => window.seen.headingAt, undefined, { timeout: patienceMs })
    const { pressedAt, headingAt } = await page.evaluate(() => window.seen)
    if (pressedAt === undefined || headingAt === undefined) {
      throw new Error(`${url}: a press on the first card opened another document.`)
    }
    return headingAt - pressedAt
  })

/** Milliseconds from the press on a list's first card, prefetched by pointing at it, to the product's heading. */
export async function timeNavigation(
  browser: Browser,
  listUrl: string,
  isThrottled: boolean,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await navigateOnce(browser, listUrl, isThrottled))
  return median(times)
}
