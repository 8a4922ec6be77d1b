import { type ChildProcess, spawn } from 'node:child_process'
import { stopChild } from '#scripts/running-process.ts'

/** After this time, a process that does not exit is killed. */
const graceMs = 10_000

/** A process that exits sooner after its start would fail again after a restart. */
const earlyExitMs = 10_000

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** OpenTelemetry costs nothing when it is not asked for: its code is not loaded. */
const tracingFlags = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? ['--import=./scripts/tracing.ts']
  : []

type Variables = Readonly<Record<string, string>>

/** Child processes that are started and stopped together. */
export class ProcessGroup {
  readonly #running = new Map<string, ChildProcess>()
  #stopped: Promise<void> | undefined

  /**
   * Starts a long-running process, with variables of its own besides ours. If it exits soon after its start, all
   * are stopped; later it is restarted.
   */
  start(name: string, args: readonly string[], env: Variables = {}): void {
    const child = this.#spawn([...tracingFlags, ...args], {
      OTEL_SERVICE_NAME: process.env.OTEL_SERVICE_NAME || `etalase-${name}`,
      ...env,
    })
    const startedAt = Date.now()
    this.#running.set(name, child)
    child.once('exit', (code, signal) => {
      this.#running.delete(name)
      if (this.#stopped) return
      console.error(`The ${name} exited (${signal ?? code}).`)
      if (Date.now() - startedAt > earlyExitMs) this.start(name, args, env)
      else this.stop().then(() => process.exit(1))
    })
  }

  /** Runs a process to its end, with variables of its own besides ours. Throws when it fails. */
  run(name: string, args: readonly string[], env: Variables = {}): Promise<void> {
    const child = this.#spawn(args, env)
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

  #spawn(args: readonly string[], env: Variables): ChildProcess {
    return spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // So that Ctrl-C in the terminal signals only this process, which then stops the others.
      detached: true,
    })
  }
}
