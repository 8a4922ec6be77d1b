type Task = () => Promise<unknown>

/** Live resources, newest last, since newer ones may use older ones. */
const pending: Task[] = []

/** A process that does not end by itself is killed after it: no script waits longer for its processes. */
const graceMs = 15_000

/**
 * Keeps what would outlive this process: a running program, a database, a folder. Returns the task as a function that does it
 * once, however often it is called.
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

/** Does all that is pending, the newest first. A failure is logged, and stops no other. */
export async function cleanUp(): Promise<void> {
  for (let newest = pending.at(-1); newest; newest = pending.at(-1))
    await newest().catch((error: unknown) => console.error(error))
}

/** At a signal, cleans up before this process ends with a code. The same signal again does not end it sooner. */
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
