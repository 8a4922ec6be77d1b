import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  definitionOf,
  type Figures,
  type MeasureName,
  measureNames,
} from '#scripts/bench/pages/measures.ts'

const limits = z.partialRecord(z.enum(measureNames), z.number())

/** The shape of `docs/budgets.json`; a name that nothing measures is an error. */
export const budgetFile = z.strictObject({
  everyPage: limits,
  pages: z.record(z.string().startsWith('/'), limits),
})

type BudgetFile = z.infer<typeof budgetFile>

/** The budgets of this repository. */
export const readBudgets = (): BudgetFile =>
  budgetFile.parse(JSON.parse(readFileSync('docs/budgets.json', 'utf8')))

/** A page's limits: those of every page, and its own above them. */
export const limitsOf = (file: BudgetFile, path: string): Figures => ({
  ...file.everyPage,
  ...file.pages[path],
})

/** Whether a figure, as it is printed, misses its limit. */
export function isOver(name: MeasureName, value: number, limit: number): boolean {
  const { digits, isScore } = definitionOf(name)
  const printed = Number(value.toFixed(digits))
  return isScore ? printed < limit : printed > limit
}
