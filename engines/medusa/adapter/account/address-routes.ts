import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { type ChosenArea, requireArea } from '#backend/area/require-area.ts'
import { cities, provinces, subdistricts } from '#backend/db/schema/area.ts'
import { badRequest, notFound } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import {
  type AddressFields,
  addAddress,
  listAddresses,
  makePrimary,
  removeAddress,
  type SavedAddress,
  updateAddress,
} from '#engines/medusa/adapter/account/engine-address.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import type { AnswerCall } from '#engines/medusa/adapter/http/answer-call.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import { issuesOf } from '#lib/rules/field.ts'
import { savedAddressForm } from '#lib/rules/forms.ts'
import { toE164 } from '#lib/rules/phone.ts'

/** Limit of saved addresses per customer. */
const maxAddresses = 50

interface AddressForm extends ChosenArea {
  address_label: string
  recipient_name: string
  recipient_phone: string
  recipient_zip: string
  address_street: string
  address_notes?: string | undefined
}

function fieldsOf(form: AddressForm): AddressFields {
  const { recipientPhone: phone, zip } = savedAddressForm
  const typed = { phone: form.recipient_phone, zip: form.recipient_zip }
  const issues = issuesOf({ phone, zip }, typed)
  const recipientPhone = toE164(typed.phone)
  const { invalidPhone, invalidZip } = messages().answers.address
  if (issues.phone || !recipientPhone) throw badRequest('ADDRESS_INCOMPLETE', invalidPhone)
  if (issues.zip) throw badRequest('ADDRESS_INCOMPLETE', invalidZip)
  return {
    label: form.address_label,
    recipientName: form.recipient_name,
    recipientPhone,
    zip: form.recipient_zip,
    street: form.address_street,
    subdistrictId: form.subdistrict_id,
    notes: form.address_notes || null,
  }
}

/** Addresses as the contract has them; one whose sub-district is gone is left out. */
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
    if (!place) return []
    const { subdistrict, city, province } = place
    return [
      {
        id: address.id,
        label: address.label,
        is_primary: address.isPrimary,
        recipient_name: address.recipientName,
        recipient_phone: address.recipientPhone,
        recipient_zip: address.zip,
        address_street: address.street,
        province_id: province.id,
        city_id: city.id,
        subdistrict_id: subdistrict.id,
        notes: address.notes,
        province: { id: province.id, province_name: province.name },
        city: { id: city.id, type: city.type, city_name: city.name },
        subdistrict: { id: subdistrict.id, subdistrict_name: subdistrict.name },
      },
    ]
  })
}

/** Whether an address is saved already: a form that was sent twice adds one. */
function isSame(
  { id: _, engineId: __, isPrimary: ___, ...saved }: SavedAddress,
  fields: AddressFields,
) {
  return isDeepStrictEqual(saved, fields)
}

/** A customer's saved addresses, which are the engine's; one of them is the primary one. */
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
    const fields = fieldsOf(form)
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
    await updateAddress(adapter, id, engineId, fieldsOf(form))
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
