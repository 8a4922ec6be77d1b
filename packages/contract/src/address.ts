import { z } from 'zod'
import { city, province, subdistrict } from '#area.ts'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, flag, id } from '#fields.ts'
import { fieldSchema, looseSchema } from '#form-body.ts'
import { pin, readPin } from '#pin.ts'
import { savedAddressForm as form } from '#rules/forms.ts'

const userAddress = z
  .object({
    id,
    label: z.string(),
    is_primary: flag,
    recipient_name: z.string(),
    recipient_phone: z.string(),
    recipient_zip: z.string(),
    address_street: z.string(),
    province_id: id,
    city_id: id,
    subdistrict_id: id,
    notes: z.string().nullish(),
    pin: readPin,
    province,
    city,
    subdistrict,
  })
  .meta({ id: 'UserAddress' })

export type UserAddress = z.infer<typeof userAddress>

const addressForm = z.object({
  address_label: fieldSchema(form.label),
  recipient_name: fieldSchema(form.recipientName),
  recipient_phone: fieldSchema(form.recipientPhone),
  recipient_zip: fieldSchema(form.zip),
  address_street: fieldSchema(form.street),
  province_id: id,
  city_id: id,
  subdistrict_id: id,
  address_notes: looseSchema(form.notes),
  address_pin: pin.nullish(),
})

const chosenAddress = z.object({ user_address_id: id })

export const addressEndpoints = {
  'GET user/address': {
    summary: 'Returns the saved addresses, the primary one first.',
    access: 'customer',
    effect: 'reads',
    data: z.object({
      user_addresses: z.array(userAddress),
      /** Whether the calls accept address_pin. */
      has_address_pin: flag.nullish(),
    }),
  },
  'POST user/address': {
    summary:
      'Saves an address; the first one becomes the primary address. Saving the same address again changes nothing.',
    refuses: ['ADDRESS_INCOMPLETE'],
    access: 'customer',
    effect: 'writes',
    body: addressForm,
    data: confirmation,
  },
  'PUT user/address': {
    summary: 'Changes a saved address.',
    refuses: ['ADDRESS_INCOMPLETE', 'NOT_FOUND'],
    access: 'customer',
    effect: 'writes',
    body: addressForm.extend({ user_address_id: id }),
    data: confirmation,
  },
  'DELETE user/address': {
    summary: 'Removes a saved address, except the primary one.',
    refuses: ['PRIMARY_ADDRESS', 'NOT_FOUND'],
    access: 'customer',
    effect: 'writes',
    body: chosenAddress,
    data: confirmation,
  },
  'POST user/address-primary': {
    summary: 'Makes a saved address the primary one.',
    refuses: ['PRIMARY_ADDRESS', 'NOT_FOUND'],
    access: 'customer',
    effect: 'writes',
    body: chosenAddress,
    data: confirmation,
  },
} satisfies EndpointMap
