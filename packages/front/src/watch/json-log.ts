import { format } from 'node:util'
import { LineLimit, logTime } from '#log/log-lines.ts'

/** Lines a minute: Next logs each failure of a page with its stack, and anyone can request pages. */
const maxLines = 60

/** The most characters of a line. */
const maxText = 2_000

const isLine = (parts: readonly unknown[]) =>
  parts.length === 1 && typeof parts[0] === 'string' && parts[0].startsWith('{"')

type Write = (...parts: unknown[]) => void

/** Returns a function that writes other text as JSON lines, with a limit a minute. */
function asJson(level: 'error' | 'warn', limit: LineLimit, write: Write): Write {
  return (...parts) => {
    if (isLine(parts)) return write(parts[0])
    const dropped = limit.take()
    if (dropped === null) return
    const text = format(...parts).slice(0, maxText)
    write(JSON.stringify({ level, time: logTime(), text, ...(dropped && { dropped }) }))
  }
}

/** Makes each log line of this process JSON, even those of Next and of libraries, which span several lines and have no limit. */
export function logAsJson(): void {
  const limit = new LineLimit(maxLines)
  const log: Console = globalThis.console
  for (const level of ['error', 'warn'] as const)
    log[level] = asJson(level, limit, log[level].bind(log))
}
