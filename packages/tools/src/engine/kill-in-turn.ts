import { setTimeout as pause } from 'node:timers/promises'
import { waitForServer } from '@etalase/processes/ports.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import type { EngineSettings } from '#engine/settings.ts'

/** Both read a catalogue or start a framework, on a machine with other work. */
const startTimeoutSeconds = 180

/** An order takes about a second: a kill comes at any of its steps. */
const spreadMs = 1_000

const names = ['adapter', 'engine'] as const
type Name = (typeof names)[number]

/** Waits until engine and adapter both answer. */
export async function bothAnswer({ ports }: EngineSettings): Promise<void> {
  await waitForServer(`http://localhost:${ports.engine}/health`, startTimeoutSeconds)
  await waitForServer(`http://localhost:${ports.adapter}/readyz`, startTimeoutSeconds)
}

/**
 * Kills adapter and engine in turn, so many times, each time when `due` says that the next one is; both answer before. Gives how
 * often each was killed.
 */
export async function killInTurn(
  group: ProcessGroup,
  settings: EngineSettings,
  { times, due }: { times: number; due: (kill: number) => Promise<boolean> },
): Promise<Record<Name, number>> {
  const kills = { adapter: 0, engine: 0 }
  for (let kill = 0; kill < times; kill++) {
    await bothAnswer(settings)
    if (!(await due(kill))) break
    const name = names[kill % names.length] ?? 'adapter'
    await pause(Math.random() * spreadMs)
    group.kill(name)
    kills[name]++
    // Until it is gone it would answer.
    await pause(200)
  }
  return kills
}
