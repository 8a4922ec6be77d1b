import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#backend/config.ts'
import { openDatabase } from '#backend/db/connection.ts'
import { openMediaLibrary } from '#backend/media/media-library.ts'
import { growCatalogue } from '#backend/seed/grow.ts'
import { assetsFolder } from '#backend/seed/manifest.ts'
import { seedWhenEmpty } from '#backend/seed/seed.ts'
import { readWhole } from '#lib/rules/typed-number.ts'

/** The largest catalogue of each engine: ids of the contract end at a million, PGlite writes a thousand products a second. */
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
