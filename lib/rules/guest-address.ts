import { toE164 } from '#lib/rules/phone.ts'

/** A guest's delivery address as typed; ids are null until chosen. No label and no zip code (spec §5). */
export interface GuestAddress {
  recipientName: string
  recipientPhone: string
  street: string
  provinceId: number | null
  cityId: number | null
  subdistrictId: number | null
  notes: string
}

export const emptyGuestAddress: GuestAddress = {
  recipientName: '',
  recipientPhone: '',
  street: '',
  provinceId: null,
  cityId: null,
  subdistrictId: null,
  notes: '',
}

export type AddressProblem =
  | 'recipientNameRequired'
  | 'recipientPhoneRequired'
  | 'recipientPhoneInvalid'
  | 'streetRequired'
  | 'provinceRequired'
  | 'cityRequired'
  | 'subdistrictRequired'

export type AddressProblems = Partial<Record<keyof GuestAddress, AddressProblem>>

/** What is missing in a guest's delivery address, by field and in the form's order (spec §5). */
export function guestAddressProblems(address: GuestAddress): AddressProblems {
  const problems: AddressProblems = {}
  if (!address.recipientName.trim()) problems.recipientName = 'recipientNameRequired'
  if (!address.recipientPhone.trim()) problems.recipientPhone = 'recipientPhoneRequired'
  else if (!toE164(address.recipientPhone)) problems.recipientPhone = 'recipientPhoneInvalid'
  if (!address.street.trim()) problems.street = 'streetRequired'
  if (address.provinceId === null) problems.provinceId = 'provinceRequired'
  if (address.cityId === null) problems.cityId = 'cityRequired'
  if (address.subdistrictId === null) problems.subdistrictId = 'subdistrictRequired'
  return problems
}
