import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Slots } from '#server/slots.ts'

/**
 * Renders of one route at once. It starts with a few: of renders that compute, more would end no sooner, and each holds
 * memory. While some wait and the process is idle, since the others wait for the backend, it grows step by step.
 */
const atOnce = { first: 4, step: 4, most: 64 }

/** Requests of one route. The last of them waits for some seconds. */
const maxWaiting = 128

/** Milliseconds between two looks at the event loop, and the part of them that it computed from which on it is busy. */
const look = { everyMs: 50, busyFrom: 0.9 }

/** Milliseconds for which a render keeps its slot whose client has left: Next goes on with it. */
const orphanedForMs = 10_000

/** Resolves when the response has its whole content, which a slow client may still be reading. */
function ended(response: ServerResponse): Promise<void> {
  const { end } = response
  return new Promise((resolve) => {
    response.end = (...args: unknown[]): ServerResponse => {
      resolve()
      return Reflect.apply(end, response, args)
    }
  })
}

/** Resolves some time after the client has left. */
const orphaned = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', () => setTimeout(resolve, orphanedForMs).unref()))

class Route {
  readonly #slots = new Slots(atOnce.first, maxWaiting)
  #atOnce = atOnce.first

  adjust(isBusy: boolean): void {
    const grows = !isBusy && this.#slots.waiting > 0
    const more = Math.max(this.#atOnce, this.#slots.running) + atOnce.step
    this.#atOnce = grows ? Math.min(more, atOnce.most) : atOnce.first
    this.#slots.resize(this.#atOnce)
  }

  run(response: ServerResponse, render: () => Promise<void>): Promise<void> | null {
    const renderNow = async () => {
      if (!response.destroyed) await Promise.race([ended(response), orphaned(response), render()])
    }
    return this.#slots.run(renderNow, () => response.destroyed)
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
    return route.run(response, render)
  }
}
