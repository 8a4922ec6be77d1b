import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { Scene, Weather } from '#system/scene.ts'

/** What a step gives that had nothing to do: it counts as one that was not run. */
export const nothingDone = Symbol('nothing done')

/** One thing that somebody does. */
export interface Step {
  /** In words. */
  label: string
  /** Until this holds it is not possible. */
  when?: () => boolean
  /** Whether it may never be done. */
  isOptional?: boolean
  /** May give `nothingDone`, or a promise of it. */
  run: () => unknown
  /** Whether it is done before the walk begins: nothing comes between. */
  isBefore?: boolean
}

/** Steps that lead to where a walk begins. */
export const before = (...steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, isBefore: true }))

/** Somebody who does one thing after the other. */
export interface Actor {
  name: string
  steps: readonly Step[]
}

/** A small part of the world, of which all orders of events are walked. */
export interface World extends Weather {
  name: string
  /** What it is about, in one line. */
  title: string
  /** Products, promos and customers, in an empty database with the small company. */
  setUp: (db: Database) => Promise<void>
  /** Who is there, and what they do; what they do before the walk begins they do one after the other. */
  play: (scene: Scene) => readonly Actor[]
  /** Events after which a walk goes no further; the usual way from there is random. */
  depth?: number
}
