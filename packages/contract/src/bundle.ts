import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id, quantity } from '#fields.ts'
import { bundlingTypes } from '#rules/constants.ts'

/** A bundle: valid when the matching pieces reach bundling_item_count (spec §5). */
const productPromo = z
  .object({
    id,
    bundling_type: z.enum(bundlingTypes),
    m_group_id: id.nullish(),
    m_sub_group_id: id.nullish(),
    product_detail_id: id.nullish(),
    bundling_item_count: quantity,
    promo_bundling_products: z.array(z.object({ product_detail_id: id })),
  })
  .meta({ id: 'ProductPromo' })

export type ProductPromo = z.infer<typeof productPromo>

export const bundleEndpoints = {
  'GET promos': {
    summary: 'Returns the bundle promos.',
    access: 'public',
    effect: 'reads',
    data: z.object({ product_promos: z.array(productPromo) }),
  },
} satisfies EndpointMap
