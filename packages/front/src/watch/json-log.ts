import { format } from 'node:util'
import { LineLimit, logTime } from '#log/log-lines.ts'

/** In a minute: Next writes what fails in a page with its stack, and anyone can ask for pages. */
const maxLines = 60

/** Characters of a line. */
const maxText = 2_000

const isLine = (parts: readonly unknown[]) =>
  parts.length === 1 && typeof parts[0] === 'string' && parts[0].startsWith('{"')

type Write = (...parts: unknown[]) => void

/** A function that writes what is no JSON line as one, and of these some in a minute. */
function asJson(level: 'error' | 'warn', limit: LineLimit, write: Write): Write {
  return (...parts) => {
    if (isLine(parts)) return write(parts[0])
    const dropped = limit.take()
    if (dropped === null) return
    const text = format(...parts).slice(0, maxText)
    write(JSON.stringify({ level, time: logTime(), text, ...(dropped && { dropped }) }))
  }
}

/** Makes each line of this process's log JSON: also those of Next and of libraries, which have many lines and no limit. */
export function logAsJson(): void {
  const limit = new LineLimit(maxLines)
  const log: Console = globalThis.console
  for (const level of ['error', 'warn'] as const)
    log[level] = asJson(level, limit, log[level].bind(log))
}
