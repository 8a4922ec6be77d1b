import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { seedDatabase } from '#bench/backend/backend-under-test.ts'
import { areWithin, type Measured, reportLine } from '#bench/flood/limits.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { startShop } from '#bench/pages/servers.ts'

// npm run bench:feed: measures the shop's memory while it sends the feed of a large catalogue. On PostgreSQL with DATABASE_URL.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '250000' },
    rows: { type: 'string', default: '1000000' },
  },
})

const mebibyte = 2 ** 20
const newline = 10

/** Maximum growth of the shop's memory, in MiB. */
const limit = 64

/** Rows between two memory samples. */
const rowsPerLook = 10_000

/** Reads a feed up to a number of rows. Returns the rows read and the shop's peak memory meanwhile, in bytes. */
async function readFeed(shop: Server, maxRows: number): Promise<{ rows: number; memory: number }> {
  const response = await fetch(`${shop.url}/feeds/products.tsv`)
  if (!response.ok || !response.body) throw new Error(`The feed answered ${response.status}.`)
  let [rows, looked, memory] = [0, 0, 0]
  for await (const bytes of response.body) {
    for (const byte of bytes) if (byte === newline) rows++
    if (rows - looked >= rowsPerLook) {
      looked = rows
      memory = Math.max(memory, await shop.memory())
    }
    if (rows >= maxRows) break
  }
  return { rows, memory }
}

async function measure(shop: Server): Promise<Measured[]> {
  const before = await shop.memory()
  const start = performance.now()
  const { rows, memory } = await readFeed(shop, Number(values.rows))
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(
    `${rows} rows in ${seconds.toFixed()} s, memory ${(before / mebibyte).toFixed()} MiB before\n`,
  )
  const growth = { label: 'growth of memory', unit: 'MiB', value: (memory - before) / mebibyte }
  return [{ ...growth, limit }]
}

cleanUpAtSignals()
const database = await createTemporaryDatabase(process.env.DATABASE_URL)
try {
  await seedDatabase(database, { products: Number(values.products), samples: 1 })
  const { dataDir, databaseUrl } = database
  const shop = await startShop({
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, SEED: 'demo' } : {}),
  })
  try {
    const measured = await measure(shop)
    process.stdout.write(`${measured.map(reportLine).join('\n')}\n`)
    process.exitCode = areWithin(measured) ? 0 : 1
  } finally {
    await shop.stop()
  }
} finally {
  await database.drop()
}
