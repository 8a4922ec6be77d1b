import { z } from 'zod'
import { id, money, percent, quantity } from '#lib/contract/fields.ts'
import { productImage } from '#lib/contract/product.ts'

/** A line of an order: a size of a product, as it was bought. */
export const orderLine = z
  .object({
    product_name: z.string(),
    size_code: z.string(),
    qty: quantity,
    retail_price: money,
    net_price: money,
    disc_percent: percent,
    disc_nominal: money,
    subtotal: money,
    product_detail: z.object({ id, product_images: z.array(productImage) }),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.infer<typeof orderLine>
