import { toE164 } from '#lib/rules/phone.ts'
import { addressLimits } from '#lib/rules/text-limits.ts'
import { type TooLong, tooLong } from '#lib/rules/too-long.ts'
import { typedPhone, typedText } from '#lib/rules/typed-text.ts'

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

type FieldProblem = AddressProblem | TooLong | undefined

export type AddressProblems = Partial<Record<keyof GuestAddress, AddressProblem | TooLong>>

function phoneProblem(phone: string): FieldProblem {
  if (!typedPhone(phone)) return 'recipientPhoneRequired'
  if (!toE164(phone)) return 'recipientPhoneInvalid'
  return tooLong(typedPhone(phone), addressLimits.recipientPhone)
}

/** The problems of a guest's delivery address, by field and in the form's order (spec §5). */
export function guestAddressProblems(address: GuestAddress): AddressProblems {
  const { recipientName, recipientPhone, street, notes } = address
  const problems: Record<keyof GuestAddress, FieldProblem> = {
    recipientName: typedText(recipientName)
      ? tooLong(recipientName, addressLimits.recipientName)
      : 'recipientNameRequired',
    recipientPhone: phoneProblem(recipientPhone),
    street: typedText(street) ? tooLong(street, addressLimits.street) : 'streetRequired',
    provinceId: address.provinceId === null ? 'provinceRequired' : undefined,
    cityId: address.cityId === null ? 'cityRequired' : undefined,
    subdistrictId: address.subdistrictId === null ? 'subdistrictRequired' : undefined,
    notes: tooLong(notes, addressLimits.notes),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
