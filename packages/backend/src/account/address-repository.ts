import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { cities, provinces, subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { userAddresses } from '@etalase/backend-kit/db/schema/customers.ts'
import { type Given, statement } from '@etalase/backend-kit/db/statement.ts'
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { lockCustomer } from '#account/customer-repository.ts'

export type AddressRow = typeof userAddresses.$inferSelect
export type AddressFields = Omit<AddressRow, 'id' | 'customerId' | 'isPrimary'>

/** Key of an address. It includes the owner, so other customers can't read or change it. */
export type AddressKey = {
  id: number
  customerId: number
}

const isOwn = ({ id, customerId }: AddressKey | Given<AddressKey>) =>
  and(eq(userAddresses.id, id), eq(userAddresses.customerId, customerId))

const addressesOf = statement('addresses', (db, given: Given<{ customerId: number }>) =>
  db
    .select({
      address: userAddresses,
      subdistrict: subdistricts,
      city: cities,
      province: provinces,
    })
    .from(userAddresses)
    .innerJoin(subdistricts, eq(subdistricts.id, userAddresses.subdistrictId))
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(userAddresses.customerId, given.customerId))
    .orderBy(desc(userAddresses.isPrimary), asc(userAddresses.id)),
)

/** Lists a customer's addresses with sub-district, city and province, primary first. */
export const listAddresses = (db: Database, customerId: number) => addressesOf(db, { customerId })

const ownAddress = statement('own_address', (db, given: Given<AddressKey>) =>
  db.select().from(userAddresses).where(isOwn(given)),
)

/** Finds one of the customer's own addresses. */
export async function findAddress(db: Database, key: AddressKey): Promise<AddressRow | undefined> {
  const [row] = await ownAddress(db, key)
  return row
}

/** Returns whether the same address exists: a form was posted twice, or the response got lost. */
async function isSaved(tx: Database, customerId: number, fields: AddressFields): Promise<boolean> {
  const { label, recipientName, recipientPhone, zip, street, subdistrictId, notes } = fields
  const { latitude, longitude } = fields
  const same = and(
    eq(userAddresses.customerId, customerId),
    eq(userAddresses.label, label),
    eq(userAddresses.recipientName, recipientName),
    eq(userAddresses.recipientPhone, recipientPhone),
    eq(userAddresses.zip, zip),
    eq(userAddresses.street, street),
    eq(userAddresses.subdistrictId, subdistrictId),
    notes === null ? isNull(userAddresses.notes) : eq(userAddresses.notes, notes),
    sql`${userAddresses.latitude} is not distinct from ${latitude}::float8`,
    sql`${userAddresses.longitude} is not distinct from ${longitude}::float8`,
  )
  return (await tx.$count(userAddresses, same)) > 0
}

/** Adds an address unless the customer already has it. The first is primary. Returns false above the limit. */
export function addAddress(
  db: Database,
  customerId: number,
  fields: AddressFields,
  { max }: { max: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (await isSaved(tx, customerId, fields)) return true
    const count = await tx.$count(userAddresses, eq(userAddresses.customerId, customerId))
    if (count >= max) return false
    await tx.insert(userAddresses).values({ ...fields, customerId, isPrimary: count === 0 })
    return true
  })
}

/** Updates an address. Returns false when the customer does not have it. */
export async function updateAddress(
  db: Database,
  key: AddressKey,
  fields: AddressFields,
): Promise<boolean> {
  const changed = await db
    .update(userAddresses)
    .set(fields)
    .where(isOwn(key))
    .returning({ id: userAddresses.id })
  return changed.length > 0
}

/** Removes an address. Returns false when it is the primary one or does not exist. */
export function removeAddress(db: Database, key: AddressKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, key.customerId)
    const removed = await tx
      .delete(userAddresses)
      .where(and(isOwn(key), ne(userAddresses.isPrimary, true)))
      .returning({ id: userAddresses.id })
    return removed.length > 0
  })
}

/** Makes an address the customer's only primary one. */
export async function makePrimary(tx: Database, { id, customerId }: AddressKey): Promise<void> {
  const ofCustomer = eq(userAddresses.customerId, customerId)
  await tx.update(userAddresses).set({ isPrimary: false }).where(ofCustomer)
  await tx.update(userAddresses).set({ isPrimary: true }).where(isOwn({ id, customerId }))
}
