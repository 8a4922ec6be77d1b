import { TestRedis } from '@etalase/testkit/test-redis.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expireTags, isExpired, now } from '#next/cache-tags.ts'
import { connect, RedisStore } from '#redis/redis-store.ts'
import { shareTags } from '#redis/share-tags.ts'

let redis: TestRedis
let store: RedisStore
let disconnect: () => void
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  redis = new TestRedis()
  await redis.start()
  store = new RedisStore(redis.url, 'shop:')
  disconnect = () => store.client.destroy()
})
afterEach(() => {
  disconnect()
  redis.stop()
})

/** Returns the log lines, each as one text. */
const logged = () => vi.mocked(console.warn).mock.calls.map((line) => JSON.stringify(line))

const ready = () => expect.poll(() => store.client.isReady, { timeout: 5_000 }).toBe(true)

describe('the Redis store', () => {
  beforeEach(async () => {
    connect(store.client)
    await ready()
  })

  test('returns any bytes that were set, until they are deleted', async () => {
    const bytes = Buffer.from([0, 13, 10, 255, 128])
    await store.set('page', bytes, 60)
    expect(await store.get('page')).toEqual(bytes)
    await store.delete('page')
    expect(await store.get('page')).toBeNull()
  })

  test('acts empty while Redis is down, and recovers with it', async () => {
    await store.set('page', Buffer.from('kemeja'), 60)
    redis.stop()
    await expect.poll(() => store.client.isReady).toBe(false)
    expect(await store.get('page')).toBeNull()
    await store.set('page', Buffer.from('lost'), 60)
    await redis.start()
    await ready()
    expect(String(await store.get('page'))).toBe('kemeja')
  })

  test('acts empty while Redis hangs, without asking again for each page', async () => {
    redis.isHanging = true
    redis.received.length = 0
    for (let page = 0; page < 5; page++) expect(await store.get(`page ${page}`)).toBeNull()
    expect(redis.received.filter((name) => name === 'GET')).toHaveLength(1)
    expect(logged()).toEqual([expect.stringMatching(/get failed.*no answer in 150 ms/)])
  })

  test('returns a value that Redis sent while the process was busy for longer than the timeout', async () => {
    await store.set('page', Buffer.from('kemeja'), 60)
    redis.busyMs = 250
    expect(String(await store.get('page'))).toBe('kemeja')
    expect(logged()).toEqual([])
  })

  test('logs failures without keys and values, and not for each page', async () => {
    redis.refused = ['GET', 'SET']
    await store.set('sari@example.com', Buffer.from('kopi susu'), 60)
    for (let page = 0; page < 30; page++) expect(await store.get('sari@example.com')).toBeNull()
    expect(logged()[0]).toMatch(/set failed.*NOPERM/)
    expect(logged()[1]).toMatch(/get failed.*NOPERM/)
    expect(logged()).toHaveLength(10)
    expect(logged().join()).not.toMatch(/sari|kopi/)
  })
})

describe('tags', () => {
  const since = now()
  const times = JSON.stringify({ expired: since + 1 })

  test('expire here when they expire at another instance', async () => {
    disconnect = shareTags(store, 'tags')
    await expect.poll(() => redis.received).toContain('SUBSCRIBE')
    redis.publish('tags', `[["told", ${times}]]`)
    await expect.poll(() => isExpired(['told'], since)).toBe(true)
    expect(isExpired(['other'], since)).toBe(false)
  })

  test('expire here when they expire at another instance, even if Redis was down at the start', async () => {
    redis.stop()
    disconnect = shareTags(store, 'tags')
    await expect.poll(logged).not.toEqual([])
    await redis.start()
    await expect.poll(() => redis.received, { timeout: 5_000 }).toContain('SUBSCRIBE')
    redis.publish('tags', `[["told later", ${times}]]`)
    await expect.poll(() => isExpired(['told later'], since)).toBe(true)
  })

  test('are logged when unreadable, and later ones are still received', async () => {
    disconnect = shareTags(store, 'tags')
    await expect.poll(() => redis.received).toContain('SUBSCRIBE')
    redis.publish('tags', 'not JSON')
    redis.publish('tags', `[["heard", ${times}]]`)
    await expect.poll(() => isExpired(['heard'], since)).toBe(true)
    expect(logged()).toEqual([expect.stringContaining('reading a message failed')])
  })

  test('are logged when the subscription fails', async () => {
    redis.refused = ['SUBSCRIBE']
    disconnect = shareTags(store, 'tags')
    await expect.poll(logged).toEqual([expect.stringMatching(/subscribing failed.*NOPERM/)])
  })

  test('expire here when they expired before the start or while Redis was down', async () => {
    redis.hash('tags').set('before', times)
    disconnect = shareTags(store, 'tags')
    await expect.poll(() => isExpired(['before'], since)).toBe(true)
    redis.stop()
    await expect.poll(() => store.client.isReady).toBe(false)
    redis.hash('tags').set('meanwhile', times)
    await redis.start()
    await expect.poll(() => isExpired(['meanwhile'], since), { timeout: 5_000 }).toBe(true)
  })

  test('are published and stored for later starters when they expire here', async () => {
    disconnect = shareTags(store, 'tags')
    await ready()
    expireTags(['here'], { expire: 0 })
    await expect.poll(() => redis.received).toContain('PUBLISH')
    expect(redis.hash('tags').has('here')).toBe(true)
  })

  test('are published when Redis is back, if they expire here while it is down', async () => {
    disconnect = shareTags(store, 'tags')
    await ready()
    redis.stop()
    await expect.poll(() => store.client.isReady).toBe(false)
    expireTags(['away'], { expire: 0 })
    expect(isExpired(['away'], since - 1_000)).toBe(true)
    await redis.start()
    await expect.poll(() => redis.hash('tags').has('away'), { timeout: 5_000 }).toBe(true)
  })
})
