import type { Facts } from '#system/facts.ts'

/** A promise of the shop. */
export interface Invariant {
  /** The sentence of docs/proof.md. */
  sentence: string
  /** Describes how it is broken; null when it holds. */
  check(facts: Facts): string | null
}

/** Returns the first problem of a list; null when there is none. */
export const firstProblem = <Item>(
  items: readonly Item[],
  problemOf: (item: Item) => string | null,
): string | null => {
  for (const item of items) {
    const problem = problemOf(item)
    if (problem) return problem
  }
  return null
}

export const sumOf = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0)
