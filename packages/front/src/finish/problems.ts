import { finishPage } from '#finish/finish-page.ts'
import { prerenderedPages } from '#next/build.ts'
import type { Policies } from '#shared/policies.ts'
import { countUnfinished } from '#watch/metrics.ts'

const reported = new Set<string>()

/**
 * Reports that a page of a route was left as Next made it, and why: its scripts run, but not deferred. Counts every case, and logs one line
 * for each route and reason, since all pages of a route have the same shape until the next build.
 */
export function reportProblem(route: string, problem: string): void {
  countUnfinished(route)
  const key = `${route} ${problem}`
  if (reported.has(key)) return
  reported.add(key)
  console.error(`A page of ${route} goes out as Next made it: ${problem}`)
}

interface SelfCheck {
  /** The number of finished pages. */
  pages: number
  problems: string[]
}

/**
 * Finishes one prerendered page of each kind, so that the log names at the start, and not at the first shopper's visit, the kinds that go
 * out as Next made them.
 */
export async function selfCheck(build: string, policies: Policies): Promise<SelfCheck> {
  const problems: string[] = []
  let pages = 0
  for (const [path, readHtml] of await prerenderedPages(build)) {
    const html = await readHtml()
    if (!html) continue
    pages++
    const { problem } = finishPage(html, policies.page)
    if (problem !== null) problems.push(`${path}: ${problem}`)
  }
  for (const problem of problems) console.error(`The page goes out as Next made it: ${problem}`)
  console.warn(`${pages} kinds of pages were tried: ${pages - problems.length} are finished.`)
  return { pages, problems }
}
