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

/** A cart line with one shop's stock for it. */
export interface ServedLine<Line> {
  line: Line
  /** Pieces that the shop has. */
  pieces: number
  /** `kept`: enough stock; `short`: some, but too few pieces; `none`: no stock. */
  service: 'kept' | 'short' | 'none'
}

/**
 * Returns one shop's stock for each cart line. A line is kept when the shop has stock of at least the line's quantity (spec §4, items kept
 * in order summary).
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

export interface SplitLines<Line> {
  kept: Line[]
  excluded: Line[]
}

/** Splits cart lines by whether one shop can serve them. */
export function splitByAvailability<Line extends WantedLine>(
  lines: readonly Line[],
  availability: readonly LineAvailability[],
): SplitLines<Line> {
  const served = serveLines(lines, availability)
  const linesWith = (isKept: boolean) =>
    served.filter(({ service }) => (service === 'kept') === isKept).map(({ line }) => line)
  return { kept: linesWith(true), excluded: linesWith(false) }
}
