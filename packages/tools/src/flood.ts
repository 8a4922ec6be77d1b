import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import {
  badImages,
  badPaths,
  picturePaths,
  searchPaths,
  sitemapPaths,
  unknownProducts,
} from '#bench/flood/addresses.ts'
import { measureFirstPictures } from '#bench/flood/first-pictures.ts'
import { areWithin, type Measured, reportLine } from '#bench/flood/limits.ts'
import { measureLargePictures } from '#bench/flood/pictures/flood-pictures.ts'
import { measureReads } from '#bench/flood/reads.ts'
import { buildSize, flood } from '#bench/flood/record.ts'
import { measureSale } from '#bench/flood/sale/sale.ts'
import { sendAll } from '#bench/flood/send.ts'
import { slowestCallDuring } from '#bench/flood/slowest-call.ts'
import { measureStampedes } from '#bench/flood/stampedes.ts'
import { measureStrangers } from '#bench/flood/strangers.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { startShop } from '#bench/pages/servers.ts'

/** Page cache size in MiB, below the default so that the demo's pages fill it. */
const pageCacheMb = 8

/** Concurrent picture requests. */
const pictures = 50

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    /** Minimum duration of mixed load. */
    minutes: { type: 'string', default: '0' },
    'only-pictures': { type: 'boolean', default: false },
    'only-stampedes': { type: 'boolean', default: false },
    'only-strangers': { type: 'boolean', default: false },
    /** Large pictures that attackers upload or request. */
    'only-large-pictures': { type: 'boolean', default: false },
    /** Orders while others read, in a separate shop whose stock never runs out. */
    'only-reads': { type: 'boolean', default: false },
    /** A sale with a queue, in front of one shop. `--fleet`: two shops sharing Redis, which loses its data, and one shop is killed. */
    sale: { type: 'boolean', default: false },
    fleet: { type: 'boolean', default: false },
    arrivals: { type: 'string', default: '20000' },
    /** Admissions a minute that two cores sustain while they also run the arrivals and the backend. */
    // Half of what bench:orders measured on two cores (docs/performance.md).
    'per-minute': { type: 'string', default: '1200' },
    /** Concurrent first requests for pictures: above the number of processors they would queue, and measure the machine. */
    'at-once': { type: 'string', default: String(availableParallelism()) },
  },
})

/** Compares demo products that no build prerenders with as many unknown ones. */
async function compareProducts(shop: Server, real: readonly string[]): Promise<Measured> {
  const products = real.filter((path) => path.startsWith('/product/'))
  const unknown = await flood(shop, 'unknown products', unknownProducts(products.length))
  const known = await flood(shop, 'known products', products)
  const cost = { value: unknown.cpuMs, limit: known.cpuMs }
  return { label: 'CPU of an unknown product, to a known one', unit: 'ms', ...cost }
}

/** Measures how long calls take while pictures are encoded. */
async function encodePictures(shop: Server): Promise<Measured> {
  const found = await picturePaths(`${shop.url}/products?category_id=6`)
  const encoding = sendAll(shop.url, found.slice(0, pictures), pictures)
  const value = await slowestCallDuring(`${shop.url}/api/session`, encoding)
  return { label: 'slowest call while pictures are encoded', unit: 'ms', value, limit: 200 }
}

/** Cycles through real pages, searches and made-up addresses. Measures memory growth beyond the earlier peak. */
async function mixedLoad(shop: Server, real: readonly string[], peakMb: number): Promise<Measured> {
  let growth = 0
  const end = Date.now() + Number(values.minutes) * 60_000
  for (let round = 1; round <= Number(values.rounds) || Date.now() < end; round++) {
    const paths = [...real, ...searchPaths(200), ...badPaths(200)]
    const { memoryMb } = await flood(shop, `mixed load ${round}`, paths)
    growth = Math.max(growth, memoryMb - peakMb)
  }
  return { label: 'growth of memory under mixed load', unit: 'MiB', value: growth, limit: 30 }
}

/** Number of products whose first screen is checked. */
const shownProducts = 40

/** Pages with pictures of all kinds. */
const picturePages = ['/', '/shop/women', '/products?category_id=7', '/product/1001']

async function measure(shop: Server): Promise<Measured[]> {
  if (values['only-stampedes']) return measureStampedes(shop)
  if (values['only-strangers']) return measureStrangers(shop)
  const real = await sitemapPaths(shop.url)
  const firstPictures = await measureFirstPictures({
    shopUrl: shop.url,
    pages: picturePages,
    more: real.filter((path) => path.startsWith('/product/')).slice(0, shownProducts),
    atOnce: Number(values['at-once']),
  })
  if (values['only-pictures']) return firstPictures
  const crowds = await measureStampedes(shop)
  const diskBefore = await buildSize()
  const product = await compareProducts(shop, real)
  const flooded = [
    await flood(shop, 'every page', real),
    await flood(shop, 'made-up addresses', badPaths(Number(values.addresses))),
    await flood(shop, 'searches', searchPaths(Number(values.searches))),
    await flood(shop, 'made-up pictures', badImages('x.webp', 500)),
  ]
  const call = await encodePictures(shop)
  const disk = Math.max(...flooded.map(({ diskMb }) => diskMb)) - diskBefore
  const memory = Math.max(...flooded.map(({ memoryMb }) => memoryMb))
  const growth = await mixedLoad(shop, real, memory)
  const strangers = await measureStrangers(shop)
  return [
    { label: 'growth of .next', unit: 'MiB', value: disk, limit: pageCacheMb + 20 },
    { label: 'resident memory', unit: 'MiB', value: memory, limit: 450 },
    growth,
    product,
    call,
    ...firstPictures,
    ...crowds,
    ...strangers,
  ]
}

/** Measures a shop started with empty page and picture caches. */
async function measureShop(): Promise<Measured[]> {
  for (const cache of ['.next/page-cache', '.next/cache/pictures'])
    await rm(cache, { recursive: true, force: true })
  const shop = await startShop({ PAGE_CACHE_MB: String(pageCacheMb) })
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
  }
}

cleanUpAtSignals()

const sale = {
  arrivals: Number(values.arrivals),
  perMinute: Number(values['per-minute']),
  isFleet: values.fleet,
}

async function measureAll(): Promise<Measured[]> {
  if (values.sale) return measureSale(sale)
  if (values['only-large-pictures']) return measureLargePictures()
  if (values['only-reads']) return measureReads()
  const isPart = values['only-pictures'] || values['only-stampedes'] || values['only-strangers']
  const shop = await measureShop()
  return isPart ? shop : [...shop, ...(await measureLargePictures()), ...(await measureReads())]
}

const measured = await measureAll()
process.stdout.write(`\n${measured.map(reportLine).join('\n')}\n`)
process.exitCode = areWithin(measured) ? 0 : 1
