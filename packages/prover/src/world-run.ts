import { createHash } from 'node:crypto'
import { seedSmallCompany } from '@etalase/backend-kit/tests/support/small-company.ts'
import type { Open, Run } from '#explorer/explore.ts'
import { type Choice, type Footprint, Stage } from '#explorer/stage.ts'
import { brokenPromise } from '#invariants/invariants.ts'
import { setStage } from '#system/determinism.ts'
import { keepRows, type Rows, readRows, restoreRows } from '#system/rows.ts'
import { type Machine, Scene } from '#system/scene.ts'
import { type Actor, nothingDone, type Step, type World } from '#system/world.ts'

/** Steps that are not possible yet. */
class Waiting {
  #all: { when: () => boolean; resolve: () => void }[] = []

  until(when: () => boolean): Promise<void> {
    return when() ? Promise.resolve() : new Promise((resolve) => this.#all.push({ when, resolve }))
  }

  /** Resumes the steps that have become possible; false when there are none. */
  wake(): boolean {
    const ready = this.#all.filter(({ when }) => when())
    this.#all = this.#all.filter((waiting) => !ready.includes(waiting))
    for (const { resolve } of ready) resolve()
    return ready.length > 0
  }
}

/** Counts which steps of a world any run has reached. */
export class StepCount {
  readonly #all = new Set<string>()
  readonly #run = new Set<string>()

  async run({ name }: Actor, step: Step): Promise<void> {
    if ((await step.run()) !== nothingDone) this.#run.add(`${name}: ${step.label}`)
  }

  expect(actors: readonly Actor[]): void {
    for (const { name, steps } of actors)
      for (const { label } of steps) this.#all.add(`${name}: ${label}`)
  }

  /** Returns the steps that no run has reached, by actor. */
  get idle(): string[] {
    return [...this.#all].filter((step) => !this.#run.has(step))
  }
}

const nothing: Footprint = { reads: new Set(), writes: new Set() }

interface RunInput {
  machine: Machine
  before: Rows
  steps: StepCount
}

/** One run of a world. */
class WorldRun implements Run {
  readonly #stage: Stage
  readonly #scene: Scene
  readonly #machine: Machine
  readonly #before: Rows
  readonly #waiting = new Waiting()
  readonly #actors: readonly Actor[]
  readonly #steps: StepCount
  /** Actors in the middle of a step. */
  readonly #busy = new Set<string>()
  /** The number of finished steps of each actor. */
  readonly #done = new Map<string, number>()
  #failure: string | null = null
  /** The rows, as of so many commits. */
  #read: { commits: number; rows: Rows }

  constructor(world: World, { machine, before, steps }: RunInput) {
    this.#machine = machine
    this.#before = before
    this.#steps = steps
    this.#read = { commits: 0, rows: before }
    this.#stage = new Stage(world.faults)
    this.#stage.countBlocked = () => machine.database.countBlocked()
    setStage(this.#stage)
    this.#scene = new Scene(this.#stage, machine, world)
    this.#actors = world.play(this.#scene)
    steps.expect(this.#actors)
  }

  /** Runs the steps before the exploration, and starts all actors. */
  async begin(): Promise<void> {
    this.#stage.isFree = true
    for (const actor of this.#actors) {
      for (const step of actor.steps) if (step.isBefore) await this.#steps.run(actor, step)
    }
    await this.#stage.settle()
    this.#stage.isFree = false
    for (const actor of this.#actors) this.#stage.start(() => this.#act(actor))
    await this.settle()
  }

  async #act(actor: Actor): Promise<void> {
    const { name, steps } = actor
    for (const step of steps.filter(({ isBefore }) => !isBefore)) {
      await this.#waiting.until(step.when ?? (() => true))
      const { label, isOptional = false } = step
      await this.#stage.park(name, [{ label, value: null, isOptional }])
      this.#busy.add(name)
      await this.#steps.run(actor, step)
      this.#busy.delete(name)
      this.#done.set(name, (this.#done.get(name) ?? 0) + 1)
    }
  }

  /** Runs the code until all of it waits for a choice. */
  async settle(): Promise<void> {
    do await this.#stage.settle()
    while (this.#waiting.wake())
  }

  get choices(): readonly Choice[] {
    return this.#failure === null ? this.#stage.choices : []
  }

  async take(label: string): Promise<Footprint> {
    try {
      const footprint = await this.#stage.take(label)
      await this.settle()
      return footprint
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Not possible here')) throw error
      this.#failure = `The code fails: ${error instanceof Error ? error.stack : error}`
      return nothing
    }
  }

  async violation(): Promise<string | null> {
    return this.#failure
  }

  async digest(): Promise<string> {
    const { commits } = this.#stage
    if (commits !== this.#read.commits)
      this.#read = { commits, rows: await readRows(this.#machine.database) }
    const { rows } = this.#read
    const choices = this.#stage.choices.map(({ label }) => label)
    const { knowledge, faultsLeft } = this.#stage
    const state = [rows, choices, faultsLeft, knowledge, [...this.#done], this.#scene.digest]
    return createHash('sha1').update(JSON.stringify(state)).digest('base64')
  }

  async finish(): Promise<string | null> {
    if (this.#failure !== null) return this.#failure
    const unfinished = [...this.#stage.unfinished, ...this.#busy]
    if (unfinished.length > 0) return `waitsForEver: ${unfinished.join(', ')}`
    this.#stage.isFree = true
    try {
      return brokenPromise(await this.#scene.conclude(this.#before))
    } catch (error) {
      return `The code fails: ${error instanceof Error ? error.stack : error}`
    }
  }

  async close(): Promise<void> {
    await this.#scene.close()
    setStage(null)
  }
}

/** Sets a world up in the database, and returns a function that starts a run from there; `steps` counts what the runs reach. */
export async function openWorld(
  world: World,
  machine: Machine,
  steps = new StepCount(),
): Promise<Open> {
  const { db } = machine.database
  await machine.database.empty()
  await seedSmallCompany(db)
  await world.setUp(db)
  await keepRows(db)
  const before = await readRows(machine.database)
  return async () => {
    await restoreRows(db)
    const run = new WorldRun(world, { machine, before, steps })
    await run.begin()
    return run
  }
}
