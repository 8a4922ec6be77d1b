import { end, type Open, type Run, type Violation, withEnd } from '#explorer/explore.ts'

interface Replayed {
  /** The events that happened, without the impossible ones. */
  schedule: string[]
  problem: string | null
}

/** The most events of a run: more than any world has. */
const maxEvents = 1_000

/** Returns the default event: the first that is neither a fault nor optional. */
const usual = (run: Run): string | undefined =>
  withEnd(run.choices).find(({ isFault, isOptional }) => !isFault && !isOptional)?.label

/** Replays events in a given order, skips impossible ones, and then lets the default events happen. */
export async function replay(open: Open, wanted: readonly string[]): Promise<Replayed> {
  const run = await open()
  const schedule: string[] = []
  const take = async (label: string) => {
    schedule.push(label)
    await run.take(label)
    return run.violation()
  }
  try {
    for (const label of wanted) {
      if (!run.choices.some((choice) => choice.label === label)) continue
      const problem = await take(label)
      if (problem) return { schedule, problem }
    }
    for (let next = usual(run); next && next !== end; next = usual(run)) {
      if (schedule.length > maxEvents) return { schedule, problem: 'It does not end.' }
      const problem = await take(next)
      if (problem) return { schedule, problem }
    }
    return { schedule, problem: await run.finish() }
  } finally {
    await run.close()
  }
}

/** Yields ranges of a list to leave out: halves, quarters, and so on down to single items. */
function* cuts(length: number): Generator<[from: number, to: number]> {
  for (let size = Math.ceil(length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < length; from += size) yield [from, Math.min(length, from + size)]
  }
}

/**
 * Shortens a violation's schedule by leaving out events as long as some promise still breaks. Returns the shortest found when time is over.
 */
export async function shrink(
  open: Open,
  found: Violation,
  isOver: () => boolean,
): Promise<Violation> {
  let best = found
  for (let isShorter = true; isShorter; ) {
    isShorter = false
    for (const [from, to] of cuts(best.schedule.length)) {
      if (isOver()) return best
      const { schedule, problem } = await replay(open, best.schedule.toSpliced(from, to - from))
      if (problem === null || schedule.length >= best.schedule.length) continue
      best = { schedule, problem }
      isShorter = true
      break
    }
  }
  return best
}

/** Counts the events that cause a violation: after them only default events happen, and a promise breaks. */
export async function countCauses(
  open: Open,
  { schedule }: Violation,
  isOver: () => boolean,
): Promise<number> {
  for (let count = 0; count < schedule.length && !isOver(); count++) {
    const { problem } = await replay(open, schedule.slice(0, count))
    if (problem !== null) return count
  }
  return schedule.length
}
