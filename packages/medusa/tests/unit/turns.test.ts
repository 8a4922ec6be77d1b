import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from '../../server/src/orders/turns.ts'

/** Returns work that ends on demand. */
function openWork() {
  const started: number[] = []
  const ends = new Map<number, (error?: Error) => void>()
  const start = (name: number) =>
    inTurn(
      () =>
        new Promise<void>((resolve, reject) => {
          started.push(name)
          ends.set(name, (error) => (error ? reject(error) : resolve()))
        }),
    )
  const end = async (name: number, error?: Error) => {
    ends.get(name)?.(error)
    await tick()
  }
  return { started, start, end }
}

test('four orders run concurrently, and the others follow in order of arrival', async () => {
  const { started, start, end } = openWork()
  const all = [1, 2, 3, 4, 5, 6].map(start)
  await tick()
  expect(started).toEqual([1, 2, 3, 4])
  await end(2)
  expect(started).toEqual([1, 2, 3, 4, 5])
  for (const name of [1, 3, 4, 5, 6]) await end(name)
  await Promise.all(all)
})

test('a failed order passes its slot on, and all four slots are free in the end', async () => {
  const { started, start, end } = openWork()
  const failing = [1, 2, 3, 4].map((name) => start(name).catch((error: Error) => error.message))
  const last = start(5)
  await tick()
  for (const name of [1, 2, 3, 4]) await end(name, new Error('sold out'))
  await end(5)
  expect(await Promise.all(failing)).toEqual(Array(4).fill('sold out'))
  await last
  const again = [6, 7, 8, 9, 10].map(start)
  await tick()
  expect(started.slice(5)).toEqual([6, 7, 8, 9])
  for (const name of [6, 7, 8, 9, 10]) await end(name)
  await Promise.all(again)
})
