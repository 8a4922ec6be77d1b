import { LineLimit } from '#lib/log/line-limit.ts'

/** Gives a function that logs a failure which each request may repeat: once in a minute, then with how many were left out. */
export function limitedWarning(what: string): (error: unknown) => void {
  const limit = new LineLimit(1)
  return (error) => {
    const dropped = limit.take()
    if (dropped !== null) console.warn(what, error, { dropped })
  }
}
