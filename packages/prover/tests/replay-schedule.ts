import '#system/determinism.ts'
import { audit } from '@etalase/backend/audit/audit.ts'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { expect, inject } from 'vitest'
import { replay } from '#explorer/replay.ts'
import { openMachine } from '#system/machine.ts'
import { openWorld } from '#world-run.ts'
import { worlds } from '#worlds/worlds.ts'

/**
 * Replays a schedule that once broke a promise. Returns what is broken now; null when all promises hold. All its events must still be
 * possible, or the schedule proves nothing. The books balance at the end.
 */
export async function replaySchedule(
  name: string,
  schedule: readonly string[],
): Promise<string | null> {
  const world = worlds.find((known) => known.name === name)
  if (!world) throw new Error(`There is no world ${name}`)
  const machine = await openMachine(isOnPostgres() ? undefined : inject('pgliteDump'))
  try {
    const replayed = await replay(await openWorld(world, machine), schedule)
    expect(replayed.schedule.slice(0, schedule.length)).toEqual(schedule)
    const { findings } = await audit(machine.database.db)
    expect(findings.filter(({ count }) => count > 0)).toEqual([])
    return replayed.problem
  } finally {
    await machine.database.close()
  }
}
