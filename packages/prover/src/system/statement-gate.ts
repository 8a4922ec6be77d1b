import { currentFlow, type Flow } from '#explorer/flow.ts'
import type { Stage } from '#explorer/stage.ts'

/** The gate that statements of a backend pass. */
export interface StatementGate {
  /** Called before a statement, which `run` sends. `isAlone`: it is a transaction of its own. */
  statement<Result>(
    text: string,
    params: readonly unknown[],
    run: () => Promise<Result>,
    isAlone: boolean,
  ): Promise<Result>
  beforeCommit(): Promise<void>
  afterCommit(): Promise<void>
  /** Called after a transaction that was rolled back. */
  rolledBack(): void
  /** Called while the database works; returns a function that ends the work. */
  outside(): () => void
}

const names = (text: string) => text.split(/\s+/)

/** Tables that no schedule changes. */
const unchanging = new Set(
  names(`product_counts page_contents product_sizes product_images product_promos product_promo_products colors texts categories category_subs
  showrooms showroom_regions subdistricts cities provinces size_charts related_products user_addresses`),
)

const changing = new Set(
  names(`access_tokens booked_numbers cart_items credit_notes customers invoices products mails orders order_lines order_tracking payment_notifications promos stock
  stock_alerts temporary_passwords sandbox_bills sandbox_notifications newsletter_consents order_updates update_consents wishes`),
)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The parts of a statement on which the order of statements depends. */
interface Statement {
  /** Tables whose rows a schedule can change; the cart's by device. */
  resources: string[]
  locks: string[]
  /** Whether it changes rows, beyond locking them. */
  isWrite: boolean
  verb: string
}

/** What a statement does first, in words. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/pg_advisory/, 'locks'],
  [/^\s*select[\s\S]*for (?:no key )?update/i, 'locks a row of'],
  [/^\s*insert/i, 'writes to'],
  [/^\s*(?:update|with)/i, 'changes'],
  [/^\s*delete/i, 'deletes from'],
]

function readStatement(text: string, params: readonly unknown[]): Statement {
  const verb = verbs.find(([pattern]) => pattern.test(text))?.[1] ?? 'reads'
  if (verb === 'locks') {
    const keys: unknown[] = JSON.parse(String(params[0]))
    return { resources: [], locks: keys.map((key) => `lock ${String(key)}`), isWrite: false, verb }
  }
  const devices = params.filter((value) => typeof value === 'string' && uuid.test(value))
  const found = new Set([...text.matchAll(/"([a-z_]+)"(?!\.)/g)].map(([, name = '']) => name))
  const resources = [...found]
    .filter((name) => changing.has(name))
    .flatMap((name) =>
      name === 'cart_items' && devices.length > 0 ? devices.map((id) => `cart of ${id}`) : [name],
    )
  const isRead = verb === 'reads'
  return {
    resources,
    locks: isRead ? [] : resources.map((name) => `lock ${name}`),
    isWrite: !isRead && verb !== 'locks a row of',
    verb,
  }
}

/** Returns tables in neither list: they would count as never changed. */
export const unknownTables = (all: readonly string[]): string[] =>
  all.filter((name) => !unchanging.has(name) && !changing.has(name))

/** The process behind a gate. */
interface Killable {
  /** Kills the process: its unfinished work has no effect. */
  kill(): void
  /** Throws in a killed process. */
  requireAlive(): void
}

interface GateInput {
  stage: Stage
  process: Killable
  /** Whether several transactions can be open at once: each statement is then a choice. */
  isConcurrent: boolean
  /** Whether the process can be killed at a commit. */
  canKill: boolean
}

/** Changes of transactions that others see once they end. */
class Writes {
  readonly #stage: Stage
  readonly #unseen = new Map<Flow, Set<string>>()

  constructor(stage: Stage) {
    this.#stage = stage
  }

