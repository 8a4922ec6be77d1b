import type { UserAddress } from '@etalase/contract/address.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { savedAddressForm } from '@etalase/contract/rules/forms.ts'
import { toE164 } from '@etalase/contract/rules/phone.ts'
import type { ChosenArea } from '#area/require-area.ts'
import type { cities, provinces, subdistricts } from '#db/schema/area.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** Maximum saved addresses per customer. */
export const maxAddresses = 50

interface AddressForm extends ChosenArea {
  address_label: string
  recipient_name: string
  recipient_phone: string
  recipient_zip: string
  address_street: string
  address_notes?: string | undefined
}

/** Returns the fields of a saved address. Throws ADDRESS_INCOMPLETE for an invalid phone number or postal code. */
export function addressFields(form: AddressForm) {
  const { recipientPhone: phone, zip } = savedAddressForm
  const typed = { phone: form.recipient_phone, zip: form.recipient_zip }
  const issues = issuesOf({ phone, zip }, typed)
  const recipientPhone = toE164(typed.phone)
  if (issues.phone || !recipientPhone)
    throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.invalidPhone)
  if (issues.zip) throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.invalidZip)
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

/** A saved address with its own columns and its area. */
interface PlacedAddress {
  address: ReturnType<typeof addressFields> & { id: number; isPrimary: boolean }
  subdistrict: typeof subdistricts.$inferSelect
  city: typeof cities.$inferSelect
  province: typeof provinces.$inferSelect
}

/** Converts a saved address to the contract's form. */
export const toAddressDto = ({
  address,
  subdistrict,
  city,
  province,
}: PlacedAddress): UserAddress => ({
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
})
