import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
]

async function newestIn(path: string): Promise<number> {
  const entry = await stat(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  const names = await readdir(path)
  const times = await Promise.all(names.map((name) => newestIn(join(path, name))))
  return Math.max(entry.mtimeMs, ...times)
}

/** Whether the production build is missing or older than what it was made from. */
export async function isBuildStale(): Promise<boolean> {
  const build = await stat('.next/BUILD_ID').catch(() => null)
  if (!build) return true
  const times = await Promise.all(sources.map(newestIn))
  return Math.max(...times) > build.mtimeMs
}
