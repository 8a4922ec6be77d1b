import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * With this first line V8 compiles all functions of a file while it loads, on another thread (Chrome 136). Other browsers see a
 * comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

async function addHint(path: string): Promise<void> {
  const script = await readFile(path, 'utf8')
  if (!script.startsWith(hint)) await writeFile(path, hint + script)
}

/**
 * Adds the hint to the framework's files of a build, which every page runs in one task: otherwise half of that task is compiling
 * functions one at a time (docs/decisions/010). Throws when the folder has no build.
 */
export async function addCompileHints(build: string): Promise<void> {
  const manifest: { rootMainFiles: string[] } = JSON.parse(
    await readFile(join(build, 'build-manifest.json'), 'utf8'),
  )
  await Promise.all(manifest.rootMainFiles.map((file) => addHint(join(build, file))))
}
