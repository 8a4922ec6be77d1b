import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Running {
  pid: number
  /** Until the process has gone. */
  exited: Promise<unknown>
  /** Ends the process by a signal, and waits until it has gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Ends a child process by a signal, and waits until it has gone. */
export async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Starts a program that runs until it is stopped, or until this process exits. Throws when there is no such program. */
export function startProcess(
  [program = '', ...args]: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Running {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} cannot be started.`)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return { pid, exited: once(child, 'exit'), stop: (signal) => stopChild(child, signal) }
}
