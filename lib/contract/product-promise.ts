import { z } from 'zod'
import { shippingOption } from '#lib/contract/checkout.ts'
import type { EndpointMap } from '#lib/contract/endpoint.ts'
import { id, requiredGivenText } from '#lib/contract/fields.ts'

/** An addition to spec §7 for the product page; a backend may leave it out. */
export const productPromiseEndpoints = {
  'GET product-promise': {
    summary:
      "The courier's tiers for one piece of a product to a sub-district, from the hub that the checkout would recommend; empty when no hub can send it there.",
    refuses: ['NOT_FOUND', 'ADDRESS_INCOMPLETE'],
    access: 'public',
    isOptional: true,
    query: z.object({
      product_detail_id: id,
      subdistrict_id: id,
      /** Left out: any size. */
      size: requiredGivenText(20).optional(),
    }),
    data: z.object({ tiers: z.array(shippingOption) }),
  },
} satisfies EndpointMap
