import { setTimeout as pause } from 'node:timers/promises'
import { waitForServer } from '@etalase/processes/ports.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import type { EngineSettings } from '#engine/settings.ts'

/** Starting reads a catalogue or loads a framework, possibly on a busy machine. */
const startTimeoutSeconds = 180

/** An order takes about a second, so a kill may hit any of its steps. */
const spreadMs = 1_000

const names = ['adapter', 'engine'] as const
type Name = (typeof names)[number]

/** Waits until engine and adapter both answer. */
export async function bothAnswer({ ports }: EngineSettings): Promise<void> {
  await waitForServer(`http://localhost:${ports.engine}/health`, startTimeoutSeconds)
  await waitForServer(`http://localhost:${ports.adapter}/readyz`, startTimeoutSeconds)
}

/**
 * Kills adapter and engine alternately, `times` times, whenever `due` resolves. Both answer before each kill. Returns how often each was
 * killed.
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
    // It might still answer until it is gone.
    await pause(200)
  }
  return kills
}
