import { countStatuses } from '#bench/flood/count-statuses.ts'
import { folderSize } from '#bench/flood/folder-size.ts'
import { sendAll } from '#bench/flood/send.ts'
import type { Server } from '#bench/pages/server-process.ts'

const mebibyte = 2 ** 20

/** A shop's response to a flood, and its resources afterwards. */
export interface Flooded {
  /** The shop's CPU time per request. */
  cpuMs: number
  memoryMb: number
  /** The build, with everything the shop wrote into it. */
  diskMb: number
}

/** Returns the size of the build with everything a shop wrote into it, in MiB. */
export const buildSize = async (): Promise<number> => (await folderSize('.next')) / mebibyte

/** Requests paths of a shop, and prints a line about the result. */
export async function flood(
  shop: Server,
  name: string,
  paths: readonly string[],
): Promise<Flooded> {
  const [cpuBefore, start] = [await shop.cpuTime(), performance.now()]
  const statuses = await sendAll(shop.url, paths)
  const seconds = (performance.now() - start) / 1000
  const cpuMs = ((await shop.cpuTime()) - cpuBefore) / 1000 / paths.length
  const memoryMb = (await shop.memory()) / mebibyte
  const diskMb = await buildSize()
  process.stdout.write(
    `${name}: ${paths.length} in ${seconds.toFixed()} s, statuses ${countStatuses(statuses)}, ` +
      `${cpuMs.toFixed(1)} ms of CPU each, memory ${memoryMb.toFixed()} MiB, .next ${diskMb.toFixed()} MiB\n`,
  )
  return { cpuMs, memoryMb, diskMb }
}
