import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { showroomRegions, showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { seedAreas } from '@etalase/backend-kit/seed/seed-areas.ts'
import { brand } from '@etalase/brand/company.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { ImportError } from '#import/source-record.ts'

/** Gambir in Jakarta, until the company enters its own place. */
const gambir = 317_101

async function makeWarehouse(tx: Database): Promise<number> {
  if ((await tx.$count(subdistricts)) === 0) await seedAreas(tx)
  const [region] = await tx.select().from(showroomRegions).limit(1)
  if (!region) await tx.insert(showroomRegions).values({ id: 1, name: 'Indonesia', position: 0 })
  await tx.insert(showrooms).values({
    id: 1,
    regionId: region?.id ?? 1,
    subdistrictId: gambir,
    name: brand.name,
    phone: brand.phone,
    address1: brand.legal.address,
    address2: '',
    address3: '',
    isHub: true,
  })
  return 1
}

/**
 * Returns the showroom whose stock an import writes: the requested one, or the first hub. Without showrooms it creates
 * a hub (`isMade`) at an address to be corrected. Throws ImportError for an unknown one.
 */
export async function openWarehouse(
  tx: Database,
  asked: number | undefined,
): Promise<{ showroomId: number; isMade: boolean }> {
  const [found] = await tx
    .select({ id: showrooms.id })
    .from(showrooms)
    .where(asked === undefined ? undefined : eq(showrooms.id, asked))
    .orderBy(desc(showrooms.isHub), asc(showrooms.id))
    .limit(1)
  if (found) return { showroomId: found.id, isMade: false }
  if (asked !== undefined) throw new ImportError(`There is no showroom ${asked}.`)
  return { showroomId: await makeWarehouse(tx), isMade: true }
}
