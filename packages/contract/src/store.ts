import { z } from 'zod'
import { sizedProduct } from '#cart.ts'
import type { EndpointMap } from '#endpoint.ts'
import { flag, id, optionalText, requestedQuantity, wholeNumber } from '#fields.ts'

export const showroom = z
  .object({
    id,
    showroom_name: z.string(),
    showroom_region_id: id,
    phone: optionalText,
    address1: optionalText,
    address2: optionalText,
    address3: optionalText,
    maps_url: z.string().nullish(),
    is_hub: flag,
    /** Its location, with which hubs are sorted by proximity. */
    city_id: id.nullish(),
    province_id: id.nullish(),
  })
  .meta({ id: 'Showroom' })
export type Showroom = z.infer<typeof showroom>

export const showroomRegion = z
  .object({
    id,
    region_name: z.string(),
    showrooms: z.array(showroom),
  })
  .meta({ id: 'ShowroomRegion' })
export type ShowroomRegion = z.infer<typeof showroomRegion>

export const storeEndpoints = {
  'GET master/showroom-region': {
    summary: 'Returns the regions with their showrooms.',
    access: 'public',
    effect: 'reads',
    query: z.object({ store_listing: wholeNumber(1, 1).optional() }),
    data: z.object({ showroom_region_list: z.array(showroomRegion) }),
  },
  'GET master/showroom': {
    summary: 'Returns all showrooms.',
    access: 'public',
    effect: 'reads',
    data: z.object({ showroom_list: z.array(showroom) }),
  },
  'POST check-stock-location': {
    summary: 'Returns the showrooms that have the quantity of a product in a size.',
    access: 'public',
    effect: 'reads',
    body: sizedProduct.extend({ qty: requestedQuantity }),
    data: z.object({
      showrooms: z.array(showroom),
      showroom_regions: z.array(showroomRegion),
    }),
  },
} satisfies EndpointMap
