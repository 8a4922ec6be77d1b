import { callGateway } from '#lib/api/browser.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import type { FoundArea } from '#lib/contract/area.ts'
import { emptyGuestAddress } from '#lib/rules/guest-address.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import type { SavedAddress } from '#lib/rules/saved-address.ts'

/** A form for an address that is not saved yet. */
export const emptySavedAddress: SavedAddress = { ...emptyGuestAddress, label: '', zip: '' }

/** A saved address as its form shows it. */
export const typedAddress = (saved: UserAddress): SavedAddress => ({
  label: saved.label,
  recipientName: saved.recipient_name,
  recipientPhone: formatPhone(saved.recipient_phone),
  zip: saved.recipient_zip,
  street: saved.address_street,
  provinceId: saved.province_id,
  cityId: saved.city_id,
  subdistrictId: saved.subdistrict_id,
  notes: saved.notes ?? '',
})

/** The area of a saved address, with its names. */
export const areaOf = ({ subdistrict, city, province }: UserAddress): FoundArea => ({
  ...subdistrict,
  city,
  province,
})

/** Saves an address that is complete, a new one or a changed one, and gives the words of success. Throws ApiError. */
export async function saveAddress(address: SavedAddress, id: number | null): Promise<string> {
  const body = {
    address_label: address.label,
    recipient_name: address.recipientName,
    recipient_phone: address.recipientPhone,
    recipient_zip: address.zip,
    address_street: address.street,
    province_id: address.provinceId ?? 0,
    city_id: address.cityId ?? 0,
    subdistrict_id: address.subdistrictId ?? 0,
    address_notes: address.notes,
  }
  const answer =
    id === null
      ? callGateway('POST user/address', { body })
      : callGateway('PUT user/address', { body: { ...body, user_address_id: id } })
  return (await answer).message
}
