import { addressBody } from '#lib/account/saved-address.ts'
import { callGateway } from '#lib/api/browser.ts'
import type { SavedAddress } from '#lib/rules/forms.ts'

/** Saves a complete address, as a new one or under its id, and gives the success message. Throws ApiError. */
export async function saveAddress(address: SavedAddress, id: number | null): Promise<string> {
  const body = addressBody(address)
  const response =
    id === null
      ? callGateway('POST user/address', { body })
      : callGateway('PUT user/address', { body: { ...body, user_address_id: id } })
  return (await response).message
}
