import { parseArgs } from 'node:util'
import { loadTable } from '#load/report.ts'
import { type Sample, shop } from '#load/shopper.ts'

// npm run -w packages/tools load -- --url http://localhost:3000 --seconds 60 --shoppers 20
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '30' },
    shoppers: { type: 'string', default: '10' },
  },
})
const origin = new URL(values.url).origin
const [seconds, shoppers] = [Number(values.seconds), Number(values.shoppers)]

const samples: Sample[] = []
const startedAt = performance.now()
const elapsed = () => (performance.now() - startedAt) / 1000
let turn = 0

/** Returns the shop's resident memory in MB; null where its metrics cannot be read. */
async function residentMemory(): Promise<number | null> {
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` }
  const text = await fetch(`${origin}/metrics`, { headers }).then(
    (response) => response.text(),
    () => '',
  )
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? []
  return bytes === undefined ? null : Number(bytes) / 2 ** 20
}

async function keepShopping(): Promise<void> {
  while (elapsed() < seconds) samples.push(...(await shop(origin, turn++)))
}

const memory: string[] = []
const timer = setInterval(
  async () => {
    const megabytes = await residentMemory()
    if (megabytes !== null) memory.push(megabytes.toFixed(0))
  },
  Math.max(1_000, (seconds * 1_000) / 10),
)

await Promise.all(Array.from({ length: shoppers }, keepShopping))
clearInterval(timer)
console.warn(`${shoppers} shoppers at ${origin}`)
console.warn(loadTable(samples, elapsed()))
if (memory.length > 0) console.warn(`\nResident memory over time, MB: ${memory.join(' ')}`)
if (samples.some(({ isError }) => isError)) process.exitCode = 1
