import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import type { Browser } from '@playwright/test'
import { firstPaintOf, type Work, workNames } from '#bench/pages/first-paint-trace.ts'
import { median } from '#bench/pages/median.ts'
import { openBrowser, slowCpuDown, withPhonePage } from '#bench/pages/phone.ts'
import { barePublicFolder, startBareNext, startShop } from '#bench/pages/servers.ts'
import { openSlowLine } from '#bench/pages/slow-line.ts'
import { startStaticServer } from '#bench/pages/static-server.ts'
import { warmUp } from '#bench/pages/warm-up.ts'

// npm run bench:first-paint: where the milliseconds before the first paint go, for a first visitor on slow 4G with a quarter of the CPU, in the
// shop and right after it in a static page without a framework. Medians of traces.

const runs = 7

/** Each page of the shop, and the page of bare Next whose hand-written form it is compared with. */
const pages = [
  ['/', '/'],
  ['/products?category_id=7', '/list'],
  ['/product/1001', '/product/1'],
  ['/stores', '/shops'],
] as const

const traced = ['devtools.timeline', 'blink.user_timing', 'loading', 'v8', '__metadata'].join(',')

async function traceOnce(browser: Browser, url: string): Promise<Work> {
  const { port, pathname, search } = new URL(url)
  const line = await openSlowLine(Number(port))
  try {
    return await withPhonePage(browser, async (page, session) => {
      await slowCpuDown(session)
      await browser.startTracing(page, { categories: traced.split(',') })
      await page.goto(line.url + pathname + search)
      await page.waitForTimeout(500)
      return firstPaintOf(await browser.stopTracing())
    })
  } finally {
    line.close()
  }
}

const mediansOf = (traces: readonly Work[]) =>
  workNames.map((name) => median(traces.map((trace) => trace[name])))

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

cleanUpAtSignals()
const shop = await startShop()
const bare = await startBareNext()
const browser = await openBrowser()
const plain = await startStaticServer(
  bare.url,
  barePublicFolder,
  pages.map(([, path]) => path),
)
try {
  process.stdout.write(row(['ms', ...workNames]) + row(['---', ...workNames.map(() => '--:')]))
  for (const [path, plainPath] of pages) {
    await warmUp(browser, shop.url + path)
    const traces: { ours: Work[]; theirs: Work[] } = { ours: [], theirs: [] }
    for (let run = 0; run < runs; run++) {
      traces.ours.push(await traceOnce(browser, shop.url + path))
      traces.theirs.push(await traceOnce(browser, plain.url + plainPath))
    }
    const shown = (name: string, of: readonly Work[]) =>
      row([name, ...mediansOf(of).map((ms) => ms.toFixed(0))])
    process.stdout.write(shown(path, traces.ours) + shown('static', traces.theirs))
  }
} finally {
  await browser.close()
  plain.stop()
  await bare.stop()
  await shop.stop()
}
