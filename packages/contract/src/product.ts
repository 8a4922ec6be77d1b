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
    /** How many are left, when these are few: never more than one can order. */
    stock_low: wholeNumber(1, 1_000).nullish(),
  })
  .meta({ id: 'ProductSize' })
export type ProductSize = z.infer<typeof productSize>

/** Without it, a product would have another price than the cart. */
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

/** The colour of a product: its name, and the family that lists are narrowed to. */
const color = z
  .object({
    name: z.string(),
    hex,
    /** `code` of the colour in facets. */
    code: z.string().nullish(),
  })
  .meta({ id: 'Color' })

/** A garment's colours: their number, and some for a card, the product's own first. */
const styleColors = z
  .object({ count: wholeNumber(1, 1_000), hexes: withRecord(z.array(hex)) })
  .meta({ id: 'StyleColors' })
export type StyleColors = z.infer<typeof styleColors>

/** A colour of a garment, which is a product of its own. */
const sibling = z
  .object({ id, color, image_url: z.string().nullish(), is_available: flag })
  .meta({ id: 'Sibling' })
export type Sibling = z.infer<typeof sibling>

/** A sub-category and its place. */
export const placedSubcategory = z.object({
  id,
  name: z.string(),
  category: z.object({ id, name: z.string() }),
})
export type PlacedSubcategory = z.infer<typeof placedSubcategory>

/** A product as lists show it. */
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
    /** Only of a garment with several colours. */
    style_colors: styleColors.nullish(),
    direct_discount: directDiscount.nullish(),
    /** When `direct_discount` ends. An end that is no time is read as absent: it costs the end, and not the product. */
    sale_ends_at: wibTime.nullish().catch(null),
  })
  .meta({ id: 'ProductSummary' })
export type ProductSummary = z.infer<typeof productSummary>

/** Most characters of a material: merchant centers take no more. */
const materialLimit = 200

/** A line of text without markup. What does not fit is read as absent: it costs the line, and not the product. */
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
      "Fabric and composition of one line, as '55% linen, 45% viscose', in the language of the call.",
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
        'Pieces of the product, in all sizes together, that one order, and one customer in all orders that stand, may have.',
    }),
    product_sizing: z
      .object({ size_chart_url: z.string(), measurements: measurements.nullish() })
      .nullish(),
    /** All colours of the garment, the product included; empty for one colour. */
    siblings: z.array(sibling).nullish(),
    /** For search engines: cost and transit time of the cheapest delivery of one piece, for all destinations. */
    delivery: z
      .object({
        /** To the dearest destination. */
        max_cost: money,
        min_days: wholeNumber(0, 60),
        max_days: wholeNumber(0, 60),
      })
      .nullish(),
    /** The backend has `GET product-promise`. */
    has_product_promise: flag.nullish(),
    /** The backend has `GET buy-now`. */
    has_buy_now: flag.nullish(),
    /** The backend has `POST stock-alert`. */
    has_stock_alerts: flag.nullish(),
    return_days: returnDaysField,
    /** Buyers' reviews; null without any. */
    reviews: reviewSummary.nullish(),
    related_products: z
      .array(productSummary)
      .nullish()
      .transform((value) => value ?? []),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

/** What one could narrow a list to, with the number of products that each choice would list. */
const facet = z.object({
  code: z.string(),
  name: z.string(),
  /** '#RRGGBB' of a colour. */
  hex: z.string().nullish(),
  count: wholeNumber(0, 1_000_000_000),
})
export type Facet = z.infer<typeof facet>

/**
 * The choices of a list. The counts of a facet respect all other filters but not its own, so that another
 * choice of the same facet can be made.
 */
const facets = z
  .object({
    sizes: z.array(facet),
    colors: z.array(facet),
    brands: z.array(facet),
    /** Lowest and highest price of the list without its price filter; null when it is empty. */
    price: z.object({ min: money, max: money }).nullable(),
    /** Products that some shop has. */
    available: wholeNumber(0, 1_000_000_000),
  })
  .meta({ id: 'Facets' })
export type Facets = z.output<typeof facets>

/** How a search was understood. */
export const searchReport = z
  .object({
    /** The words that were looked for, after corrections. */
    tried: z.array(z.string()),
    /** The search as it was corrected; null when nothing was mistyped. */
    corrected: z.string().nullish(),
    /** Words that were left out, because no product has all of them. */
    left_out: z
      .array(z.string())
      .nullish()
      .transform((value) => value ?? []),
    /** A search with results; only when this one has none. */
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
  /** `brand_code` of a brand in the home data; an addition to the spec, which a backend may leave out. */
  brand: code.optional(),
  sort: z.enum(sorts).default('NEWEST'),
  /** The reference backend puts the best matches first, and among equals the newest, unless a sort by price is given. */
  search: text(searchLimit, typedSearch).optional(),
  sale: wholeNumber(1, 1).optional(),
  // Additions to the spec, which a backend may leave out. `size` and `color` are codes with commas: 'M,L'.
  /** Products of which some shop has one of the sizes. */
  size: codes(/^[a-z0-9]{1,10}$/i).optional(),
  /** `code` of a colour. */
  color: codes(/^[a-z0-9-]{1,40}$/).optional(),
  price_min: money.optional(),
  price_max: money.optional(),
  /** 1: only products that some shop has. */
  available: wholeNumber(1, 1).optional(),
  /** 1: the answer has `facets`. */
  facets: wholeNumber(1, 1).optional(),
  /**
   * colors: one product for each garment (`style_code`), the first in the order of the list. `product_count` and
   * facets count garments then. The reference backend ignores it for a search.
   */
  group: z.enum(['colors']).optional(),
})
export type ProductListQuery = z.input<typeof productListQuery>

export const productEndpoints = {
  'GET products': {
    summary:
      'One page of a product list, and how many products match. Without a sort, the newest come first.',
    access: 'public',
    effect: 'reads',
    query: productListQuery,
    /** `product_count` is exact; only for a search it may be capped, in the reference backend at `maxSearchCount`. */
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
    summary: 'A product with everything its page shows.',
    refuses: ['NOT_FOUND'],
    access: 'public',
    effect: 'reads',
    query: z.object({ id }),
    data: z.object({ product }),
  },
} satisfies EndpointMap
