import { startTime } from '@etalase/backend/tests/support/test-context.ts'
import type { Stage } from '#explorer/stage.ts'

/** The shared clock. Reading it depends on when it is moved. */
export class Clock {
  readonly #stage: Stage
  #now = new Date(startTime)

  constructor(stage: Stage) {
    this.#stage = stage
  }

  get now(): Date {
    this.#stage.reads('clock')
    return this.#now
  }

  passHours(hours: number): void {
    this.#stage.writes('clock')
    this.#now = new Date(this.#now.getTime() + hours * 60 * 60 * 1_000)
  }
}
