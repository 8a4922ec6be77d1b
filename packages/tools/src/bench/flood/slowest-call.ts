import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 20

/** Calls an address sequentially while something runs. Returns the longest time in milliseconds. */
export async function slowestCallDuring(
  url: string,
  running: Promise<unknown>,
  init: RequestInit = {},
): Promise<number> {
  let isRunning = true
  const finished = running.finally(() => {
    isRunning = false
  })
  let slowest = 0
  while (isRunning) {
    const start = performance.now()
    await (await fetch(url, init)).text()
    slowest = Math.max(slowest, performance.now() - start)
    await sleep(pauseMs)
  }
  await finished
  return slowest
}
