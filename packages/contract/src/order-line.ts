import { z } from 'zod'
import { calendarDay, id, money, percent, quantity, wibTime } from '#fields.ts'
import { productImage } from '#product.ts'
import { orElse } from '#reading.ts'
import { lineReview } from '#review.ts'
import type { NamedSize } from '#rules/size-name.ts'
import { trxStatuses } from '#rules/trx-status.ts'

const promisedArrival = z
  .object({
    first_day: calendarDay,
    /** Equal to the first for a single day. */
    last_day: calendarDay,
    /** The deadline of payment for these days. */
    pay_before: wibTime,
  })
  .meta({ id: 'PromisedArrival' })

/** When an order arrives or is ready, as promised; not recomputed when it is read. */
export const orderEstimate = {
  /** For a delivery, from the time of the order. A payment after the deadline gets new days. */
  promised_arrival: promisedArrival.nullish(),
  /** For a pickup, from the time of the payment. */
  pickup_ready_at: wibTime.nullish(),
}

/** The status of an order. The shop reads an unknown one as UNKNOWN. */
export const orderStatus = orElse(
  z.enum([...trxStatuses, 'UNKNOWN']).meta({ enum: [...trxStatuses] }),
  'UNKNOWN',
)

/** A line of an order: a size of a product, as bought. */
export const orderLine = z
  .object({
    product_name: z.string(),
    size_code: z.string(),
    /** The name at the time of the purchase. */
    size_name: z.string().nullish(),
    qty: quantity,
    retail_price: money,
    net_price: money,
    disc_percent: percent,
    disc_nominal: money,
    subtotal: money,
    ...lineReview,
    product_detail: z.object({ id, product_images: orElse(z.array(productImage), []) }),
  })
  .meta({ id: 'OrderLine' })
export type SentOrderLine = z.infer<typeof orderLine>
/** A line with the name of its size, which `lib/api/name-sizes.ts` looks up when the backend sends none. */
export type OrderLine = SentOrderLine & NamedSize
