/** Orders made concurrently. Each takes Medusa half a second of CPU; without a limit, all would be late. */
const places = 4

let free = places
const waiting: (() => void)[] = []

function leave(): void {
  const next = waiting.shift()
  if (next) next()
  else free++
}

async function enter(): Promise<void> {
  if (free > 0) free--
  else await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Runs work when a slot is free, in FIFO order. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  await enter()
  try {
    return await work()
  } finally {
    leave()
  }
}
