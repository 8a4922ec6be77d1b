import '#system/determinism.ts'
import { type Explored, Explorer, type Open } from '#explorer/explore.ts'
import { countCauses, shrink } from '#explorer/replay.ts'
import { walk } from '#explorer/walk.ts'
import type { Machine } from '#system/scene.ts'
import type { World } from '#system/world.ts'
import { openWorld, StepCount } from '#world-run.ts'

export interface Budget {
  /** Seconds of processor time for a world, including its random schedules. */
  seconds: number
  seed: number
  /** Whether to shorten a schedule that breaks a promise as far as possible. */
  shortens: boolean
}

/** The result of proving a world. */
export interface WorldReport extends Explored {
  world: string
  engine: string
  /** Random schedules in addition to the explored ones. */
  walks: number
  seconds: number
  /** Steps that no schedule has reached: the world proves nothing about them. */
  idle: readonly string[]
  /** How many events of the violation's schedule cause it; only default events follow. */
  causes: number
}

/** Random schedules before the exploration: they find most faults early, and an exploration finds them late. */
const firstWalks = 40

/** The parts of a world's time at which the first random schedules, and then the exploration, end. */
const untilWalked = 0.2
const untilExplored = 0.8

/** Seconds of processor time for shortening a schedule. */
const maxShortening = 60

/** Returns a stopwatch of processor seconds, so that a busy machine gets as far as an idle one. */
function stopwatch(): () => number {
  const started = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1_000_000
  }
}

async function prove(open: Open, { seconds, seed }: Omit<Budget, 'shortens'>, depth: number) {
  const spent = stopwatch()
  const isAfter = (part: number) => spent() > seconds * part
  const explorer = new Explorer(open, { depth, isOver: () => isAfter(untilExplored) })
  const first = await walk(open, {
    seed,
    isOver: (runs) => runs >= firstWalks || isAfter(untilWalked),
  })
  if (first.violation)
    return { explored: { ...explorer.result, violation: first.violation }, walks: first.runs }
  const explored = await explorer.explore()
  if (explored.violation || explored.isComplete) return { explored, walks: first.runs }
  const rest = await walk(open, { seed: seed + 1, isOver: () => isAfter(1) })
  return { explored: { ...explored, violation: rest.violation }, walks: first.runs + rest.runs }
}

/** Explores a world, and shortens the schedule of a violation. */
export async function proveWorld(
  world: World,
  machine: Machine,
  budget: Budget,
): Promise<WorldReport> {
  const started = Date.now()
  const steps = new StepCount()
  const open = await openWorld(world, machine, steps)
  const { explored, walks } = await prove(open, budget, world.depth ?? Number.POSITIVE_INFINITY)
  const spent = stopwatch()
  const isOver = () => spent() > maxShortening
  const found = explored.violation
  const violation = found && budget.shortens ? await shrink(open, found, isOver) : found
  return {
    ...explored,
    violation,
    causes: violation && budget.shortens ? await countCauses(open, violation, isOver) : 0,
    world: world.name,
    engine: machine.database.engine,
    walks,
    idle: violation ? [] : steps.idle,
    seconds: (Date.now() - started) / 1_000,
  }
}
