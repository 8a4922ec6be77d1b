import type { Browser } from '@playwright/test'
import { median } from '#bench/pages/median.ts'
import { throttle, waitUntilIdle, withPhonePage } from '#bench/pages/phone.ts'
import { recordNavigation, recordTimings } from '#bench/pages/record-timings.ts'
import { productMessages } from '../../../../../lib/messages/en/product.ts'

const runs = 5

const timeoutMs = 20_000

const measureOnce = (browser: Browser, url: string, isThrottled: boolean) =>
  withPhonePage(browser, async (page, session) => {
    await page.addInitScript(recordTimings, { addToCart: productMessages.addToCart })
    await page.goto(url)
    await waitUntilIdle(page)
    if (isThrottled) await throttle(session)
    const card = page.locator('main a[href^="/product/"]').first()
    await card.hover()
    await waitUntilIdle(page)
    await page.evaluate(recordNavigation)
    await card.click()
    await page.waitForFunction(() => window.timings.headingAt, undefined, { timeout: timeoutMs })
    const { pressedAt, headingAt } = await page.evaluate(() => window.timings)
    if (pressedAt === undefined || headingAt === undefined) {
      throw new Error(`${url}: a press on the first card loaded a new document.`)
    }
    return headingAt - pressedAt
  })

/** Measures milliseconds from the press on a list's first card, prefetched on hover, to the product's heading. */
export async function measureSoftNavigation(
  browser: Browser,
  listUrl: string,
  isThrottled: boolean,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await measureOnce(browser, listUrl, isThrottled))
  return median(times)
}
