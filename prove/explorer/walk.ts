import { end, type Open, type Violation, withEnd } from '#prove/explorer/explore.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lets a world run once to its end, with a random choice each time. Faults are as likely as all else together. */
async function walkOnce(open: Open, random: () => number): Promise<Violation | null> {
  const run = await open()
  const schedule: string[] = []
  try {
    for (;;) {
      const choices = withEnd(run.choices)
      const next = choices[Math.floor(random() * choices.length)]
      if (!next || next.label === end) break
      schedule.push(next.label)
      await run.take(next.label)
      const problem = await run.violation()
      if (problem) return { schedule, problem }
    }
    const problem = await run.finish()
    return problem === null ? null : { schedule, problem }
  } finally {
    await run.close()
  }
}

/** Random schedules until one breaks a promise, or it is over. */
export async function walk(
  open: Open,
  { seed, isOver }: { seed: number; isOver: (runs: number) => boolean },
): Promise<{ runs: number; violation: Violation | null }> {
  const random = randomNumbers(seed)
  let runs = 0
  while (!isOver(runs)) {
    runs++
    const violation = await walkOnce(open, random)
    if (violation) return { runs, violation }
  }
  return { runs, violation: null }
}
