import { currentFlow, type Flow, inFlow } from '#explorer/flow.ts'

/** The resources an event has read and written, by name. Events commute unless one writes a resource that the other touches. */
export interface Footprint {
  reads: ReadonlySet<string>
  writes: ReadonlySet<string>
}

/** A possible next event. */
export interface Choice {
  /** In words; the same in each run of a schedule. */
  label: string
  /** The sequence it belongs to: a tab, a request, a transaction. Two choices of one flow never commute. */
  flow: string
  isFault: boolean
  /** Whether it may also never happen. */
  isOptional: boolean
}

interface Alternative<Value> {
  label: string
  value: Value
  isFault?: boolean
  isOptional?: boolean
}

interface Point {
  flow: string
  alternatives: readonly Alternative<unknown>[]
  resolve: (value: unknown) => void
  /** Whether no other flow can see it. It then happens at once, and its place in the order does not matter. */
  isLocal: boolean
  /** Whether nothing else can happen before it. */
  isExclusive: boolean
}

/** Turns of the event loop without anything new after which all code counts as waiting; more when some seems to run. */
const calmTurns = 4
const patientTurns = 60

/** Milliseconds between two checks of what runs outside JavaScript, and the number of checks before locks are suspected. */
const restMs = 2
const looksBeforeLocks = 3

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Where all code of a run waits until the explorer resumes one of its points. */
export class Stage {
  faultsLeft: number
  /** Whether nothing is scheduled: each point continues at once, without a fault. */
  isFree = false
  /** Whether the run is over: waiting code then waits forever. */
  #isOver = false
  /** Node's operations that run outside JavaScript. */
  #native = 0
  #wake: (() => void) | undefined
  /** How often rows of the database may have changed. */
  commits = 0
  /** Returns how many statements wait for a lock in the database. */
  countBlocked: (() => Promise<number>) | undefined
  readonly statements = new Set<Flow>()
  readonly #points = new Map<string, Point>()
  readonly #flows = new Set<Flow>()
  readonly #names = new Map<string, number>()
  #reads = new Set<string>()
  #writes = new Set<string>()
  #changes = 0
  #failures: unknown[] = []

  constructor(faults: number) {
    this.faultsLeft = faults
  }

  get native(): number {
    return this.#native
  }

  set native(count: number) {
    this.#native = count
    this.wake()
  }

  /** Checks whether code has come to rest, after an operation outside JavaScript has ended. */
  wake(): void {
    this.#wake?.()
  }

