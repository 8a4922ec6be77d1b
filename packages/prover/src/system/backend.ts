import { buildApp } from '@etalase/backend/app.ts'
import {
  staffToken,
  testContext,
  trustsProxy,
} from '@etalase/backend/tests/support/test-context.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { FastifyInstance } from 'fastify'
import { Flow, withoutFlow } from '#explorer/flow.ts'
import type { Stage } from '#explorer/stage.ts'
import type { ProofDatabase } from '#system/database.ts'
import { ScheduledGate, type StatementGate } from '#system/statement-gate.ts'

/** A response as sent over the wire. */
export interface WireAnswer {
  status: number
  headers: [name: string, value: string][]
  body: string
}

export interface WireRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Ends all work of a killed process. */
class Killed extends Error {
  override readonly name = 'Killed'
}

/** How an app reaches its world, which differs in each run. */
interface Surroundings {
  gate: StatementGate
  now: () => Date
  onMail: (mail: MailMessage) => void
  onUpdate: (update: UpdateMessage) => void
  onLog: (line: string) => void
}

/** An app that runs reuse, one at a time, because building one takes longer than a run. It remembers only limits. */
class KeptApp {
  readonly app: FastifyInstance
  readonly context: Context
  readonly surroundings: Surroundings
  uses = 0
  signIns = 0

  constructor(
    app: FastifyInstance,
    { context, surroundings }: { context: Context; surroundings: Surroundings },
  ) {
    this.app = app
    this.context = context
    this.surroundings = surroundings
  }
}

const nowhere: Surroundings = {
  gate: {
    statement: (_text, _params, run) => run(),
    beforeCommit: async () => {},
    afterCommit: async () => {},
    rolledBack() {},
    outside: () => () => {},
  },
  now: () => new Date(),
  onMail() {},
  onUpdate() {},
  onLog() {},
}

/** Returns a gate that forwards to that of the current run. */
const currentGate = (surroundings: Surroundings): StatementGate => ({
  statement: (...args) => surroundings.gate.statement(...args),
  beforeCommit: () => surroundings.gate.beforeCommit(),
  afterCommit: () => surroundings.gate.afterCommit(),
  rolledBack: () => surroundings.gate.rolledBack(),
  outside: () => surroundings.gate.outside(),
})

/** The most uses of an app. An account may be tried ten times in a quarter of an hour. */
const maxUses = 8
const maxSignIns = 6

/** The apps of all runs. */
export class AppPool {
  readonly #database: ProofDatabase
  readonly #idle: KeptApp[] = []

  constructor(database: ProofDatabase) {
    this.#database = database
  }

  async take(): Promise<KeptApp> {
    const kept = this.#idle.pop() ?? (await withoutFlow(() => this.#build()))
    kept.uses++
    return kept
  }

  /** Takes an app back, without anything from its run. */
  async giveBack(kept: KeptApp): Promise<void> {
    Object.assign(kept.surroundings, nowhere)
    if (kept.uses < maxUses && kept.signIns <= maxSignIns) this.#idle.push(kept)
    else await kept.app.close()
  }

  async #build(): Promise<KeptApp> {
    const surroundings = { ...nowhere }
    const context = testContext({
      db: this.#database.gated(currentGate(surroundings)),
      now: () => surroundings.now(),
      ownUrl: () => 'http://backend.test',
      onMail: (mail) => surroundings.onMail(mail),
    })
    // Mails are sent when the world says so, not after each call.
    const mailWorker = { deliver: async () => {}, close: async () => {} }
    const log = { write: (line: string) => surroundings.onLog(line) }
    const app = await buildApp(
      { ...context, mailWorker },
      // No queue between reads: the world's gates alone decide the order.
      { logLevel: 'error', log, trustsProxy, notifier: null, staffToken, readsAtOnce: 1_000 },
    )
    await app.ready()
    return new KeptApp(app, { context, surroundings })
  }
}

type Workers = Pick<Context, 'mailWorker' | 'updateWorker'>

/** One start of the backend, until it is killed. */
class BackendProcess {
  isAlive = true
  readonly flows = new Set<string>()
  readonly kept: KeptApp
  readonly workers: Workers

  constructor(kept: KeptApp) {
    this.kept = kept
    this.workers = testContext({
      db: kept.context.db,
      now: kept.context.now,
      ownUrl: kept.context.ownUrl,
      onMail: (mail) => kept.surroundings.onMail(mail),
      onUpdate: (update) => kept.surroundings.onUpdate(update),
    })
  }

