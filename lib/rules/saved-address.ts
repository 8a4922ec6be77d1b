import { isZip } from '#lib/rules/codes.ts'
import {
  type AddressProblem,
  type GuestAddress,
  guestAddressProblems,
} from '#lib/rules/guest-address.ts'
import { addressLimits } from '#lib/rules/text-limits.ts'
import { type TooLong, tooLong } from '#lib/rules/too-long.ts'
import { typedText, typedZip } from '#lib/rules/typed-text.ts'

/** A saved address as typed: a guest's, with a label and a zip code (decisions, Screens). */
export interface SavedAddress extends GuestAddress {
  label: string
  zip: string
}

export type SavedAddressProblem = AddressProblem | 'labelRequired' | 'zipRequired' | 'zipInvalid'

export type SavedAddressProblems = Partial<
  Record<keyof SavedAddress, SavedAddressProblem | TooLong>
>

function zipProblem(zip: string): SavedAddressProblem | undefined {
  if (!typedZip(zip)) return 'zipRequired'
  return isZip(zip) ? undefined : 'zipInvalid'
}

/** The problems of a saved address, by field and in the form's order (spec §5). */
export function savedAddressProblems(address: SavedAddress): SavedAddressProblems {
  const zip = zipProblem(address.zip)
  const label = typedText(address.label)
    ? tooLong(address.label, addressLimits.label)
    : 'labelRequired'
  return {
    ...(label ? { label } : {}),
    ...guestAddressProblems(address),
    ...(zip ? { zip } : {}),
  }
}
