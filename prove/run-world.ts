import '#prove/system/determinism.ts'
import { type Explored, Explorer, type Open } from '#prove/explorer/explore.ts'
import { shrink } from '#prove/explorer/replay.ts'
import { walk } from '#prove/explorer/walk.ts'
import type { Machine } from '#prove/system/scene.ts'
import type { World } from '#prove/system/world.ts'
import { openWorld } from '#prove/world-run.ts'

export interface Budget {
  /** Seconds for a world, of which random schedules have a part. */
  seconds: number
  seed: number
  /** Whether a schedule that breaks a promise is made as short as possible. */
  shortens: boolean
}

/** What a proof of a world has come to. */
export interface WorldReport extends Explored {
  world: string
  engine: string
  /** Random schedules beyond those that were walked. */
  walks: number
  seconds: number
}

/** The part of the time that is kept for random schedules where not all orders could be walked. */
const randomPart = 0.2

async function prove(open: Open, { seconds, seed }: Omit<Budget, 'shortens'>, depth: number) {
  const started = Date.now()
  const until = (part: number) => started + 1_000 * seconds * part
  const explorer = new Explorer(open, { depth, deadline: until(1 - randomPart) })
  const explored = await explorer.explore()
  if (explored.violation || explored.isComplete) return { explored, walks: 0 }
  const { runs, violation } = await walk(open, { seed, deadline: until(1) })
  return { explored: { ...explored, violation }, walks: runs }
}

/** Walks a world, and shortens the schedule of what it finds. */
export async function proveWorld(
  world: World,
  machine: Machine,
  budget: Budget,
): Promise<WorldReport> {
  const started = Date.now()
  const open = await openWorld(world, machine)
  const { explored, walks } = await prove(open, budget, world.depth ?? Number.POSITIVE_INFINITY)
  const { violation } = explored
  return {
    ...explored,
    violation: violation && budget.shortens ? await shrink(open, violation) : violation,
    world: world.name,
    engine: machine.database.engine,
    walks,
    seconds: (Date.now() - started) / 1_000,
  }
}
