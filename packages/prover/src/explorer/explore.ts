import { type Choice, commute, type Footprint } from '#explorer/stage.ts'

/** A run of a world that pauses until the next choice. */
export interface Run {
  readonly choices: readonly Choice[]
  take(label: string): Promise<Footprint>
  /** Returns a text that is equal for runs with the same future. */
  digest(): Promise<string>
  /** Returns the first promise that is broken now; null when all hold. */
  violation(): Promise<string | null>
  /** Returns the same at the end, when nothing is left to happen. */
  finish(): Promise<string | null>
  close(): Promise<void>
}

export type Open = () => Promise<Run>

export interface Violation {
  schedule: readonly string[]
  problem: string
}

export interface Explored {
  states: number
  /** Schedules that were run, to their end or to a known state. */
  schedules: number
  /** Events of the longest schedule. */
  depth: number
  /** Whether all interleavings were explored, within the limits of depth and time. */
  isComplete: boolean
  violation: Violation | null
}

interface Limits {
  depth: number
  /** Whether to give up. */
  isOver: () => boolean
}

type Done = Choice & Footprint

/** A state on the current path, and the choices tried there. */
interface Node {
  choices: readonly Choice[]
  /** The sleep set: choices that lead to an interleaving explored before. */
  sleep: readonly Done[]
  done: Done[]
  taken?: Choice
}

export const end = 'nothing more happens'

const ending: Choice = { label: end, flow: end, isFault: false, isOptional: false }

/** Returns the choices, and the end of the run if none of them has to happen. */
export const withEnd = (choices: readonly Choice[]): readonly Choice[] =>
  choices.length > 0 && choices.every(({ isOptional, isFault }) => isOptional || isFault)
    ? [ending, ...choices]
    : choices

/** Explores all interleavings of a world's choices, one for each class of commuting ones (sleep sets). */
export class Explorer {
  readonly result: Explored = {
    states: 0,
    schedules: 0,
    depth: 0,
    isComplete: true,
    violation: null,
  }
  readonly #open: Open
  readonly #limits: Limits
  /** By state: the sleep set and the depth of each visit. */
  readonly #known = new Map<string, { sleep: readonly string[]; depth: number }[]>()
  #path: Node[] = []

  constructor(open: Open, limits: Limits) {
    this.#open = open
    this.#limits = limits
  }

  async explore(): Promise<Explored> {
    do {
      await this.#runOnce()
      if (this.result.violation) return this.result
      if (this.#limits.isOver()) {
        this.result.isComplete = false
        return this.result
      }
    } while (this.#backtrack())
    return this.result
  }

  async #runOnce(): Promise<void> {
    this.result.schedules++
    const run = await this.#open()
    try {
      await this.#replay(run)
      await this.#extend(run)
    } finally {
      await run.close()
    }
  }

  /** Replays the path up to its last node, whose choice is new. */
  async #replay(run: Run): Promise<void> {
    for (const [index, node] of this.#path.entries()) {
      if (!node.taken) throw new Error('A node without a choice')
      const isNew = index === this.#path.length - 1
      const footprint = await this.#take(run, node.taken)
      if (isNew) node.done.push({ ...node.taken, ...footprint })
    }
  }

  async #take(run: Run, choice: Choice): Promise<Footprint> {
    return choice.label === end ? { reads: new Set(), writes: new Set() } : run.take(choice.label)
  }

  /** Returns the sleep set after the newest choice of a node. */
  #sleepAfter({ sleep, done }: Node): Done[] {
    const last = done.at(-1)
    if (!last) return []
    // The end is not an event, so it cannot move before or after another one.
    return [...sleep, ...done.slice(0, -1)].filter(
      (other) => other.label !== end && commute(other, last),
    )
  }

  async #extend(run: Run): Promise<void> {
    for (;;) {
      const last = this.#path.at(-1)
      const isEnd = last?.taken?.label === end
      const choices = isEnd ? [] : withEnd(run.choices)
      const problem = await (choices.length === 0 ? run.finish() : run.violation())
      if (problem) {
        this.result.violation = { schedule: this.#schedule(), problem }
        return
      }
      this.result.depth = Math.max(this.result.depth, this.#path.length)
      if (choices.length === 0) return
      if (this.#path.length >= this.#limits.depth) {
        this.result.isComplete = false
        return
      }
      const sleep = last ? this.#sleepAfter(last) : []
      if (this.#isKnown(await run.digest(), sleep)) return
      const node: Node = { choices, sleep, done: [] }
      const next = nextOf(node)
      if (!next) return
      node.taken = next
      this.#path.push(node)
      node.done.push({ ...next, ...(await this.#take(run, next)) })
    }
  }

  /** Whether a state was explored before, with at least the choices to explore now. */
  #isKnown(digest: string, sleep: readonly Done[]): boolean {
    const labels = new Set(sleep.map(({ label }) => label))
    const depth = this.#path.length
    const before = this.#known.get(digest) ?? []
    const covers = (known: { sleep: readonly string[]; depth: number }) =>
      (known.depth <= depth || this.#limits.depth === Number.POSITIVE_INFINITY) &&
      known.sleep.every((label) => labels.has(label))
    if (before.some(covers)) return true
    if (before.length === 0) this.result.states++
    this.#known.set(digest, [...before, { sleep: [...labels], depth }])
    return false
  }

  #schedule(): string[] {
    return this.#path.map(({ taken }) => taken?.label ?? '').filter((label) => label !== end)
  }

  /** Goes back to the last state with an untried choice; false when there is none. */
  #backtrack(): boolean {
    for (let node = this.#path.at(-1); node; node = this.#path.at(-1)) {
      const next = nextOf(node)
      if (next) {
        node.taken = next
        return true
      }
      this.#path.pop()
    }
    return false
  }
}

function nextOf({ choices, sleep, done }: Node): Choice | undefined {
  const tried = new Set([...sleep, ...done].map(({ label }) => label))
  return choices.find(({ label }) => !tried.has(label))
}
