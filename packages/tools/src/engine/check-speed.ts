import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { type BackendUnderTest, startBackendUnderTest } from '#bench/backend/backend-under-test.ts'
import { calls } from '#bench/backend/calls.ts'
import { measure } from '#bench/backend/measure.ts'
import { pickSampleProducts } from '#bench/backend/sample-products.ts'
import type { Opened } from '#engine/start-shop.ts'

/** Only reads: orders are made by the engine. */
const measured = Object.entries(calls).filter(([call]) => !call.startsWith('cart'))

/** Rounds alternate between the backends, so that other work on the machine affects both. */
const [rounds, requests, warmUp] = [5, 100, 100]

/** Maximum ratio of the adapter's time to the reference backend's. */
const allowed = 2

async function adapterUnderTest({ settings, databases }: Opened): Promise<BackendUnderTest> {
  const { db, close } = await openDatabase({ databaseUrl: databases.adapter, dataDir: '' })
  try {
    return {
      products: settings.products,
      samples: await pickSampleProducts(db, rounds * requests),
      url: `http://localhost:${settings.ports.adapter}`,
      stop: async () => {},
    }
  } finally {
    await close()
  }
}

/** Returns the median of the rounds' medians, in milliseconds. */
const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0

type Call = (typeof measured)[number][1]

async function compare(call: Call, backends: readonly BackendUnderTest[]): Promise<number[]> {
  const times: number[][] = backends.map(() => [])
  for (const backend of backends) await measure(warmUp, (index) => call(backend, index))
  for (let round = 0; round < rounds; round++) {
    for (const [position, backend] of backends.entries()) {
      const send = (index: number) => call(backend, round * requests + index)
      times[position]?.push((await measure(requests, send)).p50)
    }
  }
  return times.map(middle)
}

/**
 * Compares the adapter's lists, searches and products with those of a reference backend that has as many products on the same PostgreSQL
 * server. Prints both p50 as a table. Throws when a call takes more than twice as long.
 */
export async function checkSpeed(opened: Opened): Promise<void> {
  const { products } = opened.settings
  const adapter = await adapterUnderTest(opened)
  const samples = rounds * requests
  const reference = await startBackendUnderTest(opened.databases.adapter, { products, samples })
  const slow: string[] = []
  try {
    console.warn(`| ${products} products | reference, p50 in ms | adapter | × |`)
    console.warn('| --- | --: | --: | --: |')
    for (const [name, call] of measured) {
      const [theirs = 0, ours = 0] = await compare(call, [reference, adapter])
      const ratio = ours / theirs
      console.warn(`| ${name} | ${theirs.toFixed(1)} | ${ours.toFixed(1)} | ${ratio.toFixed(1)} |`)
      if (ratio > allowed) slow.push(`${name}: ${ratio.toFixed(1)} times the reference backend`)
    }
  } finally {
    await reference.stop()
  }
  if (slow.length > 0) throw new Error(slow.join('\n'))
}
