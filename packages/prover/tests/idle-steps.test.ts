import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { expect, inject, test } from 'vitest'
import { proveWorld } from '#run-world.ts'
import { openMachine } from '#system/machine.ts'
import { nothingDone, type Step, type World } from '#system/world.ts'

const worldOf = (...steps: Step[]): World => ({
  name: 'of one actor',
  title: 'somebody who does some things',
  grain: 'requests',
  faults: 0,
  setUp: async () => {},
  play: () => [{ name: 'Ani', steps }],
})

test('a proof names the steps that happened in no schedule or did nothing', {
  tags: 'nightly',
}, async () => {
  const machine = await openMachine(isOnPostgres() ? undefined : inject('pgliteDump'))
  const prove = (...steps: Step[]) =>
    proveWorld(worldOf(...steps), machine, { seconds: 1, seed: 1, shortens: false })
  const done = { label: 'looks', run() {} }
  try {
    expect((await prove(done)).idle).toEqual([])
    const report = await prove(
      { label: 'presses in vain', isBefore: true, run: () => nothingDone },
      done,
      { label: 'pays what never comes', when: () => false, run() {} },
    )
    expect(report.idle).toEqual(['Ani: presses in vain', 'Ani: pays what never comes'])
    expect(report.violation).toBeNull()
  } finally {
    await machine.database.close()
  }
})
