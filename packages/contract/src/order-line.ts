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
    /** The same as the first for a single day. */
    last_day: calendarDay,
    /** The days hold for a payment before this time. */
    pay_before: wibTime,
  })
  .meta({ id: 'PromisedArrival' })

/** When an order arrives or is ready, as it was promised; not computed again when it is read. */
export const orderEstimate = {
  /** Of a delivery, since it was ordered. A payment that comes too late for the days has new ones. */
  promised_arrival: promisedArrival.nullish(),
  /** Of a pickup, since it was paid. */
  pickup_ready_at: wibTime.nullish(),
}

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
    /** As it was when it was bought. */
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
/** A line with the name of its size, which `lib/api/name-sizes.ts` finds where the backend sends none. */
export type OrderLine = SentOrderLine & NamedSize
