import { LineLimit, logEvent } from '@etalase/front/log/log-lines.ts'

/** A part of a backend's answer that was left out. It contains no values from the answer except ids. */
export interface LeftOut {
  /** The missing or invalid part, as `products.3.sizes`; the keys of a record are `*`. */
  path: string
  /** The path that was left out, with indices masked: `products.[]`. */
  leftOut: string
  /** The id of the enclosing record. */
  id: number | undefined
  /** Expected and received types. */
  problem: string
}

/** Maximum number of lines remembered, to log each once. */
const maxRemembered = 2_000

/** Per minute. */
const maxLines = 100

interface Counted {
  call: string
  path: string
  times: number
}

interface Memory {
  written: Set<string>
  counts: Map<string, Counted>
  lines: LineLimit
}

declare global {
  /** server/ and Next's bundles hold copies of this module; they share counts and written lines. */
  var etalaseLeftOut: Memory | undefined
}

function memory(): Memory {
  globalThis.etalaseLeftOut ??= {
    written: new Set(),
    counts: new Map(),
    lines: new LineLimit(maxLines),
  }
  return globalThis.etalaseLeftOut
}

/** Returns how often this process left something out, by call and path. */
export const leftOutCounts = (): Iterable<Counted> => memory().counts.values()

function count(call: string, path: string): void {
  const { counts } = memory()
  const key = `${call} ${path}`
  const counted = counts.get(key) ?? { call, path, times: 0 }
  counts.set(key, { ...counted, times: counted.times + 1 })
}

/** Whether a line is new. Forgets all lines when there are too many. */
function isNew(key: string): boolean {
  const { written } = memory()
  if (written.has(key)) return false
  if (written.size >= maxRemembered) written.clear()
  written.add(key)
  return true
}

/** Counts a part left out of an answer, and logs it as one JSON line, once per record. */
export function logLeftOut(call: string, part: LeftOut): void {
  const { path, leftOut, id, problem } = part
  count(call, leftOut)
  if (!isNew([call, leftOut, id ?? path, problem].join(' '))) return
  const dropped = memory().lines.take()
  if (dropped === null) return
  logEvent('backend-data-left-out', { call, ...part, ...(dropped && { dropped }) })
}
