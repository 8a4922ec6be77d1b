import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

/**
 * Renders of one route at once. It starts with a few: of renders that compute, more would end no sooner, and each holds
 * memory. While some wait and the process is idle, since the others wait for the backend, it grows step by step.
 */
const atOnce = { first: 4, step: 4, most: 64 }

/** Requests of one route. The last of them waits for some seconds. */
const maxWaiting = 128

/** Milliseconds between two looks at the event loop, and the part of them that it computed from which on it is busy. */
const look = { everyMs: 50, busyFrom: 0.9 }

class Route {
  readonly waiting: (() => void)[] = []
  #running = 0
  #atOnce = atOnce.first

  adjust(isBusy: boolean): void {
    const grows = !isBusy && this.waiting.length > 0
    const more = Math.max(this.#atOnce, this.#running) + atOnce.step
    this.#atOnce = grows ? Math.min(more, atOnce.most) : atOnce.first
    this.#proceed()
  }

  async run(response: ServerResponse, render: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve)
      this.#proceed()
    })
    try {
      // Its client may have left while it waited, or leave while it is rendered.
      const closed = new Promise<void>((resolve) => response.once('close', resolve))
      if (!response.destroyed) await Promise.race([render(), closed])
    } finally {
      this.#running--
      this.#proceed()
    }
  }

  #proceed(): void {
    while (this.#running < this.#atOnce) {
      const next = this.waiting.shift()
      if (next === undefined) return
      this.#running++
      next()
    }
  }
}

/** A function that gives whether the event loop was busy since its last call. */
function eventLoopLook(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    return utilization >= look.busyFrom
  }
}

/** Lets pages render when the process can. Each route has its own limit, so that slow or costly pages leave the others alone. */
export class RenderLimit {
  readonly #routes = new Map<string, Route>()

  /** @param wasBusy whether the event loop was busy since the last call */
  constructor(wasBusy = eventLoopLook()) {
    setInterval(() => {
      const isBusy = wasBusy()
      for (const route of this.#routes.values()) route.adjust(isBusy)
    }, look.everyMs).unref()
  }

  /**
   * Renders a page of a route when it can, in the order of the calls. Null at once when too many wait. Rejects when the
   * render does.
   */
  run(name: string, response: ServerResponse, render: () => Promise<void>): Promise<void> | null {
    const route = this.#routes.get(name) ?? new Route()
    this.#routes.set(name, route)
    return route.waiting.length < maxWaiting ? route.run(response, render) : null
  }
}
