import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitedWarning } from '#log/log-lines.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a repeated failure is logged once a minute, with the number of dropped lines', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const warn = limitedWarning('A page was not written')
  for (let count = 0; count < 500; count++) warn(new Error('ENOSPC'))
  expect(log.mock.calls).toEqual([['A page was not written', new Error('ENOSPC'), { dropped: 0 }]])
  vi.setSystemTime(60_000)
  warn(new Error('EIO'))
  expect(log).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenLastCalledWith('A page was not written', new Error('EIO'), { dropped: 499 })
})

test('a clock set back does not silence a failure', () => {
  vi.setSystemTime(3_600_000)
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const warn = limitedWarning('A page was not written')
  warn(new Error('ENOSPC'))
  vi.setSystemTime(0)
  warn(new Error('EIO'))
  expect(log).toHaveBeenLastCalledWith('A page was not written', new Error('EIO'), { dropped: 0 })
})
