import { parseArgs } from 'node:util'
import { readConfig } from '@etalase/backend-kit/config.ts'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import {
  FetchedPictures,
  fetchedFolder,
  withFetched,
} from '@etalase/backend-kit/media/fetched-pictures.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { readWhole } from '@etalase/contract/rules/typed-number.ts'
import { fetchPictures } from '#import/fetch-pictures.ts'
import { importCatalogue } from '#import/import-catalogue.ts'
import { ImportReport } from '#import/import-report.ts'
import { showProgress } from '#import/progress.ts'
import { readSource } from '#import/read-source.ts'
import { shownNow } from '#import/show-now.ts'

const help = `Imports products into the reference backend: npm run import -- FILE|URL [FILE|URL]

FILE or URL is one of these; the import detects the format from the content:
  a Google Merchant Center feed as XML, TSV or CSV; every Etalase shop has one at /feeds/google.xml and /feeds/products.tsv
  a product CSV of Shopify, WooCommerce or Magento, also as .xlsx, or the products.json of Shopify
  the products and combinations of PrestaShop, as in its import samples: two files in any order
  a filled template (.xlsx) of Shopee's mass upload, or of the batch upload of TikTok Shop and Tokopedia
The database is that of DATABASE_URL, or PGlite in DATA_DIR (stop the shop first).

  --dry-run           reports what would change, and changes nothing
  --showroom <id>     the showroom whose stock is written; by default the first hub
  --in-stock <pieces> pieces for items in stock without a number; by default 10
  --count             treats the numbers of pieces as a new count of the current stock, and subtracts no sold pieces
  --pictures          downloads the catalogue's pictures to DATA_DIR/pictures, at most 10 MiB each, only from the public internet
  --weight <grams>    weight of new products without one; by default 300
  --help              prints this text
`

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const number = readWhole(text)
  if (!number || number > 999_999_999) throw new Error(`--${name} must be a whole number.`)
  return number
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      showroom: { type: 'string' },
      'in-stock': { type: 'string', default: '10' },
      weight: { type: 'string', default: '300' },
      count: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (!values.help && positionals.length === 0) throw new Error('Pass a file or an address.')
  if (positionals.length > 2) throw new Error('Pass one file, or two that belong together.')
  return {
    files: positionals,
    isHelp: values.help,
    isDryRun: values['dry-run'],
    isCount: values.count,
    fetchesPictures: values.pictures,
    showroomId: wholeNumber('showroom', values.showroom),
    assumedQty: wholeNumber('in-stock', values['in-stock']) ?? 1,
    assumedGrams: wholeNumber('weight', values.weight) ?? 1,
  }
}

const inEnglish = (number: number) => number.toLocaleString('en-US')

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

async function run() {
  const { files, isHelp, isDryRun, fetchesPictures, ...rules } = readArguments()
  if (isHelp) return say([help])
  const report = new ImportReport(console.error)
  const config = readConfig(process.env)
  const folder = fetchedFolder(config.dataDir)
  const pictures = await FetchedPictures.open(folder)
  const { fileAt } = withFetched(await openMediaLibrary(assetsFolder), folder)
  const own = { fileAt, fetchedFrom: (address: string) => pictures.pathOf(address) }
  say([
    `Pieces for items in stock without a number: ${inEnglish(rules.assumedQty)}; grams for items without a weight: ${inEnglish(rules.assumedGrams)}`,
  ])
  const options = { ...rules, own, report, now: new Date(), isDryRun }
  const { db, close } = await openDatabase(config)
  const progress = showProgress(report, process.stderr)
  try {
    await importCatalogue(
      db,
      files.map((file) => readSource(file)),
      options,
    )
    if (fetchesPictures && !isDryRun) await fetchPictures(db, { pictures, report })
  } finally {
    progress.end()
    await close()
    if (report.rows.read > 0) say(report.summary())
    if (isDryRun) say(['Nothing was changed: --dry-run.'])
  }
  if (!isDryRun) say(await shownNow(report, config, process.env.MEDIA_ORIGINS))
}

try {
  await run()
} catch (error) {
  console.error(`Import: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
