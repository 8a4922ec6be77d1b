import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { now } from '#next/cache-tags.ts'
import dataCache, { shareData } from '#next/data-cache-handler.ts'
import { withCacheUse } from '#next/page-cache-handler.ts'
import { validUntilTag } from '#shared/valid-until.ts'
import type { CacheLayer } from '#storage/disk-layer.ts'

const entry = (text: string, given = {}) => ({
  value: new Response(text).body ?? new ReadableStream<Uint8Array>(),
  tags: ['test'],
  stale: 60,
  timestamp: now(),
  expire: 3_600,
  revalidate: 60,
  ...given,
})

const read = async (key: string) => {
  const found = await dataCache.get(key, [])
  return found && new Response(found.value).text()
}

/** A layer in memory. */
class TestLayer implements CacheLayer {
  readonly stored = new Map<string, Buffer>()
  get = async (key: string) => this.stored.get(key) ?? null
  set = async (key: string, bytes: Buffer) => void this.stored.set(key, bytes)
  delete = async (key: string) => void this.stored.delete(key)
}

let key: string
let keys = 0
beforeEach(() => {
  keys++
  key = `entry ${keys}`
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  shareData(null)
  vi.useRealTimers()
})

describe('the data cache', () => {
  test('returns an entry to every reader', async () => {
    await dataCache.set(key, Promise.resolve(entry('kemeja')))
    expect([await read(key), await read(key)]).toEqual(['kemeja', 'kemeja'])
  })

  test('drops an entry when its lifetime is over', async () => {
    await dataCache.set(key, Promise.resolve(entry('kemeja')))
    vi.advanceTimersByTime(61_000)
    expect(await read(key)).toBeUndefined()
  })

  test('gives a page that is renewed early no entry as old as the page', async () => {
    await dataCache.set(key, Promise.resolve(entry('kemeja')))
    vi.advanceTimersByTime(45_000)
    const { result } = await withCacheUse('renew', () => read(key))
    expect([result, await read(key)]).toEqual([undefined, 'kemeja'])
  })

  test('gives a renewed page data that another page has just read', async () => {
    await dataCache.set(key, Promise.resolve(entry('kemeja')))
    vi.advanceTimersByTime(30_000)
    expect((await withCacheUse('renew', () => read(key))).result).toBe('kemeja')
  })

  test('drops an entry whose tag has expired, and returns the one made after that', async () => {
    await dataCache.set(key, Promise.resolve(entry('old', { tags: ['product:1'] })))
    vi.advanceTimersByTime(10)
    await dataCache.updateTags(['product:1'], { expire: 0 })
    vi.advanceTimersByTime(10)
    expect(await read(key)).toBeUndefined()
    await dataCache.set(key, Promise.resolve(entry('new', { tags: ['product:1'] })))
    expect(await read(key)).toBe('new')
  })

  test('drops an entry when its content ends, and keeps one made after that for its usual time', async () => {
    const tags = [validUntilTag(new Date(now() + 10_000))]
    await dataCache.set(key, Promise.resolve(entry('sale', { tags })))
    vi.advanceTimersByTime(9_000)
    expect(await read(key)).toBe('sale')
    vi.advanceTimersByTime(1_001)
    expect(await read(key)).toBeUndefined()
    await dataCache.set(key, Promise.resolve(entry('after', { tags })))
    expect(await read(key)).toBe('after')
  })

  test.each([
    ['forward', 30_000, undefined],
    ['back', -30_000, 'sale'],
  ])('drops an entry when its content ends by a clock that was set %s', async (_, ms, left) => {
    const tags = [validUntilTag(new Date(Date.now() + 20_000))]
    await dataCache.set(key, Promise.resolve(entry('sale', { tags })))
    vi.setSystemTime(Date.now() + ms)
    vi.advanceTimersByTime(1)
    expect(await read(key)).toBe(left)
  })

  test('expires a tag at once even if a later expiry is pending', async () => {
    await dataCache.set(key, Promise.resolve(entry('old', { tags: ['product:2'] })))
    vi.advanceTimersByTime(10)
    await dataCache.updateTags(['product:2'], { expire: 300 })
    await dataCache.updateTags(['product:2'], { expire: 0 })
    vi.advanceTimersByTime(10)
    expect(await read(key)).toBeUndefined()
  })

  test('lets a reader wait for an entry in the making', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entry>>()
    void dataCache.set(key, promise)
    const reading = read(key)
    resolve(entry('kemeja'))
    expect(await reading).toBe('kemeja')
  })

  test('drops an entry that fails, without failing other readers', async () => {
    const broken = new ReadableStream<Uint8Array>({ start: (control) => control.error('broken') })
    await dataCache.set(key, Promise.resolve(entry('', { value: broken })))
    await dataCache.set(key, Promise.reject(new Error('broken')))
    expect(await read(key)).toBeUndefined()
  })

  test('keeps many small entries within the limit by dropping the oldest', async () => {
    await dataCache.set(key, Promise.resolve(entry('first')))
    for (let number = 0; number < 20_000; number++) {
      await dataCache.set(`${key} ${number}`, Promise.resolve(entry('')))
    }
    expect(await read(key)).toBeUndefined()
    expect(await read(`${key} 19999`)).toBe('')
  })

  test('returns an entry of another instance like its own', async () => {
    const layer = new TestLayer()
    shareData(layer)
    await dataCache.set(key, Promise.resolve(entry('kemeja')))
    const other = `${key} of another`
    layer.stored.set(other, layer.stored.get(key) ?? Buffer.of())
    expect(await read(other)).toBe('kemeja')
  })

  test('logs a damaged entry of another instance, and treats it as missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const layer = new TestLayer()
    shareData(layer)
    layer.stored.set(key, Buffer.from('damaged'))
    expect(await read(key)).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    await dataCache.set(key, Promise.resolve(entry('kemeja')))
    expect(await read(key)).toBe('kemeja')
  })
})