  requireAlive(): void {
    if (!this.isAlive) throw new Killed('The process was killed')
  }
}

interface BackendInput {
  stage: Stage
  apps: AppPool
  clock: { now: Date }
  /** Whether several transactions can be open at once. */
  isConcurrent: boolean
  /** Whether it can be killed at each of its commits. */
  canKill: boolean
}

/** The real backend, which restarts after each kill, and what staff and buyers receive from it. */
export class Backend {
  readonly mails: MailMessage[] = []
  readonly updates: UpdateMessage[] = []
  /** Log lines that ask staff to act. */
  readonly alarms: string[] = []
  readonly #input: BackendInput
  readonly #processes: BackendProcess[] = []
  #process: Promise<BackendProcess>

  constructor(input: BackendInput) {
    this.#input = input
    this.#process = this.#start()
  }

  get kills(): number {
    return this.#processes.filter(({ isAlive }) => !isAlive).length
  }

  async #start(): Promise<BackendProcess> {
    const { stage, apps, clock, isConcurrent, canKill } = this.#input
    stage.native++
    const kept = await apps.take()
    stage.native--
    const process = new BackendProcess(kept)
    this.#processes.push(process)
    const killable = { kill: () => this.#kill(process), requireAlive: () => process.requireAlive() }
    Object.assign(kept.surroundings, {
      gate: new ScheduledGate({ stage, process: killable, isConcurrent, canKill }),
      now: () => clock.now,
      onMail: (mail) => void this.mails.push(mail),
      onUpdate: (update) => this.#noteUpdate(update),
      onLog: (line) => process.isAlive && this.#note(line),
    } satisfies Surroundings)
    return process
  }

  #noteUpdate(update: UpdateMessage): void {
    this.#input.stage.writes('updates that were sent')
    this.updates.push(update)
  }

  #note(line: string): void {
    const { msg = '', billNo = '' } = JSON.parse(line)
    this.alarms.push(`${billNo} ${msg}`)
  }

  /** Kills the process in the middle of its work; the next request reaches a new one. */
  #kill(process: BackendProcess): void {
    process.isAlive = false
    this.#process = this.#start()
    this.#input.stage.dissolve((flow) => process.flows.has(flow))
  }

  /** Answers a request in a flow of its own; `name` is unique. Throws when the process is killed meanwhile. */
  async answer(name: string, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
    const process = await this.#process
    if (path === '/auth/sign-in') process.kept.signIns++
    const response = await this.#run(process, name, async () => {
      const given = { method: method as 'GET', url: path, headers }
      // Awaited here, because it starts when it is awaited and must start in its flow.
      return await process.kept.app.inject(body === undefined ? given : { ...given, payload: body })
    })
    process.requireAlive()
    const content = response.headers['content-type']
    return {
      status: response.statusCode,
      headers: content ? [['content-type', String(content)]] : [],
      body: response.body,
    }
  }

  #run<Result>(process: BackendProcess, name: string, run: () => Promise<Result>): Promise<Result> {
    const flow = new Flow(name)
    process.flows.add(flow.name)
    return this.#input.stage.run(flow, run)
  }

  /** Runs a job of the backend in a flow of its own; `name` is unique. A kill ends the job. */
  async work(name: string, job: (context: Context) => Promise<unknown>): Promise<void> {
    const process = await this.#process
    const { mailWorker, updateWorker } = process.workers
    const context = { ...process.kept.context, mailWorker, updateWorker }
    await this.#run(process, name, () => job(context)).catch((error: unknown) => {
      if (process.isAlive) throw error
    })
  }

  /** Returns separate workers, like those of another process on the same database. */
  workersOf({ db, now, ownUrl }: Context): Workers {
    const onMail = (mail: MailMessage) => void this.mails.push(mail)
    const onUpdate = (update: UpdateMessage) => this.#noteUpdate(update)
    return testContext({ db, now, ownUrl, onMail, onUpdate })
  }

  /** Ends the process for good, with its unfinished work. */
  async close(): Promise<void> {
    const { stage, apps } = this.#input
    const process = await this.#process
    process.isAlive = false
    stage.dissolve((flow) => process.flows.has(flow))
    await stage.end()
    for (const { kept } of this.#processes) await apps.giveBack(kept)
  }
}
