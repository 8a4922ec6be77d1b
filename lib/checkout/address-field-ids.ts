/** The id of each field of an address form, in form order, and of the finder of areas between them. */
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

/** The id of the first field that has a problem. */
export const firstWrongId = (problems: object): string | undefined =>
  Object.entries(fieldIds).find(([field]) => field in problems)?.[1]
