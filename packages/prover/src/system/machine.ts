import { AppPool } from '#system/backend.ts'
import { openProofDatabase } from '#system/database.ts'
import type { Machine } from '#system/scene.ts'
import { bundleShop } from '#system/shop.ts'
import { bundleTab } from '#system/tab.ts'

/** All that runs of worlds share: a database, and the programs of the shop as they stand in the sources. `pgliteDump`: on that PGlite. */
export async function openMachine(pgliteDump?: string): Promise<Machine> {
  const [database, startShop, startTab] = await Promise.all([
    openProofDatabase(pgliteDump),
    bundleShop(),
    bundleTab(),
  ])
  return { database, apps: new AppPool(database), startShop, startTab }
}
