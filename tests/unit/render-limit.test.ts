import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RenderLimit } from '#server/render-limit.ts'

/** Milliseconds between two looks at the event loop. */
const lookMs = 50

/** Milliseconds for which a render keeps its slot when its client has left. */
const orphanedForMs = 10_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => new ServerResponse(new IncomingMessage(new Socket()))

/** A response that had a connection emits `close` by itself. */
const leave = (response: ServerResponse) => response.destroy().emit('close')

/** A limit with the event loop as a test wants it, and renders that end when the test says so. */
function limited() {
  const state = { isBusy: true, running: 0 }
  const limit = new RenderLimit(() => state.isBusy)
  const ends: (() => void)[] = []
  const render = async () => {
    state.running++
    await new Promise<void>((resolve) => ends.push(resolve))
    state.running--
  }
  const ask = (route = '/products', response = open()) => limit.run(route, response, render)
  const flush = () => vi.advanceTimersByTimeAsync(0)
  const looks = (count: number) => vi.advanceTimersByTimeAsync(count * lookMs)
  const askTimes = (count: number) => Array.from({ length: count }, () => ask())
  /** Asks so many times, and gives the responses. */
  const askFor = (count: number) => {
    const responses = Array.from({ length: count }, open)
    for (const response of responses) ask('/products', response)
    return responses
  }
  return { state, limit, ask, askFor, askTimes, ends, flush, looks }
}

describe('renders that compute', () => {
  test('are four at a time, and the next starts when one ends', async () => {
    const { state, askTimes, ends, flush, looks } = limited()
    askTimes(10)
    await looks(20)
    expect(state.running).toBe(4)
    ends.shift()?.()
    await flush()
    expect([state.running, ends.length]).toEqual([4, 4])
  })

  test('leave the pages of another route alone', async () => {
    const { state, ask, askTimes, flush } = limited()
    askTimes(10)
    ask('/faq')
    await flush()
    expect(state.running).toBe(5)
  })

  test('are refused at once when 128 wait, and accepted again when one has ended', async () => {
    const { ask, askTimes, ends, flush } = limited()
    askTimes(4)
    await flush()
    expect(askTimes(128)).not.toContain(null)
    expect(ask()).toBeNull()
    ends.shift()?.()
    await flush()
    expect(ask()).not.toBeNull()
  })
})

describe('renders that wait for the backend', () => {
  test('become more while the process is idle, at most 64', async () => {
    const { state, askTimes, looks } = limited()
    state.isBusy = false
    askTimes(68)
    await looks(1)
    expect(state.running).toBe(8)
    await looks(100)
    expect(state.running).toBe(64)
  })

  test('do not let the next wait for longer than a look at the event loop', async () => {
    const { state, ask, askTimes, looks } = limited()
    state.isBusy = false
    askTimes(20)
    await looks(10)
    expect(state.running).toBe(20)
    ask()
    await looks(1)
    expect(state.running).toBe(21)
  })

  test('are few again once the process is busy', async () => {
    const { state, askTimes, ends, flush, looks } = limited()
    state.isBusy = false
    askTimes(40)
    await looks(4)
    expect(state.running).toBe(20)
    state.isBusy = true
    await looks(1)
    for (const end of ends.splice(0)) end()
    await flush()
    expect(state.running).toBe(4)
  })
})

describe('a slot is free again', () => {
  test('when a render fails, and the failure reaches who asked', async () => {
    const { limit, state, askTimes, flush } = limited()
    const failing = Array.from({ length: 4 }, () =>
      limit.run('/products', open(), () => Promise.reject(new Error('no backend'))),
    )
    for (const failed of failing) await expect(failed).rejects.toThrow('no backend')
    askTimes(5)
    await flush()
    expect(state.running).toBe(4)
  })

  test('when the response has its content, although its client still reads', async () => {
    const { askFor, askTimes, ends, flush } = limited()
    const responses = askFor(4)
    askTimes(4)
    await flush()
    for (const response of responses) response.end()
    await flush()
    expect(ends).toHaveLength(8)
  })

  test('not yet when a client leaves whose render goes on, but some seconds later', async () => {
    const { askFor, askTimes, ends, flush } = limited()
    const responses = askFor(4)
    askTimes(4)
    await flush()
    for (const response of responses) leave(response)
    await vi.advanceTimersByTimeAsync(orphanedForMs - 1)
    expect(ends).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(ends).toHaveLength(8)
  })

  test('for who comes when all that waited have left', async () => {
    const { ask, askFor, askTimes, flush } = limited()
    askTimes(4)
    const responses = askFor(128)
    expect(ask()).toBeNull()
    for (const response of responses) leave(response)
    await flush()
    expect(ask()).not.toBeNull()
  })

  test('when a client leaves before its turn, and nothing is rendered for it', async () => {
    const { ask, askTimes, ends, flush } = limited()
    askTimes(4)
    const response = open()
    ask('/products', response)
    leave(response)
    ask()
    await flush()
    ends.shift()?.()
    await flush()
    expect(ends).toHaveLength(4)
  })
})
