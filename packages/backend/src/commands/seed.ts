import { parseArgs } from 'node:util'
import { type Config, readConfig } from '@etalase/backend-kit/config.ts'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { seedWhenEmpty } from '@etalase/backend-kit/seed/seed.ts'
import { readWhole } from '@etalase/contract/rules/typed-number.ts'
import { growCatalogue } from '#seed/grow.ts'

/** The largest catalogue for each engine: ids of the contract end at a million; PGlite writes a thousand products a second. */
const maxProducts = { PostgreSQL: 1_000_000, PGlite: 200_000 }

function readTarget(config: Config): number {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  const target = readWhole(values.products ?? '')
  const engine = config.databaseUrl ? 'PostgreSQL' : 'PGlite'
  if (!target || target > maxProducts.PostgreSQL) {
    throw new Error(`--products must be a whole number up to ${maxProducts.PostgreSQL}.`)
  }
  if (target > maxProducts[engine]) {
    throw new Error(
      `${engine} supports up to ${maxProducts[engine]} products. For more, set DATABASE_URL to a PostgreSQL database.`,
    )
  }
  return target
}

/** Seeds the configured database and grows its catalogue: `npm run seed -- --products 100000`. */
async function seed(): Promise<void> {
  const config = readConfig(process.env)
  const target = readTarget(config)
  const { db, close } = await openDatabase(config)
  try {
    await seedWhenEmpty(db, await openMediaLibrary(assetsFolder))
    await growCatalogue(db, target, (count) => console.error(`${count} of ${target} products`))
  } finally {
    await close()
  }
}

try {
  await seed()
} catch (error) {
  console.error(`Seed: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
