import { isDeepStrictEqual } from 'node:util'
import {
  addressFields,
  maxAddresses,
  toAddressDto,
} from '@etalase/backend-kit/account/address-form.ts'
import { requireArea } from '@etalase/backend-kit/area/require-area.ts'
import { cities, provinces, subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { UserAddress } from '@etalase/contract/address.ts'
import { eq, inArray } from 'drizzle-orm'
import {
  type AddressFields,
  addAddress,
  listAddresses,
  makePrimary,
  removeAddress,
  type SavedAddress,
  updateAddress,
} from '#account/engine-address.ts'
import type { Adapter } from '#adapter.ts'
import type { AnswerCall } from '#http/answer-call.ts'

/** Converts addresses to the contract's form. Drops an address whose subdistrict no longer exists. */
async function toUserAddresses(
  { model: { db } }: Adapter,
  saved: readonly SavedAddress[],
): Promise<UserAddress[]> {
  const places = await db
    .select({ subdistrict: subdistricts, city: cities, province: provinces })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(
      inArray(
        subdistricts.id,
        saved.map(({ subdistrictId }) => subdistrictId),
      ),
    )
  const byId = new Map(places.map((place) => [place.subdistrict.id, place]))
  return saved.flatMap((address) => {
    const place = byId.get(address.subdistrictId)
    return place ? [toAddressDto({ address, ...place })] : []
  })
}

/** Whether an address is saved already, so that a form sent twice adds one. */
function isSame(
  { id: _, engineId: __, isPrimary: ___, ...saved }: SavedAddress,
  fields: AddressFields,
) {
  return isDeepStrictEqual(saved, fields)
}

/** Registers the calls of a customer's saved addresses. The engine stores them; one of them is primary. */
export function addressRoutes(answer: AnswerCall, adapter: Adapter): void {
  const { db } = adapter.model

  async function requireOwn(customerId: string, id: number): Promise<SavedAddress> {
    const saved = (await listAddresses(adapter, customerId)).find((address) => address.id === id)
    if (!saved) throw notFound(messages().answers.address.gone)
    return saved
  }

  answer('GET user/address', async (_, { customer: { id } }) => ({
    user_addresses: await toUserAddresses(adapter, await listAddresses(adapter, id)),
  }))

  answer('POST user/address', async (form, { customer: { id } }) => {
    await requireArea(db, form)
    const fields = addressFields(form)
    await adapter.locks.run(id, async () => {
      const saved = await listAddresses(adapter, id)
      if (saved.some((address) => isSame(address, fields))) return
      if (saved.length >= maxAddresses)
        throw badRequest('INVALID_INPUT', messages().answers.address.tooMany(maxAddresses))
      await addAddress(adapter, id, fields, !saved.some(({ isPrimary }) => isPrimary))
    })
    return { message: messages().answers.address.added }
  })

  answer('PUT user/address', async ({ user_address_id, ...form }, { customer: { id } }) => {
    await requireArea(db, form)
    const { engineId } = await requireOwn(id, user_address_id)
    await updateAddress(adapter, id, engineId, addressFields(form))
    return { message: messages().answers.address.updated }
  })

  answer('DELETE user/address', async ({ user_address_id }, { customer: { id } }) => {
    const { engineId, isPrimary } = await requireOwn(id, user_address_id)
    if (isPrimary) throw badRequest('PRIMARY_ADDRESS', messages().answers.address.primaryStays)
    await removeAddress(adapter, id, engineId)
    return { message: messages().answers.address.removed }
  })

  answer('POST user/address-primary', async ({ user_address_id }, { customer: { id } }) => {
    const { engineId, isPrimary } = await requireOwn(id, user_address_id)
    if (isPrimary) throw badRequest('PRIMARY_ADDRESS', messages().answers.address.primaryAlready)
    await makePrimary(adapter, id, engineId)
    return { message: messages().answers.address.primaryChanged }
  })
}
