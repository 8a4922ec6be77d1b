import type { UserAddress } from '@etalase/contract/address.ts'
import type { FoundArea } from '@etalase/contract/area.ts'
import type { SavedAddress } from '@etalase/contract/rules/forms.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { pinTexts, typedPin } from '@etalase/contract/rules/pin-form.ts'
import { emptyGuestAddress } from '#lib/checkout/state.ts'

/** The values of an empty address form. */
export const emptySavedAddress: SavedAddress = { ...emptyGuestAddress, label: '', zip: '' }

/** Converts a saved address to values of the address form. */
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
  ...pinTexts(saved.pin),
})

/** Returns the area of a saved address, with the names of city and province. */
export const areaOf = ({ subdistrict, city, province }: UserAddress): FoundArea => ({
  ...subdistrict,
  city,
  province,
})

/** Converts a complete address to the body of the call that saves it; without an area if an id is missing. */
export function addressBody(address: SavedAddress) {
  const pin = typedPin(address)
  return {
    address_label: address.label,
    recipient_name: address.recipientName,
    recipient_phone: address.recipientPhone,
    recipient_zip: address.zip,
    address_street: address.street,
    province_id: address.provinceId ?? 0,
    city_id: address.cityId ?? 0,
    subdistrict_id: address.subdistrictId ?? 0,
    address_notes: address.notes,
    ...(pin && { address_pin: pin }),
  }
}
