import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import type { Browser } from '@playwright/test'
import { limitsFor, readBudgets } from '#bench/pages/budgets.ts'
import { measureBytes } from '#bench/pages/bytes.ts'
import type { ComparedPages } from '#bench/pages/compare.ts'
import { runLighthouse } from '#bench/pages/lighthouse.ts'
import type { Figures } from '#bench/pages/measures.ts'
import { measurePaints } from '#bench/pages/paints.ts'
import { otherFiguresOf, performancePage } from '#bench/pages/performance-page.ts'
import { overBudget, type PageResult, pageTable } from '#bench/pages/report.ts'
import {
  barePathOf,
  comparedPages,
  listPath,
  narrowedPath,
  type Rivals,
  withRivals,
} from '#bench/pages/rivals.ts'
import { compareServerCost, measureOwnAddresses } from '#bench/pages/server-cost.ts'
import { measureSoftNavigation } from '#bench/pages/soft-navigation.ts'
import { warmUp } from '#bench/pages/warm-up.ts'
import { type Bench, withBench } from '#bench/pages/with-bench.ts'

const parts = ['bytes', 'times', 'lighthouse', 'server'] as const
type Part = (typeof parts)[number]

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

/** Measures a page against other pages. */
async function measureRatios(
  { shop, browser, debuggingPort }: Bench,
  rivals: Rivals,
  path: string,
  selected: ReadonlySet<Part>,
): Promise<Figures> {
  const pages = comparedPages(shop, rivals, path)
  return {
    ...(selected.has('times') && (await measureTimes(browser, pages, path))),
    ...(selected.has('lighthouse') && (await runLighthouse(debuggingPort, pages))),
    ...(selected.has('server') &&
      (await compareServerCost(shop, path, rivals.bare, barePathOf(path)))),
    ...(selected.has('server') && path === narrowedPath && (await measureOwnAddresses(shop, path))),
  }
}

/** @param rivals what the shop is compared with; undefined when only bytes are measured */
async function benchPage(
  bench: Bench,
  rivals: Rivals | undefined,
  path: string,
  wanted: ReadonlySet<Part>,
): Promise<PageResult> {
  // Load times are measured on the full list.
  const measured: readonly Part[] = path === narrowedPath ? ['bytes', 'server'] : parts
  const selected = new Set(measured.filter((part) => wanted.has(part)))
  const { shop, browser } = bench
  const url = shop.url + path
  const status = await warmUp(browser, url)
  if (status !== 200) return { path, status, figures: {} }
  const figures: Figures = {
    ...(selected.has('bytes') && (await measureBytes(browser, url))),
    ...(rivals && (await measureRatios(bench, rivals, path, selected))),
  }
  return { path, status, figures }
}

async function inSequence<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

/** Measures the shop's pages and returns a sentence for each measure that is over its budget in `docs/budgets.json`. */
async function bench({ pages, selected }: Options): Promise<string[]> {
  const budgets = readBudgets()
  const machine = `${cpus().length} × ${cpus()[0]?.model}`
  process.stdout.write(`Times were measured on ${machine}.\n\n`)
  const limitsOf = (path: string) => limitsFor(budgets, path)
  const results = await withBench((started) => {
    const benchOne = (rivals?: Rivals) => async (path: string) => {
      const result = await benchPage(started, rivals, path, selected)
      process.stdout.write(`${pageTable(result, limitsOf(path))}\n`)
      return result
    }
    const isCompared = [...selected].some((part) => part !== 'bytes')
    return isCompared
      ? withRivals((rivals) => inSequence(pages, benchOne(rivals)))
      : // Byte counts do not depend on other load on the machine.
        Promise.all(pages.map(benchOne()))
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
