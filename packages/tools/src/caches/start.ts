import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitForServer } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import type { Cache } from '#caches/cache.ts'
import { ports } from '#caches/ports.ts'
import { type CacheProgram, environment, programs } from '#caches/programs.ts'
import { Tap } from '#caches/tap.ts'

/** Returns Debian's version of a package, without the Debian revision. */
function versionOf([name = '']: readonly string[]): string {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' })
  return /Candidate: (?:\d+:)?(\S+)/.exec(stdout)?.[1] ?? 'unknown'
}

export const urlOf = (index: number, { isTls }: CacheProgram): string =>
  `${isTls ? 'https' : 'http'}://localhost:${ports.cache(index)}`

/** Starts a cache with its tap, and waits until it forwards requests to the shop. */
async function startCache(
  folder: string,
  debian: string,
  [index, program]: readonly [number, CacheProgram],
): Promise<Cache> {
  const tap = new Tap(ports.tap(index), ports.shop)
  await tap.open()
  const own = join(folder, `cache-${index}`)
  mkdirSync(own)
  const place = { folder: own, debian, port: ports.cache(index), shopPort: ports.tap(index) }
  const running = startProcess(program.configure(place), { env: environment(debian) })
  const url = urlOf(index, program)
  const ended = running.exited.then((code) => {
    throw new Error(`${program.name} ended with ${code}.`)
  })
  await Promise.race([waitForServer(`${url}/no-such-page`, 30), ended])
  ended.catch(() => {})
  return { program, version: versionOf(program.packages), url, tap }
}

/** Starts all caches, or the named ones. */
export const startCaches = (
  folder: string,
  debian: string,
  names: readonly string[],
): Promise<Cache[]> =>
  Promise.all(
    [...programs.entries()]
      .filter(([, { name }]) => names.length === 0 || names.includes(name))
      .map((entry) => startCache(folder, debian, entry)),
  )
