import { performance } from 'node:perf_hooks'
import { Slots } from '@etalase/contract/rules/slots.ts'

/**
 * Renders of one kind at once. Starts with a few: more CPU-bound renders would finish no sooner, and each holds memory. Grows step by step
 * while renders queue up and the process is idle, because the running ones wait for the backend.
 */
const atOnce = { first: 4, step: 4, most: 64 }

/** The most queued renders of one kind, and the longest wait in milliseconds, after which the client is told to retry. */
const waiting = { most: 128, ms: 8_000 }

/** Milliseconds between samples of the event loop's utilization, and the utilization that counts as busy. */
const sampling = { everyMs: 50, busyFrom: 0.9 }

class Pool {
  readonly #slots = new Slots(atOnce.first, waiting.most)
  #atOnce = atOnce.first

  readonly run: Slots['run'] = (use, options) => this.#slots.run(use, options)

  adjust(isBusy: boolean): void {
    this.#slots.refuseAfter(waiting.ms)
    const grows = !isBusy && this.#slots.waiting > 0
    const more = Math.max(this.#atOnce, this.#slots.running) + atOnce.step
    this.#atOnce = grows ? Math.min(more, atOnce.most) : atOnce.first
    this.#slots.resize(this.#atOnce)
  }
}

/** Returns a function that tells whether the event loop was busy since its last call. */
function eventLoopSampler(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    return utilization >= sampling.busyFrom
  }
}

/** Limits concurrent renders. Each kind has its own slots, so that slow or costly pages do not block others. */
export class Admission {
  readonly #pools = new Map<string, Pool>()

  /** @param wasBusy whether the event loop was busy since the last call */
  constructor(wasBusy = eventLoopSampler()) {
    setInterval(() => {
      const isBusy = wasBusy()
      for (const pool of this.#pools.values()) pool.adjust(isBusy)
    }, sampling.everyMs).unref()
  }

  /** Runs a render of a kind once it has a slot (Slots). */
  run<Result>(
    kind: string,
    render: () => Promise<Result>,
    options: Parameters<Slots['run']>[1],
  ): Promise<Result> {
    const pool = this.#pools.get(kind) ?? new Pool()
    this.#pools.set(kind, pool)
    return pool.run(render, options)
  }
}
