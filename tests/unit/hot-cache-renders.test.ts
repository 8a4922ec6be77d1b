import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expireTags } from '#server/cache-tags.ts'
import { startNextHour } from '#tests/support/next-hour.ts'
import { type Change, serveSlow } from '#tests/support/slow-page.ts'

/** Milliseconds after which a response is renewed, and after which it is gone. */
const old = 1_001
const gone = 2_001

beforeEach(startNextHour)
afterEach(() => void vi.useRealTimers())

/** A page that was requested once, and whose second render has started, to renew it. */
async function serveOld(age: number, change: Change = () => {}) {
  const served = await serveSlow((response, count) => {
    if (count > 1) change(response, count)
  })
  const { answer: first } = await served.askAnew()
  await served.finish()
  await first
  vi.advanceTimersByTime(age)
  const { answer: renewal } = await served.askAnew()
  return { ...served, renewal }
}

/** What makes a response one that nobody else may get. */
const unshared: [string, Change][] = [
  [
    'fails',
    (r) => {
      r.statusCode = 503
    },
  ],
  [
    'finds no page any more',
    (r) => {
      r.statusCode = 404
    },
  ],
  ['is for one shopper alone', (r) => r.setHeader('Set-Cookie', 'device=1')],
  ['must not be stored', (r) => r.setHeader('Cache-Control', 'no-store')],
  ['is private', (r) => r.setHeader('Cache-Control', 'private, no-store')],
]

const render = (count: number) => ({ status: 200, render: String(count) })

describe('a response that is older than a second', () => {
  test('is renewed by one request while the crowd gets the old one, and then by none', async () => {
    const { ask, renewal, renders, finish } = await serveOld(old)
    const crowd = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(crowd).toEqual(crowd.map(() => render(1)))
    await finish()
    expect(await renewal).toEqual(render(2))
    expect(await ask()).toEqual(render(2))
    expect(renders()).toBe(2)
  })

  test('is not sent after one more second: who comes then waits for the renewal', async () => {
    const { ask, renewal, renders, finish } = await serveOld(old)
    vi.advanceTimersByTime(gone - old)
    const late = ask()
    expect(await Promise.race([late, sleep(100, 'waits')])).toBe('waits')
    await finish()
    expect([await renewal, await late, renders()]).toEqual([render(2), render(2), 2])
  })

  test('is not sent once something has changed, and a renewal from before is not kept', async () => {
    const { askAnew, renewal, finish } = await serveOld(old)
    expireTags(['product:1'])
    const { answer: afterChange } = await askAnew()
    expect(await Promise.race([afterChange, 'waits for its own render'])).toBeTypeOf('string')
    expireTags(['product:1'])
    await finish()
    await Promise.all([renewal, afterChange])
    const next = await askAnew()
    await finish()
    expect(await next.answer).toEqual(render(4))
  })

  test.each(unshared)('is gone when its renewal %s', async (_, change) => {
    const { askAnew, renewal, finish } = await serveOld(old, change)
    await finish()
    await renewal
    const [one, other] = [await askAnew(), await askAnew()]
    await finish()
    expect([(await one.answer).render, (await other.answer).render]).toEqual(['3', '4'])
  })

  test('gives way to the page that Next still renders anew, for a quarter of a second', async () => {
    const { ask, askAnew, renewal, finish } = await serveOld(old, (r) =>
      r.setHeader('x-nextjs-cache', 'STALE'),
    )
    await finish()
    await renewal
    vi.advanceTimersByTime(249)
    expect(await ask()).toEqual(render(2))
    vi.advanceTimersByTime(2)
    const next = await askAnew()
    expect(await ask()).toEqual(render(2))
    await finish()
    expect(await next.answer).toEqual(render(3))
  })
})

describe('a page that is being rendered for its first request', () => {
  const askedBy = <Answer>(ask: () => Promise<Answer>, count: number) =>
    Promise.all(Array.from({ length: count }, () => ask()))

  test('is not rendered for a crowd that comes meanwhile, which gets that response', async () => {
    const { ask, askAnew, renders, finish } = await serveSlow()
    const { answer } = await askAnew()
    const crowd = askedBy(ask, 50)
    await sleep(50)
    await finish()
    expect([await answer, ...(await crowd)]).toEqual(Array.from({ length: 51 }, () => render(1)))
    expect(renders()).toBe(1)
  })

  test('is rendered for the next one when the first leaves', async () => {
    const { ask, askAnew, renders, finish, nextRender } = await serveSlow()
    const leaving = new AbortController()
    const { answer } = await askAnew(leaving.signal)
    const crowd = askedBy(ask, 3)
    await sleep(50)
    const next = nextRender()
    leaving.abort()
    await expect(answer).rejects.toThrow()
    await next
    await finish()
    expect(await crowd).toEqual([render(2), render(2), render(2)])
    expect(renders()).toBe(2)
  })

  test('is not rendered for all when the next one leaves too', async () => {
    const { ask, askAnew, renders, finish, nextRender } = await serveSlow()
    const leaving = [new AbortController(), new AbortController()] as const
    const { answer } = await askAnew(leaving[0].signal)
    const second = ask(leaving[1].signal)
    await sleep(50)
    const crowd = askedBy(ask, 10)
    await sleep(50)
    for (const [index, left] of [answer, second].entries()) {
      const next = nextRender()
      leaving[index]?.abort()
      await expect(left).rejects.toThrow()
      await next
    }
    await finish()
    expect(await crowd).toEqual(Array.from({ length: 10 }, () => render(3)))
    expect(renders()).toBe(3)
  })

  test('is rendered for each at once after two renders that broke off, and not one after the other', async () => {
    const broken = (r: ServerResponse) => void r.destroy(new Error('The stream broke off.'))
    const { ask, askAnew, renders, finish, nextRender } = await serveSlow(broken)
    const { answer } = await askAnew()
    const all = Promise.allSettled([answer, ...Array.from({ length: 4 }, () => ask())])
    await sleep(50)
    const second = nextRender()
    await finish()
    await second
    await finish()
    await vi.waitFor(() => expect(renders()).toBe(5))
    await finish()
    expect((await all).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  })

  test('is rendered once for a crowd that has it already, and for one that has it not', async () => {
    const { ask, askAnew, renders, finish } = await serveSlow((r) => r.setHeader('ETag', '"a"'))
    const known = { 'if-none-match': '"a"' }
    const { answer } = await askAnew(undefined, known)
    const crowd = askedBy(() => ask(undefined, known), 20)
    const others = askedBy(ask, 20)
    await sleep(50)
    await finish()
    expect((await answer).status).toBe(304)
    expect((await crowd).map(({ status }) => status)).toEqual(Array(20).fill(304))
    expect(await others).toEqual(Array(20).fill(render(1)))
    expect(renders()).toBe(1)
  })

  test('is rendered anew for who comes after a change', async () => {
    const { askAnew, finish } = await serveSlow()
    const { answer: before } = await askAnew()
    expireTags(['product:1'])
    const { answer: after } = await askAnew()
    await finish()
    expect([await before, await after]).toEqual([render(1), render(2)])
  })

  test.each(unshared)(
    'is rendered for each when it %s, and nobody waits again',
    async (_, change) => {
      const { ask, askAnew, finish, nextRender } = await serveSlow(change)
      const { answer } = await askAnew()
      const second = ask()
      await sleep(50)
      const next = nextRender()
      await finish()
      await next
      const { answer: third } = await askAnew()
      await finish()
      const renders = [await answer, await second, await third].map((got) => got.render)
      expect(renders).toEqual(['1', '2', '3'])
    },
  )
})
