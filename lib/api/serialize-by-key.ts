declare global {
  /** Next's bundles of calls and of instrumentation.ts hold copies of this module; this makes their runs wait for each other. */
  var etalaseLastRuns: Map<string, Promise<unknown>> | undefined
}

globalThis.etalaseLastRuns ??= new Map()
const lastRuns = globalThis.etalaseLastRuns

/**
 * Runs functions with the same key one at a time, within this process; a failure does not stop the next one. Resolves and rejects as
 * `run` does.
 */
export async function serializeByKey<Result>(
  key: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const previous = lastRuns.get(key)
  const current = (async () => {
    await previous?.catch(() => {})
    return run()
  })()
  lastRuns.set(key, current)
  try {
    return await current
  } finally {
    if (lastRuns.get(key) === current) lastRuns.delete(key)
  }
}
