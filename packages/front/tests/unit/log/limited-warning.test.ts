import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitedWarning } from '#log/log-lines.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a failure that each request repeats is logged once in a minute, and the next line says how many were left out', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const warn = limitedWarning('A page was not written')
  for (let count = 0; count < 500; count++) warn(new Error('ENOSPC'))
  expect(log.mock.calls).toEqual([['A page was not written', new Error('ENOSPC'), { dropped: 0 }]])
  vi.setSystemTime(60_000)
  warn(new Error('EIO'))
  expect(log).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenLastCalledWith('A page was not written', new Error('EIO'), { dropped: 499 })
})
