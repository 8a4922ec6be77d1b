import type { SavedAddress } from '#lib/rules/saved-address.ts'

/** The fields of an address form, in form order. */
export const addressFields = [
  'label',
  'recipientName',
  'recipientPhone',
  'street',
  'provinceId',
  'cityId',
  'subdistrictId',
  'zip',
  'notes',
] as const satisfies readonly (keyof SavedAddress)[]

/** The id of each, and of the finder of areas between them. */
export const fieldIds = {
  label: 'address-label',
  recipientName: 'recipient-name',
  recipientPhone: 'recipient-phone',
  street: 'street',
  finder: 'area-finder',
  provinceId: 'province',
  cityId: 'city',
  subdistrictId: 'subdistrict',
  zip: 'zip',
  notes: 'address-notes',
} as const
