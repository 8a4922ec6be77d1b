import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { limitsOf, readBudgets } from '#scripts/bench/pages/budgets.ts'
import { weigh } from '#scripts/bench/pages/bytes.ts'
import type { Figures } from '#scripts/bench/pages/measures.ts'
import { ofBare } from '#scripts/bench/pages/of-bare.ts'
import { timePaints } from '#scripts/bench/pages/paints.ts'
import { openBrowser, settle, withPhone } from '#scripts/bench/pages/phone.ts'
import { overBudget, type PageResult, pageTable } from '#scripts/bench/pages/report.ts'
import { scorePage } from '#scripts/bench/pages/scores.ts'
import type { Server } from '#scripts/bench/pages/server.ts'
import { compareCost } from '#scripts/bench/pages/server-cost.ts'
import { startBareNext, startShop } from '#scripts/bench/pages/shop.ts'
import { timeNavigation } from '#scripts/bench/pages/soft-navigation.ts'
import { freePort } from '#scripts/ports.ts'

const parts = ['bytes', 'times', 'lighthouse', 'server'] as const
type Part = (typeof parts)[number]

const listPath = '/products?category_id=7'

/** The pages of bare Next that the shop's are compared with. */
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
  wanted: ReadonlySet<Part>
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [...parts] },
      page: { type: 'string', multiple: true },
    },
  })
  const unknown = values.only.find((name) => !isPart(name))
  if (unknown) throw new Error(`--only wants one of ${parts.join(', ')}, not "${unknown}".`)
  return {
    pages: values.page ?? Object.keys(readBudgets().pages),
    wanted: new Set(values.only.filter(isPart)),
  }
}

interface Bench {
  shop: Server
  /** Absent when bytes alone are wanted. */
  bare: Server | undefined
  browser: Browser
  debuggingPort: number
}

async function timePage(browser: Browser, url: string, path: string): Promise<Figures> {
  const paints = await timePaints(browser, url)
  if (path !== listPath) return paints
  return {
    ...paints,
    headingWarm: await timeNavigation(browser, url, false),
    headingThrottled: await timeNavigation(browser, url, true),
  }
}

/** The first visit makes what later ones find made: the page's pictures in the phone's sizes. */
const firstVisit = (browser: Browser, url: string): Promise<number> =>
  withPhone(browser, async (page) => {
    const response = await page.goto(url)
    await settle(page)
    return response?.status() ?? 0
  })

async function benchPage(
  { shop, bare, browser, debuggingPort }: Bench,
  path: string,
  wanted: ReadonlySet<Part>,
): Promise<PageResult> {
  const url = shop.url + path
  const status = await firstVisit(browser, url)
  if (status !== 200) return { path, status, figures: {} }
  const barePath = barePages.get(path) ?? '/'
  const bareUrl = bare && bare.url + barePath
  const figures: Figures = {
    ...(wanted.has('bytes') && (await weigh(browser, url))),
    ...(wanted.has('times') && (await timePage(browser, url, path))),
    ...(wanted.has('times') && bareUrl && ofBare(await timePaints(browser, bareUrl))),
    ...(wanted.has('lighthouse') && (await scorePage(debuggingPort, url))),
    ...(wanted.has('lighthouse') && bareUrl && ofBare(await scorePage(debuggingPort, bareUrl))),
    ...(wanted.has('server') && bare && (await compareCost(shop, path, bare, barePath))),
  }
  return { path, status, figures }
}

/** Starts all that is measured, uses it, and stops it in any case. */
async function withBench<Result>(
  wanted: ReadonlySet<Part>,
  use: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop()
  let bare: Server | undefined
  let browser: Browser | undefined
  try {
    const isBareWanted = wanted.has('times') || wanted.has('lighthouse') || wanted.has('server')
    if (isBareWanted) bare = await startBareNext()
    const debuggingPort = await freePort()
    browser = await openBrowser(debuggingPort)
    return await use({ shop, bare, browser, debuggingPort })
  } finally {
    await browser?.close()
    await bare?.stop()
    await shop.stop()
  }
}

/** Measures the shop's pages against `docs/budgets.json`, and gives what is over, in words. */
async function bench({ pages, wanted }: Options): Promise<string[]> {
  const budgets = readBudgets()
  const [processor] = cpus()
  process.stdout.write(`Times are those of ${cpus().length} × ${processor?.model}.\n\n`)
  return withBench(wanted, async (started) => {
    const over: string[] = []
    for (const path of pages) {
      console.error(path)
      const result = await benchPage(started, path, wanted)
      const limits = limitsOf(budgets, path)
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
  const verdict = over.length > 0 ? `Over budget:\n- ${over.join('\n- ')}` : 'All within budget.'
  process.stdout.write(`${verdict}\n`)
  process.exitCode = over.length > 0 ? 1 : 0
} catch (error) {
  console.error(`Bench: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
