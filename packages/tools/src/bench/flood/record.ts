import { countStatuses } from '#bench/flood/count-statuses.ts'
import { folderSize } from '#bench/flood/folder-size.ts'
import { sendAll } from '#bench/flood/send.ts'
import type { Server } from '#bench/pages/server-process.ts'

const mebibyte = 2 ** 20

/** What a shop answered to a flood, and what it takes afterwards. */
export interface Flooded {
  /** CPU time of the shop for a request. */
  cpuMs: number
  memoryMb: number
  /** The build with all that the shop wrote into it. */
  diskMb: number
}

/** The size of the build with all that a shop wrote into it, in MiB. */
export const buildSize = async (): Promise<number> => (await folderSize('.next')) / mebibyte

/** Requests paths of a shop, and writes a line about it. */
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
