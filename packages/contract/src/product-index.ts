import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id, wholeNumber, wibTime } from '#fields.ts'

/** Products on one page of the index, and in one file of the sitemap. */
export const indexPageSize = 10_000

const limit = (minimum: number) => wholeNumber(minimum, indexPageSize).prefault(indexPageSize)

/** The id before the first one of a page; 0 for the first page. */
const after = wholeNumber(0, 2_147_483_647)

const indexedProduct = z
  .object({
    id,
    /** When texts or prices of the product last changed. */
    updated_at: wibTime,
  })
  .meta({ id: 'IndexedProduct' })
export type IndexedProduct = z.infer<typeof indexedProduct>

const indexPage = z
  .object({
    after,
    /** The last change of its products. */
    updated_at: wibTime,
  })
  .meta({ id: 'IndexPage' })
export type IndexPage = z.infer<typeof indexPage>

/** An optional addition to spec §7 for the sitemap of large catalogues. */
export const productIndexEndpoints = {
  'GET product-index': {
    summary: 'Returns the products after an id, sorted by id, with the time of their last change.',
    access: 'server',
    effect: 'reads',
    isOptional: true,
    query: z.object({ after: after.prefault(0), limit: limit(1) }),
    data: z.object({ products: z.array(indexedProduct) }),
  },
  'GET product-index-pages': {
    summary: 'Returns the first id of each page of the product index, for a page size.',
    access: 'server',
    effect: 'reads',
    isOptional: true,
    query: z.object({ limit: limit(1_000) }),
    data: z.object({ pages: z.array(indexPage) }),
  },
} satisfies EndpointMap
