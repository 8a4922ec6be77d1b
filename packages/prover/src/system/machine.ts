import { AppPool } from '#system/backend.ts'
import { openProofDatabase } from '#system/database.ts'
import type { Machine } from '#system/scene.ts'
import { bundleShop } from '#system/shop.ts'
import { bundleTab } from '#system/tab.ts'

/** Opens what all runs of worlds share: a database (the PGlite of `pgliteDump` if given), and the shop's programs as in the sources. */
export async function openMachine(pgliteDump?: string): Promise<Machine> {
  const [database, startShop, startTab] = await Promise.all([
    openProofDatabase(pgliteDump),
    bundleShop(),
    bundleTab(),
  ])
  return { database, apps: new AppPool(database), startShop, startTab }
}
