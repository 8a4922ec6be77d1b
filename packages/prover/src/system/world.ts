import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { Scene, Weather } from '#system/scene.ts'

/** The result of a step that had nothing to do, which counts as not run. */
export const nothingDone = Symbol('nothing done')

/** One act of an actor. */
export interface Step {
  /** In words. */
  label: string
  /** The step is impossible until this holds. */
  when?: () => boolean
  /** Whether it may be left out. */
  isOptional?: boolean
  /** May return `nothingDone`, or a promise of it. */
  run: () => unknown
  /** Whether it runs before the exploration starts, without interleaving. */
  isBefore?: boolean
}

/** Returns steps that lead to the start of the exploration. */
export const before = (...steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, isBefore: true }))

/** An actor that does one step after the other. */
export interface Actor {
  name: string
  steps: readonly Step[]
}

/** A small world of which all interleavings are explored. */
export interface World extends Weather {
  name: string
  /** What it is about, in one line. */
  title: string
  /** Adds products, promos and customers to an empty database with the small company. */
  setUp: (db: Database) => Promise<void>
  /** Returns the actors with their steps. Steps before the exploration run one after the other. */
  play: (scene: Scene) => readonly Actor[]
  /** The most events of an exploration; from there random schedules continue. */
  depth?: number
}
