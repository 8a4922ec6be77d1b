/** Ids of an address form's fields, in form order. */
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
