import { contextOf, runInContext } from '@etalase/front/log/request-context.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { type FailureRecord, logFailure } from '#lib/log/log-failure.ts'

const usual = env.logLevel
const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  // A separate minute: test files share one process, and so the log lines of a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  for (const name of ['error', 'warn'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(line))
  }
})
afterEach(() => {
  vi.useRealTimers()
  env.logLevel = usual
  vi.mocked(console.error).mockClear()
})

const failure = (status: number): FailureRecord => ({
  method: 'POST',
  url: '/api/cart',
  status,
  traceId: 'request-1',
  error: 'ApiError: refused',
})

const logged = () => lines.map((line) => JSON.parse(line))

describe('the log of failed calls', () => {
  test.each([400, 401, 403, 404, 422])('has no line for a refusal (%i) by default', (status) => {
    logFailure(failure(status))
    expect(lines).toEqual([])
  })

  test.each([0, 500, 502, 503])('has a line with level error for a fault (%i)', (status) => {
    logFailure(failure(status))
    expect(logged()).toMatchObject([{ level: 'error', ...failure(status) }])
  })

  test('has a line with level warn for too many requests', () => {
    logFailure(failure(429))
    expect(logged()).toMatchObject([{ level: 'warn', status: 429 }])
  })

  test('also has refusals from LOG_LEVEL=info on, and nothing when silent', () => {
    env.logLevel = 'info'
    logFailure(failure(400))
    expect(logged()).toMatchObject([{ level: 'info', status: 400 }])
    env.logLevel = 'silent'
    logFailure(failure(500))
    expect(lines).toHaveLength(1)
  })

  test('has the id of the request with the failed call', () => {
    const { traceId: _, ...withoutId } = failure(500)
    runInContext(contextOf({ 'x-request-id': 'request-2' }), () => logFailure(withoutId))
    expect(logged()).toMatchObject([{ traceId: 'request-2' }])
  })
})
