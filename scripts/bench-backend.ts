import { parseArgs } from 'node:util'
import { type BackendUnderTest, startBackendUnderTest } from '#scripts/bench/backend-under-test.ts'
import { calls } from '#scripts/bench/calls.ts'
import { measure } from '#scripts/bench/measure.ts'
import { type Row, table } from '#scripts/bench/table.ts'

interface Options {
  sizes: number[] | undefined
  requests: number
}

/** Requests of each kind before those that count. */
const warmUp = 200

const wholeNumber = (name: string, text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new Error(`${name} wants whole numbers above zero, not "${text}".`)
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: { sizes: { type: 'string' }, requests: { type: 'string', default: '1000' } },
  })
  const sizes = values.sizes?.split(',').map((size) => wholeNumber('--sizes', size))
  return {
    sizes: sizes?.toSorted((a, b) => a - b),
    requests: wholeNumber('--requests', values.requests),
  }
}

/** Every call at every size, size after size, so that all sizes meet the same weather on the machine. */
async function compete(contestants: readonly BackendUnderTest[], requests: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [call, request] of Object.entries(calls)) {
    const measures: Row['measures'][number][] = []
    for (const contestant of contestants) {
      await measure(warmUp, (index) => request(contestant, requests + index))
      const result = await measure(requests, (index) => request(contestant, index))
      measures.push({ products: contestant.products, measure: result })
    }
    console.error(`  ${call}`)
    rows.push({ call, measures })
  }
  return rows
}

/** Measures one engine at several sizes: `npm run bench:backend -- --sizes 240,100000 --requests 1000`. */
async function bench(name: string, server: string | undefined, sizes: number[], requests: number) {
  const contestants: BackendUnderTest[] = []
  try {
    for (const products of sizes) {
      console.error(`${name}: preparing ${products} products`)
      contestants.push(await startBackendUnderTest(server, { products, goods: requests + warmUp }))
    }
    const rows = await compete(contestants, requests)
    process.stdout.write(`${name}, ${requests} requests of each kind\n\n${table(rows)}\n`)
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.stop()))
  }
}

try {
  const { sizes, requests } = readOptions()
  const server = process.env.DATABASE_URL
  await bench('PGlite', undefined, sizes ?? [240, 100_000], requests)
  if (server) await bench('PostgreSQL', server, sizes ?? [240, 100_000, 1_000_000], requests)
} catch (error) {
  console.error(`Bench: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
