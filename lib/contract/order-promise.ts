import { z } from 'zod'
import { calendarDay, wibTime } from '#lib/contract/fields.ts'

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
export const orderPromise = {
  /** Of a delivery, since it was ordered. A payment that comes too late for the days has new ones. */
  promised_arrival: promisedArrival.nullish(),
  /** Of a pickup, since it was paid. */
  pickup_ready_at: wibTime.nullish(),
}
