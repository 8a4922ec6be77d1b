import { type ChildProcess, spawn } from 'node:child_process'
import { cleanup } from '#cleanup.ts'
import { stopChild } from '#running-process.ts'

/** After this time, a process that does not exit is killed. */
const graceMs = 10_000

/** Milliseconds before a restart: twice as long after each, up to the maximum, until a process has run for longer than that. */
const defaultPauses = { first: 500, max: 60_000 }

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** OpenTelemetry's code is not loaded unless it is configured. */
const tracingFlags = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? ['--import=./scripts/tracing.ts']
  : []

type Variables = Readonly<Record<string, string>>

interface Program {
  args: readonly string[]
  env: Variables
  /** The folder that it runs in; ours without it. */
  cwd?: string | undefined
}

interface LongRunning extends Program {
  name: string
}

const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`

const inWords = (code: number | null, signal: NodeJS.Signals | null) =>
  signal === null ? `exited with code ${code}` : `was ended by ${signal}`

/** Child processes that are started and stopped together. */
export class ProcessGroup {
  readonly #running = new Map<string, ChildProcess>()
  readonly #kept = new Set<string>()
  readonly #pauses: { first: number; max: number }
  #stopped: Promise<void> | undefined

  constructor(pauses = defaultPauses) {
    this.#pauses = pauses
    // Its processes are detached, and would run on.
    cleanup(() => this.stop())
  }

  /**
   * Starts a long-running process, with variables of its own besides ours. When it ends, all are stopped and this process
   * exits with 1: what cannot start once would not start later either. `keepRunning` changes that.
   */
  start(name: string, args: readonly string[], env: Variables = {}, cwd?: string): void {
    this.#start({ name, args, env, cwd }, this.#pauses.first)
  }

  /** From now on, since it has started well, a process is started again whenever it ends. */
  keepRunning(name: string): void {
    this.#kept.add(name)
  }

  /** The id of a process that runs. Throws when it does not. */
  pid(name: string): number {
    const pid = this.#running.get(name)?.pid
    if (pid === undefined) throw new Error(`The ${name} does not run.`)
    return pid
  }

  /** Ends a process as a power cut does; it is started again if it must be kept running. */
  kill(name: string): void {
    this.#running.get(name)?.kill('SIGKILL')
  }

  #start(program: LongRunning, pauseMs: number): void {
    const { name, args, env, cwd } = program
    const OTEL_SERVICE_NAME = process.env.OTEL_SERVICE_NAME || `etalase-${name}`
    const child = this.#spawn({
      // Programs of other folders have their own tracing.
      args: cwd === undefined ? [...tracingFlags, ...args] : args,
      env: { OTEL_SERVICE_NAME, ...env },
      cwd,
    })
    const startedAt = Date.now()
    // In the place of the one before: the order of the first starts is the order in which all are stopped.
    this.#running.set(name, child)
    child.once('exit', (code, signal) => {
      if (this.#stopped) return
      const ranMs = Date.now() - startedAt
      const pause = ranMs > this.#pauses.max ? this.#pauses.first : pauseMs
      this.#replace(program, `The ${name} ${inWords(code, signal)} after ${seconds(ranMs)}.`, pause)
    })
  }

  /** Starts a process again that must be kept running, after a pause; else ends all. */
  #replace(program: LongRunning, report: string, pauseMs: number): void {
    if (!this.#kept.has(program.name)) {
      console.error(report)
      void this.stop().then(() => process.exit(1))
      return
    }
    console.error(`${report} It is started again in ${seconds(pauseMs)}.`)
    setTimeout(() => {
      if (!this.#stopped) this.#start(program, Math.min(2 * pauseMs, this.#pauses.max))
    }, pauseMs)
  }

  /** Runs a process to its end, with variables of its own besides ours. Throws when it fails. */
  run(name: string, args: readonly string[], env: Variables = {}, cwd?: string): Promise<void> {
    const child = this.#spawn({ args, env, cwd })
    this.#running.set(name, child)
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => {
        this.#running.delete(name)
        if (code === 0) resolve()
        else reject(new Error(`The ${name} failed.`))
      })
    })
  }

  /**
   * At a signal, stops the processes and then exits with a code. The same signal again must not end this process sooner: npm
   * passes on what a terminal sends to both. Gives a function that removes the handlers.
   */
  stopAtSignal(exitCode: number): () => void {
    const stopAndExit = () => this.stop().then(() => process.exit(exitCode))
    for (const signal of signals) process.on(signal, stopAndExit)
    return () => {
      for (const signal of signals) process.off(signal, stopAndExit)
    }
  }

  /** Does work that needs the processes, and stops them after it. A signal meanwhile stops them too, and ends this process. */
  async during(work: () => Promise<void>): Promise<void> {
    const removeHandlers = this.stopAtSignal(1)
    try {
      await work()
    } finally {
      await this.stop()
      removeHandlers()
    }
  }

  /**
   * Stops one after the other with SIGTERM, the last one first, since it uses those before; kills those that have not
   * exited in time. Gives the same promise when it is called again.
   */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll()
    return this.#stopped
  }

  async #stopAll(): Promise<void> {
    const children = [...this.#running.values()].toReversed()
    const killTimer = setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
    }, graceMs)
    for (const child of children) await stopChild(child)
    clearTimeout(killTimer)
  }

  #spawn({ args, env, cwd }: Program): ChildProcess {
    return spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // So that Ctrl-C in the terminal signals only this process, which then stops the others.
      detached: true,
    })
  }
}
