import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanup } from '@etalase/processes/cleanup.ts'
import { findFreePort } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'

/** The only address with a mailbox. */
export const mailbox = 'sari@example.com'

/**
 * Behaviours of a server, each on its own port. `slowGreeting` and `slowAnswer` (the reply to a complete mail) take some seconds;
 * `tls` offers STARTTLS with a self-signed certificate, the others offer no TLS.
 */
const manners = ['plain', 'slowGreeting', 'slowAnswer', 'greylist', 'tls'] as const
type Manner = (typeof manners)[number]

type Ports = Readonly<Record<Manner, number>>

/** The self-signed certificate of Debian's ssl-cert, the default of its mail servers. */
export const certificate = '/etc/ssl/certs/ssl-cert-snakeoil.pem'
export const certificateKey = '/etc/ssl/private/ssl-cert-snakeoil.key'

/** Delay of a slow server in seconds: more than many clients wait, and less than RFC 5321, 4.5.3.2 allows. */
export const slowSeconds = 9

/** Inputs of a configuration. */
export interface Place {
  ports: Ports
  /** Shared with the server. Its subfolder `mail` is the mailbox, a Maildir. */
  folder: string
  /** File that turns greylisting on while it contains a line: a domain, and a reply. */
  greylist: string
}

/** A mail server from Debian. */
export interface MailServer {
  name: string
  packageName: string
  /** Returns bash commands for root in a Debian with the package: they configure the server, then run it in the foreground. */
  start: (place: Place) => string
}

export interface RunningServer {
  version: string
  url: (manner: Manner) => string
  /** Turns greylisting on or off. */
  greylist: (isOn: boolean) => Promise<void>
  /** Returns the mailbox's messages, once there are enough or after some seconds. */
  messages: (atLeast: number) => Promise<string[]>
  empty: () => Promise<void>
  stop: () => Promise<void>
}

/** Creates a shell script for an overlay of this Debian; changes stay in memory and vanish with its processes. */
const inCopyOfDebian = (folder: string) => `
ram=$(mktemp -d)
mount -t tmpfs none $ram
mkdir $ram/upper $ram/work $ram/root
mount -t overlay overlay -o lowerdir=/,upperdir=$ram/upper,workdir=$ram/work $ram/root
mkdir -p $ram/root${folder}
mount --bind ${folder} $ram/root${folder}
mount -t proc proc $ram/root/proc
mount --rbind /dev $ram/root/dev
exec chroot $ram/root bash -eu ${folder}/start.sh
`

const install = (packageName: string, folder: string) => `
exec >>${folder}/log 2>&1
export DEBIAN_FRONTEND=noninteractive
# Packages start no server when they are installed: it would listen on this machine's usual ports.
printf '#!/bin/sh\\nexit 101\\n' >/usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
apt-get -o Dpkg::Options::=--force-unsafe-io install --yes --no-install-recommends ${packageName} ssl-cert
# As its installation does, unless this machine has it already.
make-ssl-cert generate-default-snakeoil --force-overwrite
dpkg-query --show --showformat '\${Version}' ${packageName} >${folder}/version
`

/** Returns whether a server greets on a port. */
async function greets(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  socket.end()
  return (await text(socket).catch(() => '')).startsWith('220')
}

async function freePorts(): Promise<Ports> {
  const ports: Record<Manner, number> = {
    plain: 0,
    slowGreeting: 0,
    slowAnswer: 0,
    greylist: 0,
    tls: 0,
  }
  for (const manner of manners) ports[manner] = await findFreePort()
  return ports
}

async function readMaildir(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'new')).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, 'new', name), 'utf8')))
}

/** Returns why this machine cannot run the servers; undefined when it can. */
export const whyNot = (): string | undefined =>
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0
    ? undefined
    : 'needs root, unshare and Debian'

/** Installs a mail server in a copy of this Debian, and starts it. Throws with the end of its log. */
export async function startMailServer({ packageName, start }: MailServer): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-mail-'))
  const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await chmod(folder, 0o777)
  const ports = await freePorts()
  const greylist = join(folder, 'greylist')
  const mail = join(folder, 'mail')
  const setGreylist = (isOn: boolean) =>
    writeFile(greylist, isOn ? 'example.com 450 4.2.0 Greylisted, try again later\n' : '')
  await setGreylist(false)
  const script = install(packageName, folder) + start({ ports, folder, greylist })
  await writeFile(join(folder, 'start.sh'), script)
  const isolated = ['unshare', '--pid', '--fork', '--kill-child', '--mount']
  const running = startProcess([...isolated, 'sh', '-euc', inCopyOfDebian(folder)])
  const stop = async () => {
    // unshare itself stops only at this signal.
    await running.stop('SIGKILL')
    await removeFolder()
  }
  let hasEnded = false
  void running.exited.then(() => {
    hasEnded = true
  })
  while (!(await greets(ports.plain))) {
    if (hasEnded) {
      const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
      await stop()
      throw new Error(log.split('\n').slice(-12).join('\n'))
    }
    await sleep(300)
  }
  return {
    version: await readFile(join(folder, 'version'), 'utf8'),
    url: (manner) => `smtp://127.0.0.1:${ports[manner]}`,
    greylist: setGreylist,
    async messages(atLeast) {
      for (let tries = 0; tries < 100; tries++) {
        if ((await readMaildir(mail)).length >= atLeast) break
        await sleep(100)
      }
      return readMaildir(mail)
    },
    async empty() {
      for (const name of await readdir(join(mail, 'new')).catch(() => []))
        await rm(join(mail, 'new', name))
    },
    stop,
  }
}
