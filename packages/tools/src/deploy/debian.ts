import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@etalase/processes/cleanup.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { copySources } from '#copy-sources.ts'

/** Where the guide has the sources. */
export const sourcesFolder = '/srv/etalase'

const minutes = 60_000

/** Processes and mounts of its own, which end with it. */
const isolated = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--mount-proc']

async function runIsolated(command: readonly string[], timeoutMinutes: number): Promise<void> {
  const { exited, stop } = startProcess([...isolated, ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // Other signals do not end unshare.
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

/** The mirror that this machine itself installs from; Debian's own where it is no Debian. */
function mirror(): string {
  const [first = ''] = output('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Label: Debian')
    .split('\n')
    .filter((uri) => uri.startsWith('http'))
  return first || 'http://deb.debian.org/debian'
}

/** Certificates that Node trusts here besides its own: the way to the registry may lead over a proxy. */
const trustedHere = process.env.NODE_EXTRA_CA_CERTS
const trustedInside = '/etc/trusted-by-the-host.pem'

/** What npm needs to fetch packages as it does here. */
const npmEnv = () => [
  `npm_config_registry=${output('npm', 'config', 'get', 'registry')}`,
  ...(trustedHere ? [`NODE_EXTRA_CA_CERTS=${trustedInside}`] : []),
]

/** Variables of a login. */
const loginEnv = [
  'env',
  '--ignore-environment',
  'HOME=/root',
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
]

/** Runs a script of the shell in a Debian, until one of its commands fails. Throws then, and when it takes too long. */
export async function runInside(
  folder: string,
  script: string,
  { hasNetwork = false } = {},
): Promise<void> {
  // Not by stdin: a program that reads it would take the commands that follow.
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

/** Installs Debian's essential packages and systemd, which reads the units, into a folder, and copies the sources to where the guide has them. */
export async function makeDebian(folder: string, suite: string): Promise<void> {
  const packages = ['--variant=minbase', '--include=systemd']
  await runIsolated(['debootstrap', ...packages, suite, folder, mirror()], 15)
  // A temporary folder is its owner's alone, and this one is the root of all users inside.
  chmodSync(folder, 0o755)
  copyFileSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
  if (trustedHere) copyFileSync(trustedHere, join(folder, trustedInside))
  // Nothing here outlives a power cut, so nothing waits for the disk.
  writeFileSync(join(folder, 'etc/dpkg/dpkg.cfg.d/no-sync'), 'force-unsafe-io\n')
  // Packages start no server when they are installed: it would listen in this machine's network.
  writeFileSync(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  mkdirSync(join(folder, sourcesFolder), { recursive: true })
  await copySources(join(folder, sourcesFolder))
}
