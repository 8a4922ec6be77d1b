type Task = () => Promise<unknown>

/** Live resources, newest last, because newer ones may use older ones. */
const pending: Task[] = []

/** Milliseconds after which this process exits even if cleaning up hangs. */
const graceMs = 15_000

/**
 * Registers the disposal of something that would outlive this process: a program, a database, a folder. Returns a
 * function that runs it at most once.
 */
export function cleanup(task: Task): () => Promise<void> {
  let done: Promise<void> | undefined
  const doOnce = () => {
    done ??= task()
      .then(() => {})
      .finally(() => pending.splice(pending.indexOf(doOnce), 1))
    return done
  }
  pending.push(doOnce)
  return doOnce
}

/** Runs all pending tasks, newest first. A failure is logged; the others continue. */
export async function cleanUp(): Promise<void> {
  for (let newest = pending.at(-1); newest; newest = pending.at(-1))
    await newest().catch((error: unknown) => console.error(error))
}

/** Cleans up at a signal, then exits with a code. Repeating the signal does not exit sooner. */
export function cleanUpAtSignals(exitCode = 1): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(exitCode), graceMs)
    void cleanUp().then(() => process.exit(exitCode))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}
