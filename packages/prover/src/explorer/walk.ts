import { end, type Open, type Violation, withEnd } from '#explorer/explore.ts'
import type { Choice } from '#explorer/stage.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What earlier schedules have shown. */
interface Known {
  /** At how many places of a schedule a fault was possible. */
  places: number
  /** Events of the longest one. */
  events: number
}

/**
 * Random choices of one schedule. With even odds all of its faults would come at the first requests, whatever can come at any time
 * would come early, and what may never happen always would. So each schedule has odds of its own: one of those who begin waits
 * until a number of events has happened, half of what may never happen does not (swarm testing, Groce 2012), and the first fault
 * can come from one of the places on where faults are possible; from there on it is as likely as none.
 */
class RandomChoices {
  readonly seen: Known = { places: 0, events: 0 }
  readonly #random: () => number
  readonly #firstFault: number
  readonly #lateUntil: number
  #late: string | undefined
  readonly #isLeftOut = new Map<string, boolean>()

  constructor(random: () => number, { places, events }: Known) {
    this.#random = random
    // The first schedule of all has no fault: it shows where faults are possible.
    this.#firstFault = events === 0 ? Number.POSITIVE_INFINITY : Math.floor(random() * places)
    this.#lateUntil = Math.floor(random() * events)
  }

  #one(choices: readonly Choice[]): Choice | undefined {
    return choices[Math.floor(this.#random() * choices.length)]
  }

  #happens({ label, isOptional }: Choice): boolean {
    if (!isOptional) return true
    const isLeftOut = this.#isLeftOut.get(label) ?? this.#random() < 1 / 2
    this.#isLeftOut.set(label, isLeftOut)
    return !isLeftOut
  }

  #fails(faults: readonly Choice[]): boolean {
    if (faults.length === 0) return false
    return this.seen.places++ >= this.#firstFault && this.#random() < 1 / 2
  }

  next(choices: readonly Choice[]): Choice | undefined {
    this.#late ??= this.#one(choices)?.flow
    const isEarly = this.seen.events++ < this.#lateUntil
    const faults = choices.filter(({ isFault }) => isFault)
    if (this.#fails(faults)) return this.#one(faults)
    const usual = choices.filter((choice) => !choice.isFault && this.#happens(choice))
    const others = usual.filter(({ flow }) => !isEarly || flow !== this.#late)
    return this.#one(others.length > 0 ? others : usual)
  }
}

/** Lets a world run once to its end. */
async function walkOnce(open: Open, random: RandomChoices): Promise<Violation | null> {
  const run = await open()
  const schedule: string[] = []
  try {
    for (;;) {
      const next = random.next(withEnd(run.choices))
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
  let known: Known = { places: 0, events: 0 }
  let runs = 0
  while (!isOver(runs)) {
    runs++
    const choices = new RandomChoices(random, known)
    const violation = await walkOnce(open, choices)
    if (violation) return { runs, violation }
    const { places, events } = choices.seen
    known = { places: Math.max(places, known.places), events: Math.max(events, known.events) }
  }
  return { runs, violation: null }
}
