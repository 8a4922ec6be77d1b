import type { Browser, CDPSession } from '@playwright/test'
import { type ComparedPages, measureBeside } from '#bench/pages/compare.ts'
import type { Figures } from '#bench/pages/measures.ts'
import { medianOf } from '#bench/pages/median.ts'
import { slowCpuDown, waitUntilIdle, withPhonePage } from '#bench/pages/phone.ts'
import { type PageTimings, recordTimings } from '#bench/pages/record-timings.ts'
import { openSlowLine } from '#bench/pages/slow-line.ts'
import { productMessages } from '../../../../../lib/messages/en/product.ts'

const runs = 5

/** Longer tasks count towards the total blocking time. */
const longTaskMs = 50

const seconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1000)

const blockingTime = ({ fcp, longTasks }: PageTimings) =>
  longTasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + duration - longTaskMs, 0)

/** Returns the page's main-thread time so far, in milliseconds. */
async function mainThreadOf(
  session: CDPSession,
): Promise<Pick<Figures, 'mainThread' | 'styleTime'>> {
  const { metrics } = await session.send('Performance.getMetrics')
  const secondsOf = new Map(metrics.map(({ name, value }) => [name, value]))
  const milliseconds = (name: string) => (secondsOf.get(name) ?? 0) * 1000
  return {
    mainThread: milliseconds('TaskDuration'),
    styleTime: milliseconds('RecalcStyleDuration'),
  }
}

const measureOn = (browser: Browser, url: string) =>
  withPhonePage(browser, async (page, session) => {
    await page.addInitScript(recordTimings, { addToCart: productMessages.addToCart })
    await slowCpuDown(session)
    await session.send('Performance.enable')
    await page.goto(url)
    await waitUntilIdle(page)
    const timings = await page.evaluate(() => window.timings)
    const figures: Figures = {
      fcp: timings.fcp / 1000,
      lcp: timings.lcp / 1000,
      cls: timings.cls,
      tbt: blockingTime(timings),
      ...(await mainThreadOf(session)),
    }
    return {
      ...figures,
      addToCartReady: seconds(timings.addToCartReady),
      addToCartEnhanced: seconds(timings.addToCartEnhanced),
    } satisfies Figures
  })

async function measureOnce(browser: Browser, url: string): Promise<Figures> {
  const { port, pathname, search } = new URL(url)
  const line = await openSlowLine(Number(port))
  try {
    return await measureOn(browser, line.url + pathname + search)
  } finally {
    line.close()
  }
}

/**
 * Measures FCP, LCP, CLS, TBT, main-thread time, and the time until the add-to-cart button works, for a first visit on slow 4G
 * with a quarter of the CPU, and their ratios to the other pages.
 */
export const measurePaints = (browser: Browser, pages: ComparedPages): Promise<Figures> =>
  medianOf(runs, () => measureBeside(pages, (url) => measureOnce(browser, url)))
