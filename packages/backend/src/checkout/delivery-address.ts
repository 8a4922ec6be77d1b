import { pinColumns, requirePin } from '@etalase/backend-kit/account/address-pin.ts'
import { guestAddress } from '@etalase/backend-kit/account/guest-address.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { badRequest, HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { checkoutEndpoints } from '@etalase/contract/checkout.ts'
import type { z } from 'zod'
import { type AddressKey, findAddress } from '#account/address-repository.ts'

/** The parsed body of `POST checkout-trx`. */
export type CheckoutInput = z.output<(typeof checkoutEndpoints)['POST checkout-trx']['body']>

/** The address columns of an order. */
export interface DeliveryAddress {
  addressLabel: string | null
  recipientName: string
  recipientPhone: string | null
  street: string
  zip: string | null
  subdistrictId: number
  addressNotes: string | null
  latitude: number | null
  longitude: number | null
}

interface Address extends Omit<DeliveryAddress, 'addressLabel' | 'addressNotes'> {
  label: string | null
  notes: string | null
}

const toColumns = (address: Address): DeliveryAddress => {
  const { label, recipientName, recipientPhone, street, zip, subdistrictId, notes } = address
  const { latitude, longitude } = address
  return {
    addressLabel: label,
    recipientName,
    recipientPhone,
    street,
    zip,
    subdistrictId,
    addressNotes: notes,
    latitude,
    longitude,
  }
}

async function savedAddress(db: Database, key: AddressKey): Promise<DeliveryAddress> {
  const saved = await findAddress(db, key)
  if (!saved) throw notFound(messages().answers.address.gone)
  return toColumns(saved)
}

/** Returns the address of an order: the customer's saved one, or the one a guest typed (spec §5). */
export async function deliveryAddress(
  db: Database,
  input: CheckoutInput,
  customer: Customer | null,
): Promise<DeliveryAddress> {
  if (customer) {
    if (!input.user_address_id) {
      throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.chooseFirst)
    }
    return savedAddress(db, { id: input.user_address_id, customerId: customer.id })
  }
  if (input.user_address_id) {
    throw new HttpError(401, 'UNAUTHORIZED', messages().answers.address.signInFirst)
  }
  const pin = pinColumns(requirePin(input.address_pin))
  return toColumns({ ...(await guestAddress(db, input)), ...pin })
}
