import { z } from 'zod'
import type { EndpointMap } from '#lib/contract/endpoint.ts'
import {
  code,
  flag,
  id,
  money,
  optionalText,
  percent,
  text,
  wholeNumber,
} from '#lib/contract/fields.ts'
import { pageSize, sorts } from '#lib/rules/constants.ts'
import { rupiah } from '#lib/rules/money.ts'

export const productImage = z
  .object({
    image_url: z.string(),
    /** COVER marks the display image (spec §9). */
    image_type: z.string(),
    alt_text: z.string().nullish(),
    /** '#RRGGBB', shown until the picture has loaded. */
    dominant_color: z.string().nullish(),
  })
  .meta({ id: 'ProductImage' })
export type ProductImage = z.infer<typeof productImage>

export const productSize = z
  .object({
    size_code: z.string(),
    size_name: z.string(),
    is_available: flag,
    /** The largest stock of a single shop, which limits an order. */
    available_qty: wholeNumber(0, 1_000_000_000).nullish(),
  })
  .meta({ id: 'ProductSize' })
export type ProductSize = z.infer<typeof productSize>

export const directDiscount = z
  .object({
    direct_disc_percent: percent.nullish().transform((value) => value ?? 0),
    direct_disc_nominal: money.nullish().transform((value) => value ?? rupiah(0)),
  })
  .meta({ id: 'DirectDiscount' })

/** A table of measurements, in centimetres. */
const measurements = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ size_name: z.string(), values: z.array(z.number().nonnegative()) })),
})
export type Measurements = z.infer<typeof measurements>

/** A product as lists show it. */
const productSummary = z
  .object({
    id,
    product_name: z.string(),
    product_code: z.string(),
    brand_name: z.string().nullish(),
    retail_price: money,
    net_price: money,
    product_images: z.array(productImage),
    sizes: z.array(productSize),
    direct_discount: directDiscount.nullish(),
  })
  .meta({ id: 'ProductSummary' })
export type ProductSummary = z.infer<typeof productSummary>

export const product = productSummary
  .extend({
    short_description: optionalText,
    detailed_description: optionalText,
    product_sizing: z
      .object({ size_chart_url: z.string(), measurements: measurements.nullish() })
      .nullish(),
    category_sub: z
      .object({ id, name: z.string(), category: z.object({ id, name: z.string() }) })
      .nullish(),
    related_products: z
      .array(productSummary)
      .nullish()
      .transform((value) => value ?? []),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

export const productListQuery = z.object({
  page: wholeNumber(1, 1_000_000).prefault(1),
  limit: wholeNumber(1, 100).prefault(pageSize),
  category_id: id.optional(),
  category_sub_id: id.optional(),
  group_id: id.optional(),
  /** `brand_code` of a brand in the home data; an addition to the spec, which a backend may leave out. */
  brand: code.optional(),
  sort: z.enum(sorts).default('NEWEST'),
  search: text(100).optional(),
  sale: wholeNumber(1, 1).optional(),
})
export type ProductListQuery = z.input<typeof productListQuery>

export const productEndpoints = {
  'GET products': {
    summary:
      'One page of a product list, and how many products match. Without a sort, the newest come first.',
    access: 'public',
    query: productListQuery,
    /** `product_count` is exact; only for a search it may be capped, in the reference backend at `maxSearchCount`. */
    data: z.object({
      products: z.array(productSummary),
      product_count: wholeNumber(0, 1_000_000_000),
    }),
  },
  'GET product': {
    summary: 'A product with everything its page shows.',
    refuses: ['NOT_FOUND'],
    access: 'public',
    query: z.object({ id }),
    data: z.object({ product }),
  },
} satisfies EndpointMap
