import { describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/connection.ts'
import { retryTransactions } from '#db/transactions.ts'

/** Creates a database whose transactions fail with these errors in order, and then succeed. */
function databaseThatFails(errors: readonly Error[]) {
  const left = [...errors]
  const run = vi.fn(async () => {
    const error = left.shift()
    if (error) throw error
    return 'written'
  })
  const onRetry = vi.fn()
  const db = { transaction: run } as unknown as Database
  retryTransactions(db, onRetry)
  return { run, onRetry, write: () => db.transaction(async () => 'written') }
}

/** Builds drizzle's error for a PostgreSQL error code. */
const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })

describe('a transaction', () => {
  test.each(['40P01', '40001'])(
    'rolled back by PostgreSQL with %s is retried, and the retry is reported',
    async (code) => {
      const { run, onRetry, write } = databaseThatFails([failed(code)])
      expect(await write()).toBe('written')
      expect([run.mock.calls.length, onRetry.mock.calls.length]).toEqual([2, 1])
    },
  )

  test('that keeps losing runs four times, then fails with the last error', async () => {
    const errors = Array.from({ length: 9 }, () => failed('40P01'))
    const { run, onRetry, write } = databaseThatFails(errors)
    await expect(write()).rejects.toBe(errors[3])
    expect([run.mock.calls.length, onRetry.mock.calls.length]).toEqual([4, 3])
  })

  test.each(['23505', '57P01'])(
    'that failed with %s runs once: it may have committed, or would fail again',
    async (code) => {
      const { run, write } = databaseThatFails([failed(code)])
      await expect(write()).rejects.toThrow('Failed query')
      expect(run).toHaveBeenCalledTimes(1)
    },
  )
})
