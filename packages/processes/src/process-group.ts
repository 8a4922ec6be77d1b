import { type ChildProcess, spawn } from 'node:child_process'
import { cleanup } from '#cleanup.ts'
import { stopChild } from '#running-process.ts'

/** Milliseconds after which a process that does not exit is killed. */
const graceMs = 10_000

/** Milliseconds before a restart. Doubles each time up to the maximum, and resets after a run longer than that. */
const defaultPauses = { first: 500, max: 60_000 }

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** OpenTelemetry is only loaded if configured. */
const tracingFlags = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? ['--import=./scripts/tracing.ts']
  : []

type Variables = Readonly<Record<string, string>>

interface Program {
  args: readonly string[]
  env: Variables
  /** Working directory; defaults to ours. */
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
    // Its processes are detached, so they would outlive this one.
    cleanup(() => this.stop())
  }

  /**
   * Starts a long-running process, with additional environment variables. When it ends, stops all others and exits with
   * 1: what fails at first would also fail later. `keepRunning` changes that.
   */
  start(name: string, args: readonly string[], env: Variables = {}, cwd?: string): void {
    this.#start({ name, args, env, cwd }, this.#pauses.first)
  }

  /** From now on restarts a process whenever it ends, because it has started well. */
  keepRunning(name: string): void {
    this.#kept.add(name)
  }

  /** Returns the id of a running process. Throws when it does not run. */
  pid(name: string): number {
    const pid = this.#running.get(name)?.pid
    if (pid === undefined) throw new Error(`The ${name} does not run.`)
    return pid
  }

  /** Kills a process as a power cut does. It restarts if it is kept running. */
  kill(name: string): void {
    this.#running.get(name)?.kill('SIGKILL')
  }

  #start(program: LongRunning, pauseMs: number): void {
    const { name, args, env, cwd } = program
    const OTEL_SERVICE_NAME = process.env.OTEL_SERVICE_NAME || `etalase-${name}`
    const child = this.#spawn({
      // Programs in other folders bring their own tracing.
      args: cwd === undefined ? [...tracingFlags, ...args] : args,
      env: { OTEL_SERVICE_NAME, ...env },
      cwd,
    })
    const startedAt = Date.now()
    // Replaces the previous entry: the order of first starts determines the order of stopping.
    this.#running.set(name, child)
    child.once('exit', (code, signal) => {
      if (this.#stopped) return
      const ranMs = Date.now() - startedAt
      const pause = ranMs > this.#pauses.max ? this.#pauses.first : pauseMs
      this.#replace(program, `The ${name} ${inWords(code, signal)} after ${seconds(ranMs)}.`, pause)
    })
  }

  /** Restarts a kept process after a pause. Stops all for any other. */
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

  /** Runs a process to completion, with additional environment variables. Throws when it fails. */
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
   * Stops the processes at a signal, then exits with a code. Ignores repeats, because npm forwards signals that the
   * terminal also sends to this process. Returns a function that removes the handlers.
   */
  stopAtSignal(exitCode: number): () => void {
    const stopAndExit = () => this.stop().then(() => process.exit(exitCode))
    for (const signal of signals) process.on(signal, stopAndExit)
    return () => {
      for (const signal of signals) process.off(signal, stopAndExit)
    }
  }

  /** Does work that needs the processes, then stops them. A signal meanwhile stops them too, and exits. */
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
   * Stops processes one by one with SIGTERM, newest first, because they use older ones. Kills those that don't exit in
   * time. Repeated calls return the same promise.
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
      // Ctrl-C in the terminal then signals only this process, which stops the others.
      detached: true,
    })
  }
}
