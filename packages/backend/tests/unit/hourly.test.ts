import { addMinutes } from 'date-fns/addMinutes'
import { expect, test } from 'vitest'
import { hourly } from '#background-jobs.ts'

const start = new Date('2026-08-03T03:00:00Z')

/** Calls a job at these minutes after the start. Returns the minutes at which it ran. */
async function runsAt(minutes: readonly number[], fails = false): Promise<number[]> {
  const ran: number[] = []
  let minute = 0
  const job = hourly(
    async () => {
      ran.push(minute)
      if (fails) throw new Error('no')
    },
    () => addMinutes(start, minute),
  )
  for (minute of minutes) await job().catch(() => {})
  return ran
}

test('an hourly job runs at once, and again only after an hour', async () => {
  expect(await runsAt([0, 1, 59, 60, 61, 119, 300])).toEqual([0, 60, 300])
})

test('a failed hourly job is retried only after an hour', async () => {
  expect(await runsAt([0, 1, 60], true)).toEqual([0, 60])
})
