import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { findFreePort } from '@etalase/processes/ports.ts'
import type { Browser } from '@playwright/test'
import { limitsFor, readBudgets } from '#bench/pages/budgets.ts'
import { measureBytes } from '#bench/pages/bytes.ts'
import type { ComparedPages } from '#bench/pages/compare.ts'
import { runLighthouse } from '#bench/pages/lighthouse.ts'
import type { Figures } from '#bench/pages/measures.ts'
import { measurePaints } from '#bench/pages/paints.ts'
import { otherFiguresOf, performancePage } from '#bench/pages/performance-page.ts'
import { openBrowser } from '#bench/pages/phone.ts'
import { overBudget, type PageResult, pageTable } from '#bench/pages/report.ts'
import { compareServerCost, measureOwnAddresses } from '#bench/pages/server-cost.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { barePublicFolder, startBareNext, startShop } from '#bench/pages/servers.ts'
import { measureSoftNavigation } from '#bench/pages/soft-navigation.ts'
import { type StaticServer, startStaticServer } from '#bench/pages/static-server.ts'
import { warmUp } from '#bench/pages/warm-up.ts'

const parts = ['bytes', 'times', 'lighthouse', 'server'] as const
type Part = (typeof parts)[number]

const listPath = '/products?category_id=7'

/** Rendered for each request, and not for search engines. */
const narrowedPath = '/products?category_id=7&size=M'

/** Each page of the shop and the page of bare Next with which it is compared. */
const barePages = new Map([
  ['/', '/'],
  [listPath, '/list'],
  [narrowedPath, '/per-request'],
  ['/product/1001', '/product/1'],
  ['/shop/women', '/'],
  ['/stores', '/shops'],
  ['/faq', '/text'],
])

const performanceFile = 'docs/performance.md'

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

interface Rivals {
  bare: Server
  plain: StaticServer
}

interface Bench {
  shop: Server
  /** What the shop is compared with; absent when only bytes are measured. */
  rivals: Rivals | undefined
  browser: Browser
  debuggingPort: number
}

async function measureTimes(
  browser: Browser,
  pages: ComparedPages,
  path: string,
): Promise<Figures> {
  const paints = await measurePaints(browser, pages)
  if (path !== listPath) return paints
  return {
    ...paints,
    headingWarm: await measureSoftNavigation(browser, pages.shop, false),
    headingThrottled: await measureSoftNavigation(browser, pages.shop, true),
  }
}

/** What is measured beside other pages. */
async function measureRatios(
  { shop, browser, debuggingPort }: Bench,
  { bare, plain }: Rivals,
  path: string,
  selected: ReadonlySet<Part>,
): Promise<Figures> {
  const barePath = barePages.get(path) ?? '/'
  const pages = { shop: shop.url + path, bare: bare.url + barePath, static: plain.url + barePath }
  return {
    ...(selected.has('times') && (await measureTimes(browser, pages, path))),
    ...(selected.has('lighthouse') && (await runLighthouse(debuggingPort, pages))),
    ...(selected.has('server') && (await compareServerCost(shop, path, bare, barePath))),
    ...(selected.has('server') && path === narrowedPath && (await measureOwnAddresses(shop, path))),
  }
}

async function benchPage(
  bench: Bench,
  path: string,
  wanted: ReadonlySet<Part>,
): Promise<PageResult> {
  // A visitor's times are measured on the whole list.
  const measured: readonly Part[] = path === narrowedPath ? ['bytes', 'server'] : parts
  const selected = new Set(measured.filter((part) => wanted.has(part)))
  const { shop, rivals, browser } = bench
  const url = shop.url + path
  const status = await warmUp(browser, url)
  if (status !== 200) return { path, status, figures: {} }
  const figures: Figures = {
    ...(selected.has('bytes') && (await measureBytes(browser, url))),
    ...(rivals && (await measureRatios(bench, rivals, path, selected))),
  }
  return { path, status, figures }
}

async function startRivals(): Promise<Rivals> {
  const bare = await startBareNext()
  const paths = [...new Set(barePages.values())]
  return { bare, plain: await startStaticServer(bare.url, barePublicFolder, paths) }
}

/** Starts servers and browser, runs a function with them, and always stops them. */
async function withBench<Result>(
  selected: ReadonlySet<Part>,
  use: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop()
  let rivals: Rivals | undefined
  let browser: Browser | undefined
  try {
    if ([...selected].some((part) => part !== 'bytes')) rivals = await startRivals()
    const debuggingPort = await findFreePort()
    browser = await openBrowser(debuggingPort)
    return await use({ shop, rivals, browser, debuggingPort })
  } finally {
    await browser?.close()
    rivals?.plain.stop()
    await rivals?.bare.stop()
    await shop.stop()
  }
}

async function inSequence<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

/** Measures the shop's pages and gives a sentence for each measure that is over its budget in `docs/budgets.json`. */
async function bench({ pages, selected }: Options): Promise<string[]> {
  const budgets = readBudgets()
  const machine = `${cpus().length} × ${cpus()[0]?.model}`
  process.stdout.write(`Times were measured on ${machine}.\n\n`)
  const limitsOf = (path: string) => limitsFor(budgets, path)
  const results = await withBench(selected, async (started) => {
    const benchOne = async (path: string) => {
      const result = await benchPage(started, path, selected)
      process.stdout.write(`${pageTable(result, limitsOf(path))}\n`)
      return result
    }
    // Bytes do not depend on what else the machine does.
    return started.rivals ? inSequence(pages, benchOne) : Promise.all(pages.map(benchOne))
  })
  const isFull =
    selected.size === parts.length && pages.length === Object.keys(budgets.pages).length
  if (isFull) {
    const date = new Date().toISOString().slice(0, 10)
    const others = otherFiguresOf(readFileSync(performanceFile, 'utf8'))
    const page = performancePage(results, limitsOf, { machine, date })
    writeFileSync(performanceFile, page + others)
  }
  return results.flatMap((result) => overBudget(result, limitsOf(result.path)))
}

cleanUpAtSignals()

try {
  const over = await bench(readOptions())
  const summary = over.length > 0 ? `Over budget:\n- ${over.join('\n- ')}` : 'All within budget.'
  process.stdout.write(`${summary}\n`)
  process.exitCode = over.length > 0 ? 1 : 0
} catch (error) {
  console.error(`Bench: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
