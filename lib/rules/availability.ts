export interface LineAvailability {
  /** Id of the cart line. */
  id: number
  /** Pieces that the chosen shop has. */
  qty: number
}

export interface SplitLines<Line> {
  kept: Line[]
  excluded: Line[]
}

/**
 * Splits cart lines by what one shop can serve: a line is kept when the shop has any of it and
 * its quantity is within what the shop has (spec §4, items kept in order summary).
 */
export function splitByAvailability<Line extends { id: number; qty: number }>(
  lines: readonly Line[],
  availability: readonly LineAvailability[],
): SplitLines<Line> {
  const available = new Map(availability.map((entry) => [entry.id, entry.qty]))
  const isKept = (line: Line) => {
    const qty = available.get(line.id) ?? 0
    return qty > 0 && line.qty <= qty
  }
  return { kept: lines.filter(isKept), excluded: lines.filter((line) => !isKept(line)) }
}
