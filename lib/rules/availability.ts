export interface LineAvailability {
  /** Id of the cart line. */
  id: number
  /** Pieces that the chosen shop has. */
  qty: number
}

interface WantedLine {
  id: number
  qty: number
}

/** What one shop can do for a cart line. */
export interface ServedLine<Line> {
  line: Line
  /** Pieces that the shop has. */
  pieces: number
  /** `kept`: the shop has them all; `short`: some, but too few; `none`: not one. */
  service: 'kept' | 'short' | 'none'
}

/**
 * What one shop can do for each cart line: a line is kept when the shop has any of it and its
 * quantity is within what the shop has (spec §4, items kept in order summary).
 */
export function serveLines<Line extends WantedLine>(
  lines: readonly Line[],
  availability: readonly LineAvailability[],
): ServedLine<Line>[] {
  const available = new Map(availability.map((entry) => [entry.id, entry.qty]))
  return lines.map((line) => {
    const pieces = available.get(line.id) ?? 0
    if (pieces <= 0) return { line, pieces: 0, service: 'none' }
    return { line, pieces, service: line.qty <= pieces ? 'kept' : 'short' }
  })
}

/** Whether one shop can serve every cart line. */
export const servesAll = (
  lines: readonly WantedLine[],
  availability: readonly LineAvailability[],
): boolean => serveLines(lines, availability).every(({ service }) => service === 'kept')

export interface SplitLines<Line> {
  kept: Line[]
  excluded: Line[]
}

/** Splits cart lines by what one shop can serve. */
export function splitByAvailability<Line extends WantedLine>(
  lines: readonly Line[],
  availability: readonly LineAvailability[],
): SplitLines<Line> {
  const served = serveLines(lines, availability)
  const linesThat = (isKept: boolean) =>
    served.filter(({ service }) => (service === 'kept') === isKept).map(({ line }) => line)
  return { kept: linesThat(true), excluded: linesThat(false) }
}
