import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cleanup } from '#cleanup.ts'

export interface Running {
  pid: number
  /** The exit code once the process has ended; null after a signal. */
  exited: Promise<number | null>
  /** Ends the process by a signal and waits for its exit. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Ends a child process by a signal and waits for its exit. */
export async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

interface Options {
  cwd?: string
  /** Environment variables besides ours. */
  env?: Readonly<Record<string, string>>
  stdio?: StdioOptions
}

/**
 * Starts a program that runs until it ends, is stopped, or this process exits. `cleanUpAtSignals` stops it too. Throws
 * when the program does not exist.
 */
export function startProcess(
  [program = '', ...args]: readonly string[],
  { cwd = '.', env = {}, stdio = ['ignore', 'ignore', 'inherit'] }: Options = {},
): Running {
  const child = spawn(program, args, {
    cwd,
    stdio,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} cannot be started.`)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stopped = cleanup(() => stopChild(child))
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  child.once('exit', () => {
    process.off('exit', kill)
    void stopped()
  })
  return { pid, exited, stop: (signal) => stopChild(child, signal) }
}
