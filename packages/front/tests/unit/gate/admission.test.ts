import { TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Admission } from '#gate/admission.ts'

/** Milliseconds between two samples of the event loop. */
const sampleMs = 50

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns an admission with a controlled event loop, and renders that end on demand. */
function limited() {
  const state = { isBusy: true, running: 0 }
  const admission = new Admission(() => state.isBusy)
  const ends: (() => void)[] = []
  const render = async () => {
    state.running++
    await new Promise<void>((resolve) => ends.push(resolve))
    state.running--
  }
  const ask = (kind = '/products', client = 'a', isGone = () => false) => {
    const rendered = admission.run(kind, render, { client, isGone })
    const refusal = rendered.then(
      () => null,
      (error: unknown) => error,
    )
    return { rendered, refusal }
  }
  const flush = () => vi.advanceTimersByTimeAsync(0)
  const samples = (count: number) => vi.advanceTimersByTimeAsync(count * sampleMs)
  const askTimes = (count: number) => Array.from({ length: count }, () => ask())
  const isRefused = async (asked: ReturnType<typeof ask>) => {
    const error = await Promise.race([asked.refusal, flush()])
    return error instanceof TooManyWaiting
  }
  return { admission, state, ask, askTimes, ends, flush, samples, isRefused }
}

describe('CPU-bound renders', () => {
  test('run four at a time, and the next starts when one ends', async () => {
    const { state, askTimes, ends, flush, samples } = limited()
    askTimes(10)
    await samples(20)
    expect(state.running).toBe(4)
    ends.shift()?.()
    await flush()
    expect([state.running, ends.length]).toEqual([4, 4])
  })

  test('do not delay pages of another kind', async () => {
    const { state, ask, askTimes, flush } = limited()
    askTimes(10)
    ask('/faq')
    await flush()
    expect(state.running).toBe(5)
  })

  test('are refused at once when 128 wait, and accepted again when one has ended', async () => {
    const { ask, askTimes, ends, flush, isRefused } = limited()
    askTimes(4)
    await flush()
    const waiting = askTimes(128)
    expect(await isRefused(ask())).toBe(true)
    for (const asked of waiting) expect(await isRefused(asked)).toBe(false)
    ends.shift()?.()
    await flush()
    expect(await isRefused(ask())).toBe(false)
  })

  test('are refused after waiting for 8 seconds, not earlier', async () => {
    const { ask, askTimes, state, samples, isRefused } = limited()
    askTimes(4)
    const late = ask()
    await samples(100)
    const later = ask()
    await samples(59)
    expect(await isRefused(late)).toBe(false)
    await samples(2)
    expect([await isRefused(late), await isRefused(later)]).toEqual([true, false])
    expect(state.running).toBe(4)
  })

  test("of another kind are accepted while one kind's queue is full", async () => {
    const { ask, askTimes, isRefused } = limited()
    askTimes(140)
    expect(await isRefused(ask('/faq'))).toBe(false)
  })

  test('of another client are accepted while one client fills the queue', async () => {
    const { ask, askTimes, isRefused } = limited()
    askTimes(140)
    expect(await isRefused(ask('/products', 'b'))).toBe(false)
  })
})

describe('renders that wait for the backend', () => {
  test('grow in number while the process is idle, up to 64', async () => {
    const { state, askTimes, samples } = limited()
    state.isBusy = false
    askTimes(68)
    await samples(1)
    expect(state.running).toBe(8)
    await samples(100)
    expect(state.running).toBe(64)
  })

  test('delay the next one by at most one sample of the event loop', async () => {
    const { state, ask, askTimes, samples } = limited()
    state.isBusy = false
    askTimes(20)
    await samples(10)
    expect(state.running).toBe(20)
    ask()
    await samples(1)
    expect(state.running).toBe(21)
  })

  test('drop to four again once the process is busy', async () => {
    const { state, askTimes, ends, flush, samples } = limited()
    state.isBusy = false
    askTimes(40)
    await samples(4)
    expect(state.running).toBe(20)
    state.isBusy = true
    await samples(1)
    for (const end of ends.splice(0)) end()
    await flush()
    expect(state.running).toBe(4)
  })
})

describe('a slot becomes free', () => {
  test('when a render fails, and the caller gets the failure', async () => {
    const { admission, state, askTimes, flush } = limited()
    const failing = Array.from({ length: 4 }, () =>
      admission.run('/products', () => Promise.reject(new Error('no backend')), {}),
    )
    for (const failed of failing) await expect(failed).rejects.toThrow('no backend')
    askTimes(5)
    await flush()
    expect(state.running).toBe(4)
  })

  test('for the next caller when all that waited have left', async () => {
    const { ask, askTimes, isRefused } = limited()
    askTimes(4)
    let haveLeft = false
    for (let count = 0; count < 128; count++) ask('/products', 'a', () => haveLeft)
    expect(await isRefused(ask())).toBe(true)
    haveLeft = true
    expect(await isRefused(ask())).toBe(false)
  })
})

describe('a shopper admitted by the queue', () => {
  const admitted = { client: 'b', isAdmitted: true }

  test('is never refused, however many wait, and gets a slot first', async () => {
    const { admission, state, askTimes, ends, flush, samples } = limited()
    askTimes(4 + 128)
    let isDone = false
    const render = async () => {
      isDone = true
    }
    const rendered = admission.run('/products', render, admitted)
    await samples(1)
    ends.shift()?.()
    await flush()
    await rendered
    expect([isDone, state.running]).toEqual([true, 4])
  })

  test('waits longer than others may, without displacing another from the queue', async () => {
    const { admission, ask, askTimes, ends, flush, samples, isRefused } = limited()
    const asked = askTimes(4)
    const stranger = ask('/products', 'c')
    let isDone = false
    const render = async () => {
      isDone = true
    }
    void admission.run('/products', render, admitted)
    expect(await isRefused(stranger)).toBe(false)
    await samples(8_000 / sampleMs + 2)
    expect(await isRefused(stranger)).toBe(true)
    ends.shift()?.()
    await asked[0]?.rendered
    await flush()
    expect(isDone).toBe(true)
  })
})
