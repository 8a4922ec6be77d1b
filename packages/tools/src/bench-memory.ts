import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { guestPickup } from '#bench/orders/purchases.ts'
import { measurePurchases } from '#bench/orders/rates.ts'
import { type OrderShop, startOrderShop } from '#bench/orders/shops.ts'
import { stockPieces } from '#bench/orders/stock.ts'
import { startBareNext } from '#bench/pages/servers.ts'

// npm run -w packages/tools bench:memory: measures the memory of shop and backend with the demo on PGlite, at the first start and after
// purchases, and of bare Next and PGlite alone (Linux).

const { values } = parseArgs({ options: { purchases: { type: 'string', default: '200' } } })
const purchases = Number(values.purchases)

/** Pages requested from bare Next, so that it has served some traffic too. */
const bareRequests = 200

const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`

async function measureBareNext(): Promise<number> {
  const server = await startBareNext()
  try {
    for (let count = 0; count < bareRequests; count++) await (await fetch(server.url)).text()
    return await server.memory()
  } finally {
    await server.stop()
  }
}

const pgliteAlone = join(import.meta.dirname, 'bench/memory/pglite-alone.ts')

/** Returns PGlite's memory for a data folder that no process has open. */
async function measurePglite(dataDir: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    pgliteAlone,
    join(dataDir, 'database'),
  ])
  return Number(stdout)
}

async function say(when: string, { backend, ...shop }: OrderShop): Promise<void> {
  const [ofShop, ofBackend] = await Promise.all([shop.memory(), backend.memory()])
  const [own, ownOfBackend] = await Promise.all([shop.ownMemory(), backend.ownMemory()])
  console.warn(
    `${when}: shop ${mebibytes(ofShop)}, backend ${mebibytes(ofBackend)}, both ${mebibytes(ofShop + ofBackend)}; with what they share counted once ${mebibytes(own + ownOfBackend)}`,
  )
}

cleanUpAtSignals()
console.warn(`bare Next: ${mebibytes(await measureBareNext())}`)
const shop = await startOrderShop(undefined)
try {
  // The backend starts before the shop, which waits for it.
  console.warn(
    `backend at the peak of its first start: ${mebibytes(await shop.backend.peakMemory())}`,
  )
  await say('when the shop is open', shop)
  const pieces = await stockPieces(shop, { sizes: 50, qty: 10_000 })
  const [shopBefore, backendBefore] = await Promise.all([shop.cpuTime(), shop.backend.cpuTime()])
  await measurePurchases(guestPickup(shop), { pieces, purchases, shoppers: 2 })
  const [shopAfter, backendAfter] = await Promise.all([shop.cpuTime(), shop.backend.cpuTime()])
  const ms = (us: number) => `${(us / purchases / 1000).toFixed(1)} ms`
  console.warn(
    `CPU of a purchase: shop ${ms(shopAfter - shopBefore)}, backend ${ms(backendAfter - backendBefore)}`,
  )
  await say(`after ${purchases} purchases`, shop)
} finally {
  await shop.stop()
}
console.warn(`PGlite alone: ${mebibytes(await measurePglite(shop.dataDir))}`)
