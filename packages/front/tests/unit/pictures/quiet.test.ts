import { expect, test } from 'vitest'
import { Quiet } from '#pictures/quiet.ts'

/** Starts work for a shopper that runs until it is ended. */
function work(quiet: Quiet, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const done = quiet.during(() => promise).finally(() => log.push('visitor'))
  return { done, end: resolve, fail: reject }
}

test('background work starts after all work for visitors, even if that fails', async () => {
  const quiet = new Quiet()
  const log: string[] = []
  const [first, second] = [work(quiet, log), work(quiet, log)]
  const background = quiet.wait().then(() => log.push('background'))
  first.end()
  await first.done
  second.fail(new Error('no picture'))
  await expect(second.done).rejects.toThrow('no picture')
  await background
  expect(log).toEqual(['visitor', 'visitor', 'background'])
})

test('background work starts at once without waiting visitors', async () => {
  await new Quiet(Number.POSITIVE_INFINITY).wait()
})

test('background work waits only for a limited time', async () => {
  const quiet = new Quiet(50)
  const { done, end } = work(quiet, [])
  await quiet.wait()
  end()
  await done
})
