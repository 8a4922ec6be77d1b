import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { type BackendUnderTest, startBackendUnderTest } from '#bench/backend/backend-under-test.ts'
import { calls } from '#bench/backend/calls.ts'
import { measure } from '#bench/backend/measure.ts'
import { pickSampleProducts } from '#bench/backend/sample-products.ts'
import type { Opened } from '#engine/start-shop.ts'

/** Reads alone: an order is made by the engine. */
const measured = Object.entries(calls).filter(([call]) => !call.startsWith('cart'))

/** Rounds of each call in turn on both, so that other work on the machine is there for both. */
const [rounds, requests, warmUp] = [5, 100, 100]

/** How many times longer than the reference backend the adapter may take. */
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

/** The middle one of the medians of all rounds, in milliseconds. */
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
 * Compares lists, searches and products of the adapter with those of a reference backend that has as many products on the same
 * PostgreSQL server: prints a table of both p50. Throws when one takes more than twice as long.
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
