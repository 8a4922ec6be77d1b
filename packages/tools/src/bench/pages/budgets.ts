import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Figures, getMeasure, type MeasureName, measureNames } from '#bench/pages/measures.ts'

const limits = z.partialRecord(z.enum(measureNames), z.number())

/** The schema of `docs/budgets.json`; an unknown measure is an error. */
export const budgetSchema = z.strictObject({
  everyPage: limits,
  pages: z.record(z.string().startsWith('/'), limits),
})

type BudgetFile = z.infer<typeof budgetSchema>

/** Reads `docs/budgets.json`. Throws when it does not match the schema. */
export const readBudgets = (): BudgetFile =>
  budgetSchema.parse(JSON.parse(readFileSync('docs/budgets.json', 'utf8')))

/** Returns a page's limits: its own override those of every page. */
export const limitsFor = (file: BudgetFile, path: string): Figures => ({
  ...file.everyPage,
  ...file.pages[path],
})

/** Returns whether a figure, rounded as in the report, is over its budget. */
export function isOver(name: MeasureName, value: number, limit: number): boolean {
  const { digits, isScore } = getMeasure(name)
  const printed = Number(value.toFixed(digits))
  return isScore ? printed < limit : printed > limit
}
