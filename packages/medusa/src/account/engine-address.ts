import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { numbersOf } from '#engine/numbers.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const address = z.object({
  id: z.string(),
  address_name: text,
  is_default_shipping: z.boolean(),
  first_name: text,
  phone: text,
  address_1: text,
  postal_code: text,
  created_at: z.string(),
  metadata: z
    .object({ subdistrict_id: z.coerce.number().nullish(), notes: z.string().nullish() })
    .nullish(),
})

/** A customer's saved address. */
export interface SavedAddress {
  /** Number in the contract. */
  id: number
  engineId: string
  isPrimary: boolean
  label: string
  recipientName: string
  recipientPhone: string
  zip: string
  street: string
  subdistrictId: number
  notes: string | null
}

export type AddressFields = Omit<SavedAddress, 'id' | 'engineId' | 'isPrimary'>

/** Medusa omits some fields from a list unless they are named. */
const fields =
  'id,address_name,is_default_shipping,first_name,phone,address_1,postal_code,created_at,metadata'

/** More addresses than a customer may have. */
const limit = 100

/** Loads a customer's addresses, the primary one first. Drops one made in the admin without a subdistrict. */
export async function listAddresses(
  { engine }: Adapter,
  customerId: string,
): Promise<SavedAddress[]> {
  const { addresses } = await engine.admin('GET', `/customers/${customerId}/addresses`, {
    answer: z.object({ addresses: z.array(address) }),
    query: { limit, fields },
  })
  const numbers = await numbersOf(
    engine,
    'address',
    addresses.map(({ id }) => id),
  )
  return addresses
    .toSorted(
      (a, b) =>
        Number(b.is_default_shipping) - Number(a.is_default_shipping) ||
        a.created_at.localeCompare(b.created_at),
    )
    .flatMap(({ id, metadata, ...saved }) => {
      const subdistrictId = metadata?.subdistrict_id
      if (!subdistrictId) return []
      return [
        {
          id: numbers.get(id) ?? 0,
          engineId: id,
          isPrimary: saved.is_default_shipping,
          label: saved.address_name,
          recipientName: saved.first_name,
          recipientPhone: saved.phone,
          zip: saved.postal_code,
          street: saved.address_1,
          subdistrictId,
          notes: metadata.notes ?? null,
        },
      ]
    })
}

const bodyOf = (fields: AddressFields) => ({
  address_name: fields.label,
  first_name: fields.recipientName,
  last_name: '',
  phone: fields.recipientPhone,
  postal_code: fields.zip,
  address_1: fields.street,
  country_code: 'id',
  metadata: { subdistrict_id: fields.subdistrictId, notes: fields.notes },
})

const path = (customerId: string, engineId?: string) =>
  `/customers/${customerId}/addresses${engineId ? `/${engineId}` : ''}`

export const addAddress = (
  { engine }: Adapter,
  customerId: string,
  fields: AddressFields,
  isPrimary: boolean,
) =>
  engine.admin('POST', path(customerId), {
    answer: z.unknown(),
    body: { ...bodyOf(fields), is_default_shipping: isPrimary },
  })

export const updateAddress = (
  { engine }: Adapter,
  customerId: string,
  engineId: string,
  fields: AddressFields,
) =>
  engine.admin('POST', path(customerId, engineId), {
    answer: z.unknown(),
    body: bodyOf(fields),
  })

export const removeAddress = ({ engine }: Adapter, customerId: string, engineId: string) =>
  engine.admin('DELETE', path(customerId, engineId), { answer: z.unknown() })

/** Makes an address the primary one. The engine unsets the others. */
export const makePrimary = ({ engine }: Adapter, customerId: string, engineId: string) =>
  engine.admin('POST', path(customerId, engineId), {
    answer: z.unknown(),
    body: { is_default_shipping: true },
  })
