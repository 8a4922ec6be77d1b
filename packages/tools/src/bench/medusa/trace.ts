import { AsyncLocalStorage } from 'node:async_hooks'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { TracedWork } from '#bench/medusa/profile.ts'

// Loaded into Medusa by `--import`. Traces the modules and workflows that each call uses: duration, the process's CPU time meanwhile, and
// SQL statements. Send one call at a time, since CPU time is per process. SIGUSR2 writes the trace to the file of `?to=` in this module's
// URL, and clears it.

interface Span {
  path: string[]
  statements: number
}

type Work<Result> = () => Promise<Result>
type Method = (this: unknown, ...args: unknown[]) => unknown

const spans = new AsyncLocalStorage<Span>()
const noted = new Map<string, TracedWork>()

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function note(path: string[], ms: number, cpu: number, statements: number): void {
  const key = path.join('\n')
  const before = noted.get(key) ?? { path, times: 0, ms: 0, cpuMs: 0, statements: 0 }
  noted.set(key, {
    path,
    times: before.times + 1,
    ms: before.ms + ms,
    cpuMs: before.cpuMs + cpu,
    statements: before.statements + statements,
  })
}

/** Runs work and records it once its promise settles; work without a promise is not recorded. */
function traced<Result>(name: string, work: () => Result): Result {
  const parent = spans.getStore()
  const span: Span = { path: [...(parent?.path ?? []), name], statements: 0 }
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()]
  const result = spans.run(span, work)
  if (!(result instanceof Promise)) return result
  const done = () => {
    if (parent) parent.statements += span.statements
    note(span.path, performance.now() - startedAt, cpuMs() - cpuBefore, span.statements)
  }
  result.then(done, done)
  return result
}

interface Routed {
  method: string
  route?: { path: string }
}

interface Hooks {
  TransactionOrchestrator: {
    traceTransaction: (work: Work<unknown>, flow: { model_id: string }) => Promise<unknown>
  }
  ApiLoader: {
    traceRoute: (
      handler: (request: Routed, response: unknown) => Promise<unknown>,
    ) => (request: Routed, response: unknown) => Promise<unknown>
  }
  Query: {
    instrument: {
      graphQuery: (
        trace: (work: Work<unknown>, question: { entity: string }) => Promise<unknown>,
      ) => void
    }
  }
}

/** Traces all public methods of a service. */
function traceService(name: string, prototype: Record<string, Method>): void {
  for (const method of Object.getOwnPropertyNames(prototype)) {
    const original = Object.getOwnPropertyDescriptor(prototype, method)?.value
    if (typeof original !== 'function' || /^(?:constructor|__.*|.*_)$/.test(method)) continue
    prototype[method] = function (...args) {
      const work = () => original.apply(this, args)
      return spans.getStore() ? traced(`${name}.${method}`, work) : work()
    }
  }
}

const modules = ['order', 'inventory', 'payment', 'customer', 'pricing', 'promotion', 'cart']

function traceMedusa(): void {
  const medusa = createRequire(resolve('package.json'))
  const framework = createRequire(medusa.resolve('@medusajs/framework/http'))
  const hooks: Hooks = {
    ...medusa('@medusajs/framework'),
    ...medusa('@medusajs/framework/orchestration'),
    ...medusa('@medusajs/framework/http'),
  }
  hooks.TransactionOrchestrator.traceTransaction = (work, { model_id }) => traced(model_id, work)
  hooks.ApiLoader.traceRoute = (handler) => (request, response) =>
    traced(`${request.method} ${request.route?.path ?? ''}`, async () => handler(request, response))
  hooks.Query.instrument.graphQuery((work, { entity }) => traced(`query ${entity}`, work))
  for (const name of modules)
    traceService(name, medusa(`@medusajs/medusa/${name}`).default.service.prototype)
  traceService('links', medusa('@medusajs/framework/modules-sdk').Link.prototype)
  const { Client } = framework('pg')
  const send: Method = Client.prototype.query
  Client.prototype.query = function (...args: unknown[]) {
    const span = spans.getStore()
    if (span) span.statements += 1
    return send.apply(this, args)
  }
}

if (process.argv[2] === 'start') {
  traceMedusa()
  process.on('SIGUSR2', () => {
    const to = new URL(import.meta.url).searchParams.get('to')
    if (to) writeFileSync(to, JSON.stringify([...noted.values()]))
    noted.clear()
  })
}
