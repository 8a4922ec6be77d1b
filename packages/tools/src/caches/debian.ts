import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const output = (program: string, args: readonly string[], cwd = '.') => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** Returns the packages that apt would install, with their versions; omits installed ones. */
function missingPackages(names: readonly string[]): string[] {
  const plan = output('apt-get', ['--simulate', '--no-install-recommends', 'install', ...names])
  return [...plan.matchAll(/^Inst (\S+) (?:\[\S+\] )?\((\S+) /gm)].map(
    ([, name, version]) => `${name}=${version}`,
  )
}

/**
 * Unpacks packages of this machine's Debian and their dependencies into a folder, without installing them. Throws without apt, or for an
 * unknown package.
 */
export function unpack(folder: string, names: readonly string[]): void {
  const archives = join(folder, 'archives')
  mkdirSync(archives, { recursive: true })
  const packages = missingPackages(names)
  if (packages.length > 0) output('apt-get', ['download', ...packages], archives)
  for (const archive of globSync('*.deb', { cwd: archives }))
    output('dpkg', ['--extract', join(archives, archive), folder])
}

/** Returns the path of a program in the folder, or else on the machine. */
export const programIn = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? join(folder, path) : path

/** Returns `LD_LIBRARY_PATH` for the folder's libraries. */
export const librariesIn = (folder: string): string =>
  ['usr/lib', 'lib']
    .flatMap((name) => globSync(`${name}/*-linux-gnu`, { cwd: folder }))
    .concat('usr/lib/trafficserver')
    .map((name) => join(folder, name))
    .join(':')
