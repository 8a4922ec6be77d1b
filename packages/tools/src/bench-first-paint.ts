import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import type { Browser } from '@playwright/test'
import { firstPaintOf, type Work, workNames } from '#bench/pages/first-paint-trace.ts'
import { median } from '#bench/pages/median.ts'
import { slowCpuDown, withPhonePage } from '#bench/pages/phone.ts'
import { comparedPages, listPath, withRivals } from '#bench/pages/rivals.ts'
import { openSlowLine } from '#bench/pages/slow-line.ts'
import { warmUp } from '#bench/pages/warm-up.ts'
import { withBench } from '#bench/pages/with-bench.ts'

// npm run bench:first-paint: breaks down the milliseconds before the first paint, on a first visit with slow 4G and a quarter of the CPU,
// in the shop and then in a static page without a framework. Medians of traces.

const runs = 7

const paths = ['/', listPath, '/product/1001', '/stores']

const categories = ['devtools.timeline', 'blink.user_timing', 'loading', 'v8', '__metadata']

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

async function traceOnce(browser: Browser, url: string): Promise<Work> {
  const { port, pathname, search } = new URL(url)
  const line = await openSlowLine(Number(port))
  try {
    return await withPhonePage(browser, async (page, session) => {
      await slowCpuDown(session)
      await browser.startTracing(page, { categories })
      await page.goto(line.url + pathname + search)
      await page.waitForFunction(hasPainted)
      return firstPaintOf(await browser.stopTracing())
    })
  } finally {
    line.close()
  }
}

const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

const printMedians = (name: string, traces: readonly Work[]) =>
  row([name, ...workNames.map((kind) => median(traces.map((trace) => trace[kind])).toFixed(0))])

cleanUpAtSignals()
await withBench(({ shop, browser }) =>
  withRivals(async (rivals) => {
    row(['ms', ...workNames])
    row(['---', ...workNames.map(() => '--:')])
    for (const path of paths) {
      const pages = comparedPages(shop, rivals, path)
      await warmUp(browser, pages.shop)
      const [ours, theirs]: [Work[], Work[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        ours.push(await traceOnce(browser, pages.shop))
        theirs.push(await traceOnce(browser, pages.static))
      }
      printMedians(path, ours)
      printMedians('static', theirs)
    }
  }),
)
