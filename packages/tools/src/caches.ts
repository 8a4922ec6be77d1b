import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUp, cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { get, pause } from '#caches/cache.ts'
import { unpack } from '#caches/debian.ts'
import { Matrix } from '#caches/matrix.ts'
import { ports } from '#caches/ports.ts'
import { programs } from '#caches/programs.ts'
import { setNewPrice, setScene } from '#caches/scene.ts'
import { startCaches, urlOf } from '#caches/start.ts'
import { startNextRelease, startWorld } from '#caches/world.ts'

// npm run caches: puts the shop behind six real caches from this machine's Debian, unpacked into a temporary folder, with the
// configurations of deploy/. Prints which promises of docs/deployment.md each cache keeps, and exits with 1 when one breaks a
// promise. `-- Varnish Squid` names caches; without names it runs all.

const until = (time: number) => pause(Math.max(0, (time - Date.now()) / 1_000))

async function check(folder: string, names: readonly string[]): Promise<Matrix> {
  const debian = join(folder, 'debian')
  unpack(
    debian,
    programs.flatMap(({ packages }) => packages),
  )
  const purged = [...programs.entries()].flatMap(([index, program]) =>
    program.purges ? urlOf(index, program) : [],
  )
  await startWorld(folder, purged)
  const caches = await startCaches(folder, debian, names)
  const scene = await setScene()
  const matrix = new Matrix(caches)
  const { renderedAt, endsAt, script } = scene
  // Old enough that a cache counting age from its own first request would keep the page too long.
  await until(renderedAt + 15_000)
  await matrix.run('open', scene)
  await setNewPrice()
  // nginx keeps a page for a second.
  await pause(1.5)
  await matrix.run('changed', scene)
  await until(renderedAt + 63_000)
  await matrix.run('older', scene)
  for (const cache of caches) {
    for (const path of [scene.page, scene.list, scene.sale]) await get(cache, path)
    await cache.tap.close()
  }
  // Their copies stay fresh for a minute.
  await pause(62)
  await matrix.run('away', scene)
  await until(endsAt.getTime() + 2_000)
  await matrix.run('ended', scene)
  await startNextRelease(folder, script)
  for (const { tap } of caches) await tap.open(ports.nextShop)
  await matrix.run('released', scene)
  return matrix
}

cleanUpAtSignals()
const folder = await mkdtemp(join(tmpdir(), 'etalase-caches-'))
// Each cache writes as its own user.
await chmod(folder, 0o755)
cleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
try {
  const matrix = await check(folder, process.argv.slice(2))
  matrix.print()
  process.exitCode = matrix.hasFailed ? 1 : 0
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanUp()
  // The proxy between caches and shop still listens.
  process.exit()
}
