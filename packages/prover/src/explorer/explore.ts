import { type Choice, commute, type Footprint } from '#explorer/stage.ts'

/** A run of a world that stands still until it is told what happens next. */
export interface Run {
  readonly choices: readonly Choice[]
  take(label: string): Promise<Footprint>
  /** A text that two runs share whose futures are the same. */
  digest(): Promise<string>
  /** The first promise that is broken now; null when all hold. */
  violation(): Promise<string | null>
  /** The same at the end, when nothing is left to happen. */
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
  /** Schedules that were run, to their end or to a state that was known. */
  schedules: number
  /** Events of the longest one. */
  depth: number
  /** Whether all orders were walked: neither the depth nor the time ended it. */
  isComplete: boolean
  violation: Violation | null
}

interface Limits {
  depth: number
  /** Whether to give up. */
  isOver: () => boolean
}

type Done = Choice & Footprint

/** A state on the current path, and what was tried there. */
interface Node {
  choices: readonly Choice[]
  /** What needs not be tried here: it leads to an order that was walked already. */
  sleep: readonly Done[]
  done: Done[]
  taken?: Choice
}

export const end = 'nothing more happens'

const ending: Choice = { label: end, flow: end, isFault: false, isOptional: false }

/** What can happen, and that nothing does, where nothing has to. */
export const withEnd = (choices: readonly Choice[]): readonly Choice[] =>
  choices.length > 0 && choices.every(({ isOptional, isFault }) => isOptional || isFault)
    ? [ending, ...choices]
    : choices

/** Walks all orders in which the choices of a world can be made, each class of orders that commute once. */
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
  /** By state, what slept there and at which depth, each time it was reached. */
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

  /** Goes to the last node of the path; its choice alone is new. */
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

  /** The orders that need no walk after the newest choice of a node. */
  #sleepAfter({ sleep, done }: Node): Done[] {
    const last = done.at(-1)
    if (!last) return []
    // To end is no event: it does not come earlier or later than another one.
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

  /** Whether a state was walked before, with at least what must be walked now. */
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

  /** Goes back to the last state with something left to try; false when there is none. */
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
