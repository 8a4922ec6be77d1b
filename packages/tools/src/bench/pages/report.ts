import { isOver } from '#bench/pages/budgets.ts'
import { type Figures, getMeasure, measureNames } from '#bench/pages/measures.ts'

/** The result for a page. A status other than 200 means the page is missing and has no figures. */
export interface PageResult {
  path: string
  status: number
  figures: Figures
}

const isMissing = ({ status }: PageResult) => status !== 200

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

/** Returns a sentence for each measure of a page that is over budget. */
export function overBudget(result: PageResult, limits: Figures): string[] {
  const { path, status, figures } = result
  if (isMissing(result)) return [`${path}: missing, the shop responds with ${status}`]
  return measureNames.flatMap((name) => {
    const [value, limit] = [figures[name], limits[name]]
    if (value === undefined || limit === undefined || !isOver(name, value, limit)) return []
    const { label, digits } = getMeasure(name)
    return [`${path}: ${label} ${value.toFixed(digits)}, budget ${limit}`]
  })
}

/** Returns a Markdown table of a page's figures and budgets. */
export function pageTable(result: PageResult, limits: Figures): string {
  const { path, status, figures } = result
  if (isMissing(result)) return `## ${path}\n\nmissing: the shop responds with ${status}\n`
  const rows = measureNames.flatMap((name) => {
    const [value, limit] = [figures[name], limits[name]]
    if (value === undefined) return []
    const { label, digits } = getMeasure(name)
    const mark = limit !== undefined && isOver(name, value, limit) ? '**over**' : ''
    return [tableRow([label, value.toFixed(digits), limit?.toString() ?? '', mark])]
  })
  const head = tableRow(['measure', 'value', 'budget', '']) + tableRow(['---', '--:', '--:', '---'])
  return `## ${path}\n\n${head}${rows.join('')}`
}
