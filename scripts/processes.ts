import { type ChildProcess, spawn } from 'node:child_process'

const graceMs = 10_000

/** A process that ends sooner than this after its start would only end again. */
const earlyMs = 10_000

/** Processes that live and die together. */
export class ProcessGroup {
  readonly #running = new Map<string, ChildProcess>()
  #isStopping = false

  /** Starts a process that is meant to stay. One that ends early ends everything; a later end is mended. */
  start(name: string, args: readonly string[]): void {
    const child = this.#spawn(args)
    const startedAt = Date.now()
    this.#running.set(name, child)
    child.once('exit', (code, signal) => {
      this.#running.delete(name)
      if (this.#isStopping) return
      console.error(`The ${name} ended (${signal ?? code}).`)
      if (Date.now() - startedAt > earlyMs) this.start(name, args)
      else this.stop().then(() => process.exit(1))
    })
  }

  /** Runs a process to its end; throws when it fails. */
  run(name: string, args: readonly string[]): Promise<void> {
    const child = this.#spawn(args)
    this.#running.set(name, child)
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => {
        this.#running.delete(name)
        if (code === 0) resolve()
        else reject(new Error(`The ${name} failed.`))
      })
    })
  }

  /** Asks all to end, waits for them, and ends by force what does not. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const children = [...this.#running.values()]
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill('SIGTERM')
    const force = setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
    }, graceMs)
    await Promise.all(ended)
    clearTimeout(force)
  }

  #spawn(args: readonly string[]): ChildProcess {
    return spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      // A Ctrl-C in the terminal reaches this process alone, which then stops the others in order.
      detached: true,
    })
  }
}