  /** Yields the processor until an outside operation ends, or for a moment. */
  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, restMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Returns a name that is unique in this run. */
  nameOf(base: string): string {
    const count = (this.#names.get(base) ?? 0) + 1
    this.#names.set(base, count)
    return count === 1 ? base : `${base} (${count})`
  }

  reads(resource: string): void {
    this.#reads.add(resource)
  }

  writes(resource: string): void {
    this.#writes.add(resource)
  }

  /** Runs a flow to its end; passes its errors to the caller. */
  async run<Result>(flow: Flow, run: () => Promise<Result>): Promise<Result> {
    this.#flows.add(flow)
    this.#changes++
    try {
      return await inFlow(flow, run)
    } finally {
      flow.isDone = true
      this.#flows.delete(flow)
      this.#changes++
    }
  }

  /** Starts a task that is not awaited; its error ends the run. */
  start(run: () => Promise<unknown>): void {
    run().catch((error: unknown) => this.#failures.push(error))
  }

  /** Waits, on behalf of the current flow, for a result of another flow. */
  async wait<Result>(promise: Promise<Result>): Promise<Result> {
    const flow = currentFlow()
    if (!flow) return promise
    flow.waiting++
    try {
      return await promise
    } finally {
      flow.waiting--
      this.#changes++
    }
  }

  /** Waits until the explorer chooses one of the alternatives. */
  async park<Value>(
    flow: string,
    alternatives: readonly [Alternative<Value>, ...Alternative<Value>[]],
    { isLocal = false, isExclusive = false } = {},
  ): Promise<Value> {
    if (this.isFree && !this.#isOver) return alternatives[0].value
    this.#changes++
    const chosen = new Promise<unknown>((resolve) => {
      this.#points.set(alternatives[0].label, { flow, alternatives, resolve, isLocal, isExclusive })
    })
    return (await this.wait(chosen)) as Value
  }

  #open({ alternatives }: Point) {
    return alternatives.filter(({ isFault }) => !isFault || this.faultsLeft > 0)
  }

  /** Resumes all points of some flows, so that they notice their end. */
  dissolve(isTheirs: (flow: string) => boolean): void {
    for (const [name, { flow, alternatives, resolve }] of this.#points) {
      if (!isTheirs(flow)) continue
      this.#points.delete(name)
      resolve(alternatives[0]?.value)
    }
  }

  /** Ends the run; anything that would disturb the next run has been dissolved before. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#untilCalm()
  }

  #current(): Point[] {
    const all = [...this.#points.values()]
    const exclusive = all.filter(({ isExclusive }) => isExclusive)
    return exclusive.length > 0 ? exclusive : all
  }

  /** Returns the possible next events, in an order independent of time. */
  get choices(): Choice[] {
    return this.#current()
      .flatMap((point) =>
        this.#open(point).map(({ label, isFault = false, isOptional = false }) => ({
          label,
          flow: point.flow,
          isFault,
          isOptional,
        })),
      )
      .toSorted((a, b) => Number(a.isFault) - Number(b.isFault) || (a.label < b.label ? -1 : 1))
  }

  /** Lets an event happen, and all code run until it waits again. Returns what was touched. */
  async take(label: string): Promise<Footprint> {
    this.#reads = new Set()
    this.#writes = new Set()
    this.#resume(label)
    await this.settle()
    return { reads: this.#reads, writes: this.#writes }
  }

  #resume(label: string): void {
    for (const [name, point] of this.#points) {
      const chosen = this.#open(point).find((alternative) => alternative.label === label)
      if (!chosen) continue
      this.#points.delete(name)
      if (chosen.isFault) {
        this.faultsLeft--
        this.writes('faults')
      }
      point.resolve(chosen.value)
      return
    }
    throw new Error(`Not possible here: ${label}`)
  }

  /** Runs all code until it waits for a choice that others can see. */
  async settle(): Promise<void> {
    await this.#untilCalm()
    for (let local = this.#local(); local; local = this.#local()) {
      this.#resume(local)
      await this.#untilCalm()
    }
    const [failure] = this.#failures
    if (failure) throw failure
  }

  #local(): string | undefined {
    return this.#current()
      .filter((point) => point.isLocal && this.#open(point).length === 1)
      .map(({ alternatives }) => alternatives[0]?.label ?? '')
      .toSorted()[0]
  }

  get #running(): Flow[] {
    return [...this.#flows].filter((flow) => flow.waiting === 0)
  }

  async #untilCalm(): Promise<void> {
    let before = this.#changes
    for (let calm = 0, looks = 0; calm < (this.#running.length > 0 ? patientTurns : calmTurns); ) {
      const isOutside = this.native > 0 || this.statements.size > 0
      await (isOutside ? this.#rest() : turn())
      const isBusy = this.native > 0 || this.#running.some(({ isPatient }) => !isPatient)
      calm = isBusy || this.#changes !== before ? 0 : calm + 1
      before = this.#changes
      if (isOutside && ++looks % looksBeforeLocks === 0 && (await this.#allBlocked())) return
    }
  }

  /** Whether everything that still runs are statements waiting for another transaction's lock. */
  async #allBlocked(): Promise<boolean> {
    const busy = this.#running.filter(({ isPatient }) => !isPatient)
    if (this.native > 0 || busy.length === 0) return false
    if (busy.some((flow) => !this.statements.has(flow))) return false
    const before = this.#changes
    const blocked = await this.countBlocked?.()
    return blocked === busy.length && this.#changes === before
  }

  /** Returns the names of flows that wait for something that will not come. */
  get unfinished(): string[] {
    return [...this.#flows].filter(({ isDone }) => !isDone).map(({ name }) => name)
  }

  /** Returns all unfinished flows, with what each knows. */
  get knowledge(): string[] {
    return [...this.#flows].map(({ name, history }) => `${name} ${history}`).toSorted()
  }
}

/** Whether two events lead to the same state in both orders. */
export function commute(a: Choice & Footprint, b: Choice & Footprint): boolean {
  if (a.flow === b.flow) return false
  const disturbs = (one: Footprint, other: Footprint) =>
    [...one.writes].some((name) => other.writes.has(name) || other.reads.has(name))
  return !disturbs(a, b) && !disturbs(b, a)
}
