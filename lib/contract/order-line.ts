import { z } from 'zod'
import { id, money, percent, quantity } from '#lib/contract/fields.ts'
import { productImage } from '#lib/contract/product.ts'
import { orElse } from '#lib/contract/reading.ts'
import { trxStatuses } from '#lib/rules/trx-status.ts'

/** The status of an order; the shop reads one that it does not know as UNKNOWN. */
export const orderStatus = orElse(
  z.enum([...trxStatuses, 'UNKNOWN']).meta({ enum: [...trxStatuses] }),
  'UNKNOWN',
)

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
    product_detail: z.object({ id, product_images: orElse(z.array(productImage), []) }),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.infer<typeof orderLine>
