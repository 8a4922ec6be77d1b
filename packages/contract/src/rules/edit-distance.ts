/**
 * Returns the number of edits between two words: letters inserted, missing, wrong, or swapped with a neighbour (optimal string alignment).
 * Returns `max + 1` as soon as it exceeds `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const at = (cells: readonly number[], index: number) => cells[index] ?? Number.MAX_VALUE
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) best = Math.min(best, at(beforeLast, j - 2) + 1)
      row.push(best)
    }
    if (Math.min(...row) > max) return max + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? max + 1
}
