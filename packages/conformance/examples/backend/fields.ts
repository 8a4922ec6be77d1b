import { z } from 'zod'

/** Fields of requests. Invalid values are refused with INVALID_INPUT. */
export const id = z.coerce.number().int().positive()
export const text = z.string().trim().min(1).max(300)
export const device = z.object({ local_device_id: z.uuid() })
export const ofId = z.object({ id })
export const sized = z.object({ product_detail_id: id, size: text })
export const quantity = z.coerce.number().int().min(1).max(1000)

export const address = z.object({
  address_label: text,
  recipient_name: text,
  recipient_phone: text,
  recipient_zip: text,
  address_street: text,
  province_id: id,
  city_id: id,
  subdistrict_id: id,
  address_notes: z.string().max(300).optional(),
})

export const order = device.extend({
  shipping_type: z.enum(['ONLINE_DELIVERY', 'PICKUP_ON_STORE']),
  showroom_id: id,
  guest_email: z.string().optional(),
  user_address_id: id.optional(),
  address_recipient_name: z.string().optional(),
  address_recipient_phone: z.string().optional(),
  address_street: z.string().optional(),
  subdistrict_id: id.optional(),
  shipping_courier: z.string().optional(),
  shipping_service_name: z.string().optional(),
  shipping_cost: z.coerce.number().optional(),
  shipping_notes: z.string().optional(),
  promo_code: z.string().optional(),
  cart_item_ids: z.array(id).optional(),
  expected_total: z.coerce.number().optional(),
})
