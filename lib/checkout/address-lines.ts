import type { UserAddress } from '#lib/contract/address.ts'
import { formatPhone } from '#lib/rules/phone.ts'

/** A saved address as lines of text: name, phone, street, place. */
export const addressLines = (saved: UserAddress): string[] => [
  saved.recipient_name,
  formatPhone(saved.recipient_phone),
  saved.address_street,
  [
    saved.subdistrict.subdistrict_name,
    `${saved.city.type} ${saved.city.city_name}`,
    `${saved.province.province_name} ${saved.recipient_zip}`,
  ].join(', '),
]
