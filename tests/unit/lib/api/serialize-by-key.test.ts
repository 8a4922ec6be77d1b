import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serializeByKey } from '#lib/api/serialize-by-key.ts'

/** Creates a task that logs its start and end. */
const noted = (log: string[], name: string) => async () => {
  log.push(`${name} begins`)
  await nextTick()
  log.push(`${name} ends`)
  return name
}

test('tasks with the same key never run at the same time, and keep their order', async () => {
  const log: string[] = []
  const names = ['a', 'b', 'c']
  const given = await Promise.all(names.map((name) => serializeByKey('cart', noted(log, name))))
  expect(given).toEqual(names)
  expect(log).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('a failure reaches its own caller, and does not block the next task', async () => {
  const log: string[] = []
  const failing = serializeByKey('cart', () => Promise.reject(new Error('refused')))
  const next = serializeByKey('cart', noted(log, 'next'))
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('next')
})

test('another key does not wait', async () => {
  const log: string[] = []
  await Promise.all([
    serializeByKey('one', noted(log, 'one')),
    serializeByKey('two', noted(log, 'two')),
  ])
  expect(log.slice(0, 2)).toEqual(['one begins', 'two begins'])
})