  note(flow: Flow, { resources, locks, isWrite }: Statement): void {
    for (const name of resources) this.#stage.reads(name)
    const mine = this.#unseen.get(flow) ?? new Set()
    this.#unseen.set(flow, mine)
    // A lock is visible at once, and again when it is released.
    for (const name of locks) this.#stage.writes(name)
    for (const name of [...locks, ...(isWrite ? resources : [])]) mine.add(name)
  }

  show(flow: Flow): void {
    this.#stage.commits++
    for (const name of this.#unseen.get(flow) ?? []) this.#stage.writes(name)
    this.#unseen.delete(flow)
  }
}

/** A gate at which each statement waits until the explorer resumes it. */
export class ScheduledGate implements StatementGate {
  readonly #input: GateInput
  readonly #writes: Writes

  constructor(input: GateInput) {
    this.#input = input
    this.#writes = new Writes(input.stage)
  }

  /** Passes a point at which the process can be killed. `isChoice`: others see whether it comes early or late. */
  async #pass(what: string, isChoice: boolean): Promise<void> {
    const { stage, process, isConcurrent, canKill } = this.#input
    const label = stage.nameOf(what)
    const goOn = { label, value: true }
    const kill = { label: `the backend is killed before: ${label}`, value: false, isFault: true }
    const isAlive = await stage.park(currentFlow()?.name ?? '', canKill ? [goOn, kill] : [goOn], {
      isExclusive: !isConcurrent,
      isLocal: !isChoice,
    })
    if (!isAlive) process.kill()
    process.requireAlive()
  }

  async #send<Result>(flow: Flow, statement: Statement, run: () => Promise<Result>) {
    const { stage } = this.#input
    this.#writes.note(flow, statement)
    stage.statements.add(flow)
    try {
      const result = await run()
      flow.learn(JSON.stringify(result) ?? '')
      return result
    } finally {
      stage.statements.delete(flow)
      stage.wake()
    }
  }

  /** Waits until a statement that others can see may be sent. */
  async #waitFor(flow: Flow, { resources, locks, verb }: Statement): Promise<void> {
    const { stage, process, isConcurrent } = this.#input
    if (!isConcurrent || resources.length + locks.length === 0) return
    const tables = resources.map((name) => name.replace(/ .*/, '')).join(' and ')
    const label = stage.nameOf(`${flow.name} ${verb} ${tables}`.trimEnd())
    await stage.park(flow.name, [{ label, value: true }])
    process.requireAlive()
  }

  async statement<Result>(
    text: string,
    params: readonly unknown[],
    run: () => Promise<Result>,
    isAlone: boolean,
  ): Promise<Result> {
    const flow = currentFlow()
    if (!flow) return run()
    const { process, canKill } = this.#input
    process.requireAlive()
    const statement = readStatement(text, params)
    const isCommit = isAlone && statement.isWrite && canKill
    await this.#waitFor(flow, statement)
    if (isCommit) await this.#pass(`${flow.name} commits`, false)
    const result = await this.#send(flow, statement, run)
    if (isAlone) this.#writes.show(flow)
    if (isCommit) await this.#pass(`${flow.name} goes on`, false)
    return result
  }

  async beforeCommit(): Promise<void> {
    const flow = currentFlow()
    if (!flow) return
    const { process, isConcurrent, canKill } = this.#input
    process.requireAlive()
    if (isConcurrent || canKill) await this.#pass(`${flow.name} commits`, isConcurrent)
    this.#writes.show(flow)
  }

  async afterCommit(): Promise<void> {
    const flow = currentFlow()
    if (flow && this.#input.canKill) await this.#pass(`${flow.name} goes on`, false)
  }

  rolledBack(): void {
    const flow = currentFlow()
    if (flow) this.#writes.show(flow)
  }

  outside(): () => void {
    const { stage } = this.#input
    let isOver = false
    stage.native++
    return () => {
      if (!isOver) stage.native--
      isOver = true
    }
  }
}
