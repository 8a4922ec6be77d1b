import { isOver } from '#scripts/bench/pages/budgets.ts'
import { definitionOf, type Figures, measureNames } from '#scripts/bench/pages/measures.ts'

/** What came of a page; one that does not answer 200 is missing and has no figures. */
export interface PageResult {
  path: string
  status: number
  figures: Figures
}

const isMissing = ({ status }: PageResult) => status !== 200

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

/** The measures of a page that miss their limits, in words. */
export function overBudget(result: PageResult, limits: Figures): string[] {
  const { path, status, figures } = result
  if (isMissing(result)) return [`${path}: missing, the shop answers ${status}`]
  return measureNames.flatMap((name) => {
    const [value, limit] = [figures[name], limits[name]]
    if (value === undefined || limit === undefined || !isOver(name, value, limit)) return []
    const { label, digits } = definitionOf(name)
    return [`${path}: ${label} ${value.toFixed(digits)}, budget ${limit}`]
  })
}

/** A page's figures beside its limits, as a Markdown table. */
export function pageTable(result: PageResult, limits: Figures): string {
  const { path, status, figures } = result
  if (isMissing(result)) return `## ${path}\n\nmissing: the shop answers ${status}\n`
  const rows = measureNames.flatMap((name) => {
    const [value, limit] = [figures[name], limits[name]]
    if (value === undefined) return []
    const { label, digits } = definitionOf(name)
    const verdict = limit !== undefined && isOver(name, value, limit) ? '**over**' : ''
    return [line([label, value.toFixed(digits), limit?.toString() ?? '', verdict])]
  })
  const head = line(['measure', 'value', 'budget', '']) + line(['---', '--:', '--:', '---'])
  return `## ${path}\n\n${head}${rows.join('')}`
}
