import { spawnSync } from 'node:child_process'

/** Returns a command's output. Throws with its stderr when it fails. */
export function read(folder: string, [program = '', ...args]: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status === 0) return stdout
  throw new Error(`${program} ${args.join(' ')} failed: ${stderr || stdout}`)
}

/** Returns git's output as lines. Throws when it fails. */
export const git = (folder: string, ...args: readonly string[]): string[] =>
  read(folder, ['git', ...args])
    .split('\n')
    .filter(Boolean)
