import 'server-only'
import { fieldText } from '#lib/gateway/read-input.ts'
import { loadPlace } from '#lib/pages/load-place.ts'
import { parseId } from '#lib/rules/codes.ts'
import {
  type GuestAddress,
  isAreaLevel,
  type SavedAddress,
  savedAddressForm,
} from '#lib/rules/forms.ts'

/** The texts of a posted address form as typed, and the ids that it names; without label and zip code they are empty. */
export function postedAddress(body: unknown): SavedAddress {
  const values = Object.keys(savedAddressForm).map((field) => {
    const text = fieldText(body, field)
    return [field, isAreaLevel(field) ? parseId(text) : text]
  })
  return Object.fromEntries(values)
}

/** Whether the form asks for its next list alone (components/address/place-fields.tsx): then nothing is checked yet. */
export const asksForList = (body: unknown): boolean => fieldText(body, 'list') !== ''

/** The address with only those ids that exist and lie in each other; its texts stay. Throws ApiError. */
export async function withKnownArea<Address extends GuestAddress>(
  address: Address,
): Promise<Address> {
  return { ...address, ...(await loadPlace(address)).area }
}
