import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { type MeasuredBackend, startBackendUnderTest } from '#bench/backend/backend-under-test.ts'
import { calls, paces } from '#bench/backend/calls.ts'
import { measure, measureAt, measureCpu } from '#bench/backend/measure.ts'
import { type Row, toMarkdownTable } from '#bench/backend/table.ts'

const engines = ['PGlite', 'PostgreSQL'] as const
type Engine = (typeof engines)[number]

interface Options {
  sizes: number[] | undefined
  requests: number
  /** Both engines, unless one is named. */
  engines: readonly Engine[]
  /** Prefix of the names of the measured calls. */
  call: string
}

/** Requests of each kind before measuring starts. */
const warmUpRequests = 200

/** Maximum requests of each kind whose CPU time is measured. */
const cpuRequests = 200

const parseWholeNumber = (name: string, text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new Error(`${name} must be whole numbers above zero, not "${text}".`)
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string' },
      requests: { type: 'string', default: '1000' },
      engine: { type: 'string' },
      call: { type: 'string', default: '' },
    },
  })
  const engine = engines.find((name) => name.toLowerCase() === values.engine?.toLowerCase())
  if (values.engine !== undefined && engine === undefined)
    throw new Error(`--engine must be one of ${engines.join(', ')}, not "${values.engine}".`)
  const sizes = values.sizes?.split(',').map((size) => parseWholeNumber('--sizes', size))
  return {
    sizes: sizes?.toSorted((a, b) => a - b),
    requests: parseWholeNumber('--requests', values.requests),
    engines: engine ? [engine] : engines,
    call: values.call,
  }
}

/** Measures each call at all sizes in a row, so that other load on the machine affects all sizes. */
async function measureCalls(
  backends: readonly MeasuredBackend[],
  { requests, call: start }: Pick<Options, 'requests' | 'call'>,
): Promise<Row[]> {
  const rows: Row[] = []
  const measured = Object.entries(calls).filter(([call]) => call.startsWith(start))
  for (const [call, request] of measured) {
    const measures: Row['measures'][number][] = []
    for (const backend of backends) {
      await measure(warmUpRequests, (index) => request(backend, requests + index))
      const perSecond = paces[call]
      const send = (index: number) => request(backend, index)
      const result = await (perSecond
        ? measureAt(perSecond, requests, send)
        : measure(requests, send))
      const cpu = await measureCpu(backend.pid, Math.min(requests, cpuRequests), send)
      measures.push({ products: backend.products, measure: result, cpu })
    }
    console.error(`  ${call}`)
    rows.push({ call, measures })
  }
  return rows
}

/** Measures one database engine at several catalogue sizes: `npm run -w packages/tools bench:backend -- --sizes 240,100000`. */
async function bench(
  name: Engine,
  server: string | undefined,
  sizes: number[],
  options: Pick<Options, 'requests' | 'call'>,
) {
  const { requests } = options
  const backends: MeasuredBackend[] = []
  try {
    for (const products of sizes) {
      console.error(`${name}: preparing ${products} products`)
      backends.push(
        await startBackendUnderTest(server, { products, samples: requests + warmUpRequests }),
      )
    }
    const rows = await measureCalls(backends, options)
    process.stdout.write(`${name}, ${requests} requests of each kind\n\n${toMarkdownTable(rows)}\n`)
  } finally {
    await Promise.all(backends.map((backend) => backend.stop()))
  }
}

cleanUpAtSignals()
try {
  const options = readOptions()
  const { sizes, engines: wanted } = options
  const server = process.env.DATABASE_URL
  if (wanted.includes('PGlite')) await bench('PGlite', undefined, sizes ?? [240, 100_000], options)
  if (server && wanted.includes('PostgreSQL'))
    await bench('PostgreSQL', server, sizes ?? [240, 100_000, 1_000_000], options)
} catch (error) {
  console.error(`Bench: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
