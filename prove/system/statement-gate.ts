import { currentFlow, type Flow, type Stage } from '#prove/explorer/stage.ts'

/** What statements of a backend pass. */
export interface StatementGate {
  /** Before a statement, which `run` sends; `isAlone`: it is a transaction of its own. */
  statement<Result>(
    text: string,
    params: readonly unknown[],
    run: () => Promise<Result>,
    isAlone: boolean,
  ): Promise<Result>
  beforeCommit(): Promise<void>
  afterCommit(): Promise<void>
  /** After a transaction that was not committed. */
  rolledBack(): void
  /** While the database works; gives what ends it. */
  outside(): () => void
}

const names = (text: string) => text.split(/\s+/)

/** What no schedule changes. */
const unchanging = new Set(
  names(`product_counts page_contents product_sizes product_images product_promos product_promo_products colors texts categories category_subs
  showrooms showroom_regions subdistricts cities provinces size_charts related_products user_addresses`),
)

const changing = new Set(
  names(`access_tokens cart_items customers products mails orders order_lines order_tracking payment_notifications promos stock
  stock_alerts temporary_passwords sandbox_bills sandbox_notifications newsletter_consents wishes`),
)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A statement, as far as the order of statements depends on it. */
interface Statement {
  /** The tables whose rows a schedule can change, the cart's by its device. */
  resources: string[]
  locks: string[]
  /** Whether it changes rows; one that only locks them does not. */
  isWrite: boolean
  verb: string
}

/** What a statement does first, in words. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/pg_advisory/, 'locks'],
  [/^\s*select[\s\S]*for update/i, 'locks a row of'],
  [/^\s*insert/i, 'writes to'],
  [/^\s*(?:update|with)/i, 'changes'],
  [/^\s*delete/i, 'deletes from'],
]

function readStatement(text: string, params: readonly unknown[]): Statement {
  const verb = verbs.find(([pattern]) => pattern.test(text))?.[1] ?? 'reads'
  if (verb === 'locks')
    return { resources: [], locks: [`lock ${String(params[0])}`], isWrite: false, verb }
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

/** Whether a text names a table that neither list has: it would be taken for one that no schedule changes. */
export const unknownTables = (all: readonly string[]): string[] =>
  all.filter((name) => !unchanging.has(name) && !changing.has(name))

/** The process behind a gate. */
export interface Killable {
  /** Ends the process: whatever it does comes to nothing. */
  kill(): void
  /** Throws in a process that was killed. */
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

/** What transactions have done that others see once they end. */
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
    // That something is locked is seen at once, and again when it is free.
    for (const name of locks) this.#stage.writes(name)
    for (const name of [...locks, ...(isWrite ? resources : [])]) mine.add(name)
  }

  show(flow: Flow): void {
    this.#stage.commits++
    for (const name of this.#unseen.get(flow) ?? []) this.#stage.writes(name)
    this.#unseen.delete(flow)
  }
}

/** A gate at which each statement waits until the explorer lets it go on. */
export function statementGate({ stage, process, isConcurrent, canKill }: GateInput): StatementGate {
  const writes = new Writes(stage)
  const pass = async (label: string, isChoice: boolean) => {
    const goOn = { label, value: true }
    const kill = { label: `the backend is killed before: ${label}`, value: false, isFault: true }
    const options = { isExclusive: !isConcurrent, isLocal: !isChoice }
    const isAlive = await stage.park(
      currentFlow()?.name ?? '',
      canKill ? [goOn, kill] : [goOn],
      options,
    )
    if (!isAlive) process.kill()
    process.requireAlive()
  }
  const send = async <Result>(flow: Flow, statement: Statement, run: () => Promise<Result>) => {
    writes.note(flow, statement)
    stage.statements.add(flow)
    try {
      const result = await run()
      flow.learn(JSON.stringify(result) ?? '')
      return result
    } finally {
      stage.statements.delete(flow)
    }
  }
  return {
    async statement(text, params, run, isAlone) {
      const flow = currentFlow()
      if (!flow) return run()
      process.requireAlive()
      const statement = readStatement(text, params)
      const { resources, locks, verb, isWrite } = statement
      const isSeen = resources.length + locks.length > 0
      const label = `${flow.name} ${verb} ${resources.map((name) => name.replace(/ .*/, '')).join(' and ')}`
      if (isSeen && isConcurrent) {
        await stage.park(flow.name, [{ label: stage.nameOf(label.trimEnd()), value: true }])
        process.requireAlive()
      }
      if (isAlone && isWrite && canKill) await pass(stage.nameOf(`${flow.name} commits`), false)
      const result = await send(flow, statement, run)
      if (!isAlone) return result
      writes.show(flow)
      if (isWrite && canKill) await pass(stage.nameOf(`${flow.name} goes on`), false)
      return result
    },
    async beforeCommit() {
      const flow = currentFlow()
      if (!flow) return
      process.requireAlive()
      if (isConcurrent || canKill) await pass(stage.nameOf(`${flow.name} commits`), isConcurrent)
      writes.show(flow)
    },
    async afterCommit() {
      const flow = currentFlow()
      if (flow && canKill) await pass(stage.nameOf(`${flow.name} goes on`), false)
    },
    rolledBack() {
      const flow = currentFlow()
      if (flow) writes.show(flow)
    },
    outside() {
      let isOver = false
      stage.native++
      return () => {
        if (!isOver) stage.native--
        isOver = true
      }
    },
  }
}
