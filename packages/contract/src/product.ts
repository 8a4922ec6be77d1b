import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import {
  code,
  codes,
  flag,
  id,
  money,
  optionalText,
  percent,
  returnDaysField,
  text,
  wholeNumber,
  wibTime,
} from '#fields.ts'
import { needed, orElse, whole, withRecord } from '#reading.ts'
import { reviewSummary } from '#review.ts'
import { pageSize, searchLimit, sorts } from '#rules/constants.ts'
import { rupiah } from '#rules/money.ts'
import { typedSearch } from '#rules/typed-text.ts'

export const productImage = z
  .object({
    image_url: z.string(),
    /** COVER marks the display image (spec §9). */
    image_type: orElse(z.string(), ''),
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
    /** The number left when few remain; at most the number that can be ordered. */
    stock_low: wholeNumber(1, 1_000).nullish(),
  })
  .meta({ id: 'ProductSize' })
export type ProductSize = z.infer<typeof productSize>

/** Needed: without it a product's price would differ from the cart's. */
export const directDiscount = needed(
  z
    .object({
      direct_disc_percent: needed(percent.nullish().transform((value) => value ?? 0)),
      direct_disc_nominal: needed(money.nullish().transform((value) => value ?? rupiah(0))),
    })
    .meta({ id: 'DirectDiscount' }),
)

/** A table of measurements, in centimetres. */
const measurements = z.object({
  columns: whole(z.array(z.string())),
  rows: z.array(
    z.object({ size_name: z.string(), values: whole(z.array(z.number().nonnegative())) }),
  ),
})
export type Measurements = z.infer<typeof measurements>

/** '#RRGGBB' of a swatch. */
const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** The colour of a product: its name, and the family by which lists are filtered. */
const color = z
  .object({
    name: z.string(),
    hex,
    /** The colour's `code` in facets. */
    code: z.string().nullish(),
  })
  .meta({ id: 'Color' })

/** A garment's colours: their number, and some for a card, the product's own first. */
const styleColors = z
  .object({ count: wholeNumber(1, 1_000), hexes: withRecord(z.array(hex)) })
  .meta({ id: 'StyleColors' })
export type StyleColors = z.infer<typeof styleColors>

/** A colour of a garment, which is its own product. */
const sibling = z
  .object({ id, color, image_url: z.string().nullish(), is_available: flag })
  .meta({ id: 'Sibling' })
export type Sibling = z.infer<typeof sibling>

/** A sub-category with its category. */
export const placedSubcategory = z.object({
  id,
  name: z.string(),
  category: z.object({ id, name: z.string() }),
})
export type PlacedSubcategory = z.infer<typeof placedSubcategory>

/** A product in lists. */
export const productSummary = z
  .object({
    id,
    product_name: z.string(),
    product_code: z.string(),
    brand_name: z.string().nullish(),
    retail_price: money,
    net_price: money,
    product_images: orElse(z.array(productImage), []),
    sizes: withRecord(z.array(productSize)),
    color: color.nullish(),
    /** Only for a garment with several colours. */
    style_colors: styleColors.nullish(),
    direct_discount: directDiscount.nullish(),
    /** When `direct_discount` ends. An invalid time is ignored, and the product stays readable. */
    sale_ends_at: wibTime.nullish().catch(null),
  })
  .meta({ id: 'ProductSummary' })
export type ProductSummary = z.infer<typeof productSummary>

/** The most characters of a material that merchant centers accept. */
const materialLimit = 200

/** A line of plain text. An invalid one is ignored, and the product stays readable. */
const material = z
  .string()
  .trim()
  .min(1)
  .max(materialLimit)
  .regex(/^[^<>]*$/)
  .nullish()
  .catch(null)
  .meta({
    description:
      "Fabric and composition on one line, such as '55% linen, 45% viscose', in the language of the call.",
  })

/** Fields shared by a product's page and merchant feeds. */
export const describedProduct = productSummary.extend({
  short_description: optionalText,
  category_sub: placedSubcategory.nullish(),
  /** The same for all colours of the garment. */
  style_code: z.string().nullish(),
  material,
})
export type DescribedProduct = z.infer<typeof describedProduct>

