import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@etalase/processes/cleanup.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { copySources } from '#copy-sources.ts'

/** The guide's folder for the sources. */
export const sourcesFolder = '/srv/etalase'

const minutes = 60_000

/** Isolates processes and mounts, which end with the command. */
const isolated = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--mount-proc']

async function runIsolated(command: readonly string[], timeoutMinutes: number): Promise<void> {
  const { exited, stop } = startProcess([...isolated, ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // Other signals do not stop unshare.
  const kill = cleanup(() => stop('SIGKILL'))
  const late = setTimeout(kill, timeoutMinutes * minutes)
  const code = await exited
  clearTimeout(late)
  await kill()
  if (code !== 0)
    throw new Error(`${command.join(' ').slice(0, 60)} ended with ${code ?? 'a signal'}.`)
}

const output = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim() ?? ''

/** Returns the mirror that this machine installs from, or Debian's own on other systems. */
function mirror(): string {
  const [first = ''] = output('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Label: Debian')
    .split('\n')
    .filter((uri) => uri.startsWith('http'))
  return first || 'http://deb.debian.org/debian'
}

/** Extra certificates that Node trusts here: the registry may be behind a proxy. */
const trustedHere = process.env.NODE_EXTRA_CA_CERTS
const trustedInside = '/etc/trusted-by-the-host.pem'

/** Returns the settings with which npm fetches packages as on this machine. */
const npmEnv = () => [
  `npm_config_registry=${output('npm', 'config', 'get', 'registry')}`,
  ...(trustedHere ? [`NODE_EXTRA_CA_CERTS=${trustedInside}`] : []),
]

/** Environment of a login shell. */
const loginEnv = [
  'env',
  '--ignore-environment',
  'HOME=/root',
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
]

/** Runs a shell script inside a Debian. Throws when one of its commands fails, or it takes too long. */
export async function runInside(
  folder: string,
  script: string,
  { hasNetwork = false } = {},
): Promise<void> {
  // Not through stdin: a program that reads it would consume the following commands.
  const step = '/root/step.sh'
  writeFileSync(join(folder, step), script)
  const network = hasNetwork ? [] : ['--net']
  const prepare = [
    `mount --bind /proc ${folder}/proc && mount --bind /dev ${folder}/dev`,
    ...(hasNetwork ? [] : ['ip link set lo up']),
    'exec "$@"',
  ].join(' && ')
  const env = [...loginEnv, ...(hasNetwork ? npmEnv() : [])]
  const inside = [...env, 'chroot', folder, 'bash', '-eux', step]
  await runIsolated([...network, 'sh', '-c', prepare, 'sh', ...inside], 30)
}

/** Installs Debian's essential packages, and systemd to read the units, into a folder, and copies the sources to the guide's folder. */
export async function makeDebian(folder: string, suite: string): Promise<void> {
  const packages = ['--variant=minbase', '--include=systemd']
  await runIsolated(['debootstrap', ...packages, suite, folder, mirror()], 15)
  // Only its owner can read a temporary folder, but all users inside need this root.
  chmodSync(folder, 0o755)
  copyFileSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
  if (trustedHere) copyFileSync(trustedHere, join(folder, trustedInside))
  // Data need not survive a power cut, so skip syncing to disk.
  writeFileSync(join(folder, 'etc/dpkg/dpkg.cfg.d/no-sync'), 'force-unsafe-io\n')
  // Keeps packages from starting a server at installation: it would listen in this machine's network.
  writeFileSync(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  mkdirSync(join(folder, sourcesFolder), { recursive: true })
  await copySources(join(folder, sourcesFolder))
}
