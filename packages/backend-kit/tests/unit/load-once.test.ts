import { expect, test, vi } from 'vitest'
import { loadOnce } from '#load-once.ts'

test('a value is loaded once, for concurrent and later callers', async () => {
  const read = vi.fn(async () => ({ areas: 7 }))
  const load = loadOnce(read)
  expect(read).not.toHaveBeenCalled()
  const [first, second] = await Promise.all([load(), load()])
  expect(await load()).toBe(first)
  expect(second).toBe(first)
  expect(read).toHaveBeenCalledOnce()
})

test("a failure isn't cached: the next call loads again", async () => {
  const read = vi.fn(async () => 'areas').mockRejectedValueOnce(new Error('too many open files'))
  const load = loadOnce(read)
  const both = await Promise.allSettled([load(), load()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe('areas')
  expect(read).toHaveBeenCalledTimes(2)
})