export const product = describedProduct
  .extend({
    detailed_description: optionalText,
    max_per_order: wholeNumber(1, 99).nullish().catch(null).meta({
      description:
        'Maximum pieces of the product, in all sizes together, for one order, and for one customer in all active orders.',
    }),
    product_sizing: z
      .object({ size_chart_url: z.string(), measurements: measurements.nullish() })
      .nullish(),
    /** All colours of the garment including this product; absent for one colour. */
    siblings: z.array(sibling).nullish(),
    /** For search engines: cost and transit time of the cheapest delivery of one piece, for all destinations. */
    delivery: z
      .object({
        /** To the most expensive destination. */
        max_cost: money,
        min_days: wholeNumber(0, 60),
        max_days: wholeNumber(0, 60),
      })
      .nullish(),
    /** Whether the backend has `GET product-promise`. */
    has_product_promise: flag.nullish(),
    /** Whether the backend has `GET buy-now`. */
    has_buy_now: flag.nullish(),
    /** Whether the backend has `POST stock-alert`. */
    has_stock_alerts: flag.nullish(),
    return_days: returnDaysField,
    /** Buyers' reviews; null when there are none. */
    reviews: reviewSummary.nullish(),
    related_products: z
      .array(productSummary)
      .nullish()
      .transform((value) => value ?? []),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

/** A choice by which a list can be filtered, with the number of products it would list. */
const facet = z.object({
  code: z.string(),
  name: z.string(),
  /** '#RRGGBB' for a colour. */
  hex: z.string().nullish(),
  count: wholeNumber(0, 1_000_000_000),
})
export type Facet = z.infer<typeof facet>

/** The choices of a list. A facet's counts apply all filters except its own, so that another of its choices can be made. */
const facets = z
  .object({
    sizes: z.array(facet),
    colors: z.array(facet),
    brands: z.array(facet),
    /** The lowest and highest price of the list without its price filter; null for an empty list. */
    price: z.object({ min: money, max: money }).nullable(),
    /** Products in stock in some shop. */
    available: wholeNumber(0, 1_000_000_000),
  })
  .meta({ id: 'Facets' })
export type Facets = z.output<typeof facets>

/** How a search was understood. */
export const searchReport = z
  .object({
    /** The words searched for, after corrections. */
    tried: z.array(z.string()),
    /** The corrected search; null when nothing was mistyped. */
    corrected: z.string().nullish(),
    /** Words that were ignored, because no product matches all of them. */
    left_out: z
      .array(z.string())
      .nullish()
      .transform((value) => value ?? []),
    /** A search that has results; only when this one has none. */
    did_you_mean: z.string().nullish(),
    /** The nearest sub-categories; only when the search finds nothing. */
    category_subs: z
      .array(placedSubcategory)
      .nullish()
      .transform((value) => value ?? []),
    /** Bestsellers; only when the search has no results. */
    best_sellers: z
      .array(productSummary)
      .nullish()
      .transform((value) => value ?? []),
  })
  .meta({ id: 'SearchReport' })
export type SearchReport = z.output<typeof searchReport>

export const productListQuery = z.object({
  page: wholeNumber(1, 1_000_000).prefault(1),
  limit: wholeNumber(1, 100).prefault(pageSize),
  category_id: id.optional(),
  category_sub_id: id.optional(),
  group_id: id.optional(),
  /** The `brand_code` of a brand in the home data; an optional addition to the spec. */
  brand: code.optional(),
  sort: z.enum(sorts).default('NEWEST'),
  /** The reference backend sorts by relevance, then newest first, unless a sort by price is given. */
  search: text(searchLimit, typedSearch).optional(),
  sale: wholeNumber(1, 1).optional(),
  // Optional additions to the spec. `size` and `color` are codes separated by commas: 'M,L'.
  /** Only products with one of the sizes in stock in some shop. */
  size: codes(/^[a-z0-9]{1,10}$/i).optional(),
  /** A colour's `code`. */
  color: codes(/^[a-z0-9-]{1,40}$/).optional(),
  price_min: money.optional(),
  price_max: money.optional(),
  /** 1: only products in stock in some shop. */
  available: wholeNumber(1, 1).optional(),
  /** 1: the response includes `facets`. */
  facets: wholeNumber(1, 1).optional(),
  /**
   * colors: one product for each garment (`style_code`), the first in list order. `product_count` and facets then count garments. The
   * reference backend ignores it in a search.
   */
  group: z.enum(['colors']).optional(),
})
export type ProductListQuery = z.input<typeof productListQuery>

export const productEndpoints = {
  'GET products': {
    summary:
      'Returns one page of a product list, and the number of matching products. Without a sort, the newest come first.',
    access: 'public',
    effect: 'reads',
    query: productListQuery,
    /** `product_count` is exact, except that a search may cap it; the reference backend does at `maxSearchCount`. */
    data: z.object({
      products: z.array(productSummary),
      product_count: wholeNumber(0, 1_000_000_000),
      /** For a search; an addition to the spec. */
      search: searchReport.nullish(),
      /** For `facets=1`; an addition to the spec. */
      facets: facets.nullish(),
    }),
  },
  'GET product': {
    summary: 'Returns a product with everything that its page shows.',
    refuses: ['NOT_FOUND'],
    access: 'public',
    effect: 'reads',
    query: z.object({ id }),
    data: z.object({ product }),
  },
} satisfies EndpointMap
