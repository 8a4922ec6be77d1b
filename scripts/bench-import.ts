import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { areWithin, type Measured, reportLine } from '#scripts/bench/flood/limits.ts'
import { cleanUpAtSignals } from '#scripts/cleanup.ts'
import { startProcess } from '#scripts/running-process.ts'
import { createTemporaryDatabase, type DatabaseSettings } from '#scripts/temporary-database.ts'

// npm run bench:import: how long an import takes, and how much memory. On PostgreSQL with DATABASE_URL.

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const count = Number(values.products)

const { scripts }: { scripts: { import: string } } = JSON.parse(
  await readFile('package.json', 'utf8'),
)

/** As `npm run import` starts it, in a process whose memory is its own. */
const importArguments = scripts.import.split(' ').slice(1)

const limits = { seconds: 120, mebibytes: 1_024 }

const sizes = ['S', 'M', 'L', 'XL']
const colors = ['Black', 'White', 'Navy', 'Olive']
const attributes =
  'id item_group_id title description image_link additional_image_link availability price sale_price brand product_type color size gender shipping_weight'
const description = 'Cut from soft combed cotton for hot afternoons. '.repeat(4)

/** The rows of a product; four colours are a garment. */
function rowsOf(number: number): string {
  const style = Math.floor(number / colors.length)
  const color = colors[number % colors.length] ?? ''
  const price = 100_000 + (number % 50) * 5_000
  const picture = (view: string) => `https://images.example.com/${style}/${color}-${view}.jpg`
  return sizes
    .map((size) =>
      [
        `ST${style}-${color.toUpperCase()}-${size}`,
        `ST${style}`,
        `Shirt ${style} in ${color}, Size ${size}`,
        description,
        picture('front'),
        `${picture('back')},${picture('detail')}`,
        number % 7 === 0 ? 'out_of_stock' : 'in_stock',
        `${price} IDR`,
        number % 5 === 0 ? `${price - 10_000} IDR` : '',
        `Label ${style % 5}`,
        `${style % 2 ? 'Men' : 'Women'} > Kind ${style % 12}`,
        color,
        size,
        style % 2 ? 'male' : 'female',
        '240 g',
      ].join('\t'),
    )
    .join('\n')
}

function* feed() {
  yield `${attributes.replaceAll(' ', '\t')}\n`
  for (let number = 0; number < count; number++) yield `${rowsOf(number)}\n`
}

/** The most memory of a process so far, in MiB; 0 where the system does not say. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

async function measure(label: string, file: string, settings: DatabaseSettings) {
  const start = performance.now()
  const { dataDir, databaseUrl } = settings
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const command = [process.execPath, ...importArguments, file]
  const { pid, exited } = startProcess(command, { stdio: 'inherit', env })
  let memory = 0
  const timer = setInterval(async () => {
    memory = Math.max(memory, await peakMemory(pid))
  }, 100)
  const code = await exited
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  const seconds = (performance.now() - start) / 1_000
  return [
    { label, unit: 's', value: seconds, limit: limits.seconds },
    { label: `${label}: memory`, unit: 'MiB', value: memory, limit: limits.mebibytes },
  ] satisfies Measured[]
}

cleanUpAtSignals()
const database = await createTemporaryDatabase(process.env.DATABASE_URL)
try {
  const file = join(database.dataDir, 'feed.tsv')
  await pipeline(Readable.from(feed()), createWriteStream(file))
  const measured = [
    ...(await measure(`${count} products into an empty database`, file, database)),
    ...(await measure('the same again', file, database)),
  ]
  process.stdout.write(`${measured.map(reportLine).join('\n')}\n`)
  process.exitCode = areWithin(measured) ? 0 : 1
} finally {
  await database.drop()
}
