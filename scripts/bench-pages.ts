import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { toBareFigures } from '#scripts/bench/pages/bare-figures.ts'
import { limitsFor, readBudgets } from '#scripts/bench/pages/budgets.ts'
import { measureBytes } from '#scripts/bench/pages/bytes.ts'
import { runLighthouse } from '#scripts/bench/pages/lighthouse.ts'
import type { Figures } from '#scripts/bench/pages/measures.ts'
import { measurePaints } from '#scripts/bench/pages/paints.ts'
import { openBrowser, waitUntilIdle, withPhonePage } from '#scripts/bench/pages/phone.ts'
import { overBudget, type PageResult, pageTable } from '#scripts/bench/pages/report.ts'
import { compareServerCost } from '#scripts/bench/pages/server-cost.ts'
import type { Server } from '#scripts/bench/pages/server-process.ts'
import { startBareNext, startShop } from '#scripts/bench/pages/servers.ts'
import { measureSoftNavigation } from '#scripts/bench/pages/soft-navigation.ts'
import { findFreePort } from '#scripts/ports.ts'

const parts = ['bytes', 'times', 'lighthouse', 'server'] as const
type Part = (typeof parts)[number]

const listPath = '/products?category_id=7'

/** Each page of the shop and the page of bare Next with which it is compared. */
const barePages = new Map([
  ['/', '/'],
  [listPath, '/list'],
  ['/product/1001', '/product/1'],
  ['/shop/women', '/list'],
  ['/stores', '/'],
  ['/faq', '/'],
])

const isPart = (name: string): name is Part => parts.some((part) => part === name)

interface Options {
  pages: string[]
  selected: ReadonlySet<Part>
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [...parts] },
      page: { type: 'string', multiple: true },
    },
  })
  const unknown = values.only.find((name) => !isPart(name))
  if (unknown) throw new Error(`--only must be one of ${parts.join(', ')}, not "${unknown}".`)
  return {
    pages: values.page ?? Object.keys(readBudgets().pages),
    selected: new Set(values.only.filter(isPart)),
  }
}

interface Bench {
  shop: Server
  /** Absent when only bytes are measured. */
  bare: Server | undefined
  browser: Browser
  debuggingPort: number
}

async function measureTimes(browser: Browser, url: string, path: string): Promise<Figures> {
  const paints = await measurePaints(browser, url)
  if (path !== listPath) return paints
  return {
    ...paints,
    headingWarm: await measureSoftNavigation(browser, url, false),
    headingThrottled: await measureSoftNavigation(browser, url, true),
  }
}

/** Makes the shop generate and cache the page's pictures, and gives the page's status. */
const warmUp = (browser: Browser, url: string): Promise<number> =>
  withPhonePage(browser, async (page) => {
    const response = await page.goto(url)
    await waitUntilIdle(page)
    return response?.status() ?? 0
  })

async function benchPage(
  { shop, bare, browser, debuggingPort }: Bench,
  path: string,
  selected: ReadonlySet<Part>,
): Promise<PageResult> {
  const url = shop.url + path
  const status = await warmUp(browser, url)
  if (status !== 200) return { path, status, figures: {} }
  const barePath = barePages.get(path) ?? '/'
  const bareUrl = bare && bare.url + barePath
  const figures: Figures = {
    ...(selected.has('bytes') && (await measureBytes(browser, url))),
    ...(selected.has('times') && (await measureTimes(browser, url, path))),
    ...(selected.has('times') && bareUrl && toBareFigures(await measurePaints(browser, bareUrl))),
    ...(selected.has('lighthouse') && (await runLighthouse(debuggingPort, url))),
    ...(selected.has('lighthouse') &&
      bareUrl &&
      toBareFigures(await runLighthouse(debuggingPort, bareUrl))),
    ...(selected.has('server') && bare && (await compareServerCost(shop, path, bare, barePath))),
  }
  return { path, status, figures }
}

/** Starts servers and browser, runs a function with them, and always stops them. */
async function withBench<Result>(
  selected: ReadonlySet<Part>,
  use: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop()
  let bare: Server | undefined
  let browser: Browser | undefined
  try {
    const needsBareNext =
      selected.has('times') || selected.has('lighthouse') || selected.has('server')
    if (needsBareNext) bare = await startBareNext()
    const debuggingPort = await findFreePort()
    browser = await openBrowser(debuggingPort)
    return await use({ shop, bare, browser, debuggingPort })
  } finally {
    await browser?.close()
    await bare?.stop()
    await shop.stop()
  }
}

/** Measures the shop's pages and gives a sentence for each measure that is over its budget in `docs/budgets.json`. */
async function bench({ pages, selected }: Options): Promise<string[]> {
  const budgets = readBudgets()
  const [processor] = cpus()
  process.stdout.write(`Times were measured on ${cpus().length} × ${processor?.model}.\n\n`)
  return withBench(selected, async (started) => {
    const over: string[] = []
    for (const path of pages) {
      console.error(path)
      const result = await benchPage(started, path, selected)
      const limits = limitsFor(budgets, path)
      process.stdout.write(`${pageTable(result, limits)}\n`)
      over.push(...overBudget(result, limits))
    }
    return over
  })
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1))
}

try {
  const over = await bench(readOptions())
  const summary = over.length > 0 ? `Over budget:\n- ${over.join('\n- ')}` : 'All within budget.'
  process.stdout.write(`${summary}\n`)
  process.exitCode = over.length > 0 ? 1 : 0
} catch (error) {
  console.error(`Bench: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
