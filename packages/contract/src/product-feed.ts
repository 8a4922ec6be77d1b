import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id, wholeNumber } from '#fields.ts'
import { describedProduct } from '#product.ts'

/** Products on one page of the feed. */
export const feedPageSize = 500

const feedProduct = describedProduct
  .extend({
    group_id: id.nullish(),
    /** Grams. */
    weight: wholeNumber(0, 1_000_000).nullish(),
    /** The stock of each showroom; for `stores=1`. */
    stores: z
      .array(
        z.object({ showroom_id: id, size_code: z.string(), qty: wholeNumber(0, 1_000_000_000) }),
      )
      .nullish(),
  })
  .meta({ id: 'FeedProduct' })
export type FeedProduct = z.output<typeof feedProduct>

/** An optional addition to spec §7 for the feeds of merchant centers. */
export const productFeedEndpoints = {
  'GET product-feed': {
    summary: 'Returns the products after an id, sorted by id, with the data for a merchant center.',
    access: 'server',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      /** The id before the first one of a page; 0 for the first page. */
      after: wholeNumber(0, 2_147_483_647).prefault(0),
      limit: wholeNumber(1, feedPageSize).prefault(feedPageSize),
      stores: wholeNumber(1, 1).optional(),
    }),
    data: z.object({ products: z.array(feedProduct) }),
  },
} satisfies EndpointMap
