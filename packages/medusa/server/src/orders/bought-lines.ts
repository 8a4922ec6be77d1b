import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { Refusal } from '../refusal'
import { databaseOf } from '../scope'
import { currencyCode, type OrderRegion, shopChannel } from '../settings'
import type { OrderInput } from './order-input'

interface Product {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  thumbnail: string | null
  handle: string
  discountable: boolean
  type: { id: string; value: string } | null
  collection: { title: string } | null
}

/** A variant of Medusa. */
interface Variant {
  id: string
  title: string
  sku: string | null
  barcode: string | null
  thumbnail: string | null
  metadata: Record<string, unknown> | null
  manage_inventory: boolean
  allow_backorder: boolean
  price_set_id: string | null
  product: Product
  options: { value: string; option: { title: string } }[]
  inventory_items: { inventory_item_id: string; required_quantity: number }[]
}

/** An order line of a variant that is sold. */
export interface BoughtLine {
  variant: Variant
  quantity: number
  /** Whole rupiah per piece, now and before a sale. */
  price: number
  retailPrice: number
}

/** One query, since Medusa's modules would run one per table and build objects with links. */
const variantsSql = `
  select variant.id, variant.title, variant.sku, variant.barcode, variant.thumbnail, variant.metadata,
    variant.manage_inventory, variant.allow_backorder, price.price_set_id,
    json_build_object('id', product.id, 'title', product.title, 'subtitle', product.subtitle,
      'description', product.description, 'thumbnail', product.thumbnail, 'handle', product.handle,
      'discountable', product.discountable,
      'type', case when type.id is not null then json_build_object('id', type.id, 'value', type.value) end,
      'collection', case when collection.id is not null then json_build_object('title', collection.title) end
    ) as product,
    (select coalesce(json_agg(json_build_object('value', value.value, 'option', json_build_object('title', option.title))), '[]')
      from product_variant_option as chosen
      join product_option_value as value on value.id = chosen.option_value_id and value.deleted_at is null
      join product_option as option on option.id = value.option_id
      where chosen.variant_id = variant.id) as options,
    (select coalesce(json_agg(json_build_object('inventory_item_id', item.inventory_item_id,
        'required_quantity', item.required_quantity)), '[]')
      from product_variant_inventory_item as item
      where item.variant_id = variant.id and item.deleted_at is null) as inventory_items
  from product_variant as variant
  join product on product.id = variant.product_id and product.deleted_at is null and product.status = 'published'
  left join product_type as type on type.id = product.type_id and type.deleted_at is null
  left join product_collection as collection
    on collection.id = product.collection_id and collection.deleted_at is null
  left join product_variant_price_set as price on price.variant_id = variant.id and price.deleted_at is null
  where variant.id = any(?) and variant.deleted_at is null and exists (
    select from product_sales_channel as link
    join sales_channel as channel on channel.id = link.sales_channel_id and channel.deleted_at is null
    where link.product_id = product.id and link.deleted_at is null and channel.name = ?)`

/** Loads catalogue prices of price sets, by their ids. They depend only on currency and region. */
async function pricesOf(scope: MedusaContainer, ids: string[], { id: region_id }: OrderRegion) {
  const prices = await scope
    .resolve(Modules.PRICING)
    .calculatePrices({ id: ids }, { context: { currency_code: currencyCode, region_id } })
  return new Map(prices.map((price) => [price.id, price]))
}

/** Loads the lines of an order with catalogue prices, which the shopper has seen. Throws CART_CHANGED for a variant no longer sold. */
export async function readBoughtLines(
  scope: MedusaContainer,
  { lines }: OrderInput,
  region: OrderRegion,
): Promise<BoughtLine[]> {
  const ids = lines.map(({ variant_id }) => variant_id)
  const { rows }: { rows: Variant[] } = await databaseOf(scope).raw(variantsSql, [ids, shopChannel])
  const sets = rows.flatMap(({ price_set_id }) => price_set_id ?? [])
  const prices = await pricesOf(scope, sets, region)
  return lines.map(({ variant_id, quantity }) => {
    const variant = rows.find(({ id }) => id === variant_id)
    const price = prices.get(variant?.price_set_id ?? '')
    const amount = price?.calculated_amount
    if (!variant || amount === null || amount === undefined) throw new Refusal('CART_CHANGED')
    return {
      variant,
      quantity,
      price: Number(amount),
      retailPrice: Number(price?.original_amount ?? amount),
    }
  })
}

/** Converts a line to Medusa's order item. It copies the product's data, which may change later. */
export const toOrderItem = (line: BoughtLine) => {
  const { variant, price, retailPrice, quantity } = line
  const { product } = variant
  return {
    quantity,
    title: product.title,
    subtitle: variant.title,
    thumbnail: variant.thumbnail ?? product.thumbnail ?? undefined,
    product_id: product.id,
    product_title: product.title,
    product_description: product.description ?? undefined,
    product_subtitle: product.subtitle ?? undefined,
    product_type: product.type?.value,
    product_type_id: product.type?.id,
    product_collection: product.collection?.title,
    product_handle: product.handle,
    variant_id: variant.id,
    variant_sku: variant.sku ?? undefined,
    variant_barcode: variant.barcode ?? undefined,
    variant_title: variant.title,
    variant_option_values: Object.fromEntries(
      variant.options.map(({ option, value }) => [option.title, value]),
    ),
    is_discountable: product.discountable,
    // Every product has a shipping profile: src/workflows/hooks.
    requires_shipping: true,
    unit_price: price,
    compare_at_unit_price: retailPrice === price ? undefined : retailPrice,
    // Shoppers are billed the price they see. The adapter refuses to start where Medusa would add taxes.
    is_tax_inclusive: true,
    metadata: {},
  }
}
