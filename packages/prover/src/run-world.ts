import '#system/determinism.ts'
import { type Explored, Explorer, type Open } from '#explorer/explore.ts'
import { countCauses, shrink } from '#explorer/replay.ts'
import { walk } from '#explorer/walk.ts'
import type { Machine } from '#system/scene.ts'
import type { World } from '#system/world.ts'
import { openWorld, StepCount } from '#world-run.ts'

export interface Budget {
  /** Seconds of processor time for a world, of which random schedules have a part. */
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
  /** Steps that no schedule has come to: what the world says of them is not proved. */
  idle: readonly string[]
  /** How many events of the violation's schedule lead to it; what comes after them is the usual course. */
  causes: number
}

/** Random schedules before all others: most faults do not hide, and a walk of all orders finds them late. */
const firstWalks = 40

/** The parts of the time of a world after which these, and then the walk of all orders, give way to random schedules. */
const untilWalked = 0.2
const untilExplored = 0.8

/** Seconds of processor time in which a schedule is made shorter. */
const maxShortening = 60

/** Seconds of processor time since now: on a busy machine a world gets as far as on an idle one. */
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

/** Walks a world, and shortens the schedule of what it finds. */
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
