import { end, type Open, type Violation, withEnd } from '#explorer/explore.ts'
import type { Choice } from '#explorer/stage.ts'

/** Returns a generator of numbers from 0 to 1, reproducible by seed (mulberry32). */
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
  /** The number of places where a fault was possible in a schedule. */
  places: number
  /** Events of the longest schedule. */
  events: number
}

/**
 * Random choices of one schedule. With even odds all faults would hit the first requests, events possible at any time would come early, and
 * optional events would always happen. So each schedule has its own odds: one of the starting flows waits until a number of events has
 * happened, half of the optional events are left out (swarm testing, Groce 2012), and the first fault comes at or after a random place
 * where faults are possible; from there on a fault is as likely as none.
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
    // The first schedule has no fault, and shows where faults are possible.
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

/** Runs a world once to its end. */
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

/** Runs random schedules until one breaks a promise, or until it is over. */
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
