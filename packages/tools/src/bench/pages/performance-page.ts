import { isOver } from '#bench/pages/budgets.ts'
import { type Figures, getMeasure, type MeasureName, measureNames } from '#bench/pages/measures.ts'
import type { PageResult } from '#bench/pages/report.ts'

const introduction = `# Performance

How fast is each page? A full run of \`npm run -w packages/tools bench:pages\` writes this page. Ratios compare with bare Next
(\`packages/tools/src/bench/bare-next\`) and with the same page without a framework ("a static page"), measured right after the shop's: they
hold on any machine, times on this one. Bold figures are over their budget in [budgets.json](budgets.json).
`

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

function cell(name: MeasureName, { figures }: PageResult, limits: Figures): string {
  const [value, limit] = [figures[name], limits[name]]
  if (value === undefined) return ''
  const text = value.toFixed(getMeasure(name).digits)
  return limit !== undefined && isOver(name, value, limit) ? `**${text}**` : text
}

/** Heading of the hand-written figures from other commands. */
const otherFigures = '\n## By other commands\n'

/** Returns the hand-written end of the page; empty without one. */
export function otherFiguresOf(page: string): string {
  const start = page.indexOf(otherFigures)
  return start === -1 ? '' : page.slice(start)
}

/** Returns `docs/performance.md`: a table with a row for each measure and a column for each page. */
export function performancePage(
  results: readonly PageResult[],
  limitsFor: (path: string) => Figures,
  { machine, date }: { machine: string; date: string },
): string {
  const head =
    row(['', ...results.map(({ path }) => path)]) + row(['---', ...results.map(() => '--:')])
  const rows = measureNames.flatMap((name) => {
    const cells = results.map((result) => cell(name, result, limitsFor(result.path)))
    return cells.some((text) => text !== '') ? [row([getMeasure(name).label, ...cells])] : []
  })
  return `${introduction}\n${date}, ${machine}.\n\n${head}${rows.join('')}`
}
