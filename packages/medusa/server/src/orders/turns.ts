/** Orders that are made at the same time. Each takes Medusa half a second of its processor: all at once, all would be late. */
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

/** Does work when there is a place for it, first come, first served. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  await enter()
  try {
    return await work()
  } finally {
    leave()
  }
}
