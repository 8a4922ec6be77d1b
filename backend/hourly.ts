import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'

/** A job that runs at the first call, and then at most once an hour; other calls do nothing. A failed run counts. */
export function hourly(job: () => Promise<void>, now: () => Date): () => Promise<void> {
  let lastRun = Number.NEGATIVE_INFINITY
  return async () => {
    const time = now().getTime()
    if (time - lastRun < hoursToMilliseconds(1)) return
    lastRun = time
    await job()
  }
}
