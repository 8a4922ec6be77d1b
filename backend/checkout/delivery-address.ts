import type { z } from 'zod'
import { type AddressKey, findAddress } from '#backend/account/address-repository.ts'
import { requireArea } from '#backend/area/require-area.ts'
import type { Database } from '#backend/db/connection.ts'
import type { Customer } from '#backend/http/customer.ts'
import { badRequest, HttpError, notFound } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import type { checkoutEndpoints } from '#lib/contract/checkout.ts'
import { issuesOf, isValid } from '#lib/rules/field.ts'
import { guestAddressForm } from '#lib/rules/forms.ts'
import { toE164 } from '#lib/rules/phone.ts'

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
}

async function savedAddress(db: Database, key: AddressKey): Promise<DeliveryAddress> {
  const saved = await findAddress(db, key)
  if (!saved) throw notFound(messages().answers.address.gone)
  const { label, recipientName, recipientPhone, street, zip, subdistrictId, notes } = saved
  return {
    addressLabel: label,
    recipientName,
    recipientPhone,
    street,
    zip,
    subdistrictId,
    addressNotes: notes,
  }
}

async function typedAddress(db: Database, input: CheckoutInput): Promise<DeliveryAddress> {
  const { province_id, city_id, subdistrict_id } = input
  const typed = {
    recipientName: input.address_recipient_name ?? '',
    recipientPhone: input.address_recipient_phone ?? '',
    street: input.address_street ?? '',
  }
  const issues = issuesOf(guestAddressForm, {
    ...typed,
    provinceId: province_id ?? null,
    cityId: city_id ?? null,
    subdistrictId: subdistrict_id ?? null,
    notes: '',
  })
  if (!isValid(issues) || !province_id || !city_id || !subdistrict_id) {
    throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.incomplete)
  }
  await requireArea(db, { province_id, city_id, subdistrict_id })
  return {
    ...typed,
    recipientPhone: toE164(typed.recipientPhone),
    addressLabel: null,
    zip: input.address_zip || null,
    subdistrictId: subdistrict_id,
    addressNotes: input.address_notes || null,
  }
}

/** The address of an order: a saved address of the customer, or the guest's typed one (spec §5). */
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
  return typedAddress(db, input)
}
