import lighthouse from 'lighthouse'
import { type ComparedPages, measureBeside } from '#bench/pages/compare.ts'
import type { Figures } from '#bench/pages/measures.ts'
import { medianOf } from '#bench/pages/median.ts'

const runs = 3

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const satisfies Record<string, keyof Figures>

async function runOnce(port: number, url: string): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.keys(categories),
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
  const scores = Object.entries(categories).map(([id, name]): [string, number] => [
    name,
    100 * (lhr.categories[id]?.score ?? 0),
  ])
  return {
    ...Object.fromEntries(scores),
    simulatedFcp: (lhr.audits['first-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    simulatedLcp: (lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    simulatedTbt: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}

/** Returns Lighthouse's scores on a throttled phone, from the browser at a debugging port, and their ratios to the other pages. */
export const runLighthouse = (port: number, pages: ComparedPages): Promise<Figures> =>
  medianOf(runs, () => measureBeside(pages, (url) => runOnce(port, url)))
