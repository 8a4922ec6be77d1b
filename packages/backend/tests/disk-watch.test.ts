import { DiskWatch } from '@etalase/backend-kit/disk-watch.ts'
import { addSeconds } from 'date-fns/addSeconds'
import { expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

const mebibyte = 2 ** 20
const now = () => backend.clock.now

const ready = () => send(backend.app, 'GET readyz')

/** PostgreSQL's error for a full disk, as drizzle wraps it. */
const diskFull = () =>
  new Error('Failed query', { cause: Object.assign(new Error('No space'), { code: '53100' }) })

test('/readyz reports a full disk for a minute after the database hit it, and the backend stays ready', async () => {
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
  backend.context.disk.note(diskFull())
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready', degraded: ['disk'] } })
  backend.clock.now = addSeconds(now(), 61)
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
})

test("other database failures don't count as a full disk", async () => {
  const watch = new DiskWatch({ folder: '.', now, free: async () => 17 * mebibyte })
  watch.note(Object.assign(new Error('deadlock'), { code: '40P01' }))
  expect(await watch.isFull()).toBe(false)
})

test.each([
  [15 * mebibyte, true],
  [17 * mebibyte, false],
])('a disk with %d bytes left is full: %s', async (free, isFull) => {
  const watch = new DiskWatch({ folder: '.', now, free: async () => free })
  expect(await watch.isFull()).toBe(isFull)
})

test("a folder whose disk cannot be read doesn't count as full", async () => {
  expect(await new DiskWatch({ folder: '/nowhere/at/all', now }).isFull()).toBe(false)
})
