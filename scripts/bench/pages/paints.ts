import type { Browser } from '@playwright/test'
import * as words from '#lib/messages/words.ts'
import type { Figures } from '#scripts/bench/pages/measures.ts'
import { medianOf } from '#scripts/bench/pages/median.ts'
import { settle, throttle, withPhone } from '#scripts/bench/pages/phone.ts'
import { type Seen, watchPage } from '#scripts/bench/pages/watch-page.ts'

const runs = 5

/** A task blocks what takes longer than this, in milliseconds. */
const blockingMs = 50

const seconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1000)

const blockingTime = ({ fcp, longTasks }: Seen) =>
  longTasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + duration - blockingMs, 0)

const paintOnce = (browser: Browser, url: string) =>
  withPhone(browser, async (page, session) => {
    await page.addInitScript(watchPage, { addToCart: words.product.addToCart })
    await throttle(session)
    await page.goto(url)
    await settle(page)
    const seen = await page.evaluate(() => window.seen)
    const figures: Figures = {
      fcp: seen.fcp / 1000,
      lcp: seen.lcp / 1000,
      cls: seen.cls,
      tbt: blockingTime(seen),
    }
    return {
      ...figures,
      addToCartReady: seconds(seen.addToCartReady),
      addToCartEnhanced: seconds(seen.addToCartEnhanced),
    } satisfies Figures
  })

/** When a page's first and largest parts are painted, and its button works, under slow 4G and CPU/4. */
export const timePaints = (browser: Browser, url: string): Promise<Figures> =>
  medianOf(runs, () => paintOnce(browser, url))
