import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backendFile } from '@etalase/front/next/build.ts'
import { hashOfFiles } from '@etalase/front/next/build-identity.ts'
import { settingsOfBuild } from '#lib/config/env-schema.ts'

const sources = [
  'app',
  'brand',
  'components',
  'lib',
  'packages/contract',
  'packages/pictures',
  'public',
  'packages/front/src/browser',
  'packages/front/src/finish',
  'packages/front/src/log',
  'packages/front/src/next/config.ts',
  'packages/front/src/shared',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
]

/** Returns a text that is the same for two builds of the same sources with the same settings. */
export const inputsOfBuild = async (): Promise<string> =>
  `${settingsOfBuild(process.env)} ${await hashOfFiles([...sources, 'packages/front/src', 'package.json'])}`

async function newestMtime(path: string): Promise<number> {
  const entry = await stat(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  const names = await readdir(path)
  const times = await Promise.all(names.map((name) => newestMtime(join(path, name))))
  return Math.max(entry.mtimeMs, ...times)
}

/** Written when a build is complete. Next writes its own BUILD_ID before the pages. */
const marker = '.next/complete-build'

/** Marks the build as complete, with its settings and the backend whose data it shows. */
export async function markBuild(): Promise<void> {
  await writeFile(backendFile, process.env.API_BASE_URL ?? '')
  await writeFile(marker, settingsOfBuild(process.env))
}

/** Whether the production build is missing, older than its sources, or made with other settings. */
export async function isBuildStale(): Promise<boolean> {
  const build = await stat(marker).catch(() => null)
  if (!build || (await readFile(marker, 'utf8')) !== settingsOfBuild(process.env)) return true
  const times = await Promise.all(sources.map(newestMtime))
  return Math.max(...times) > build.mtimeMs
}
