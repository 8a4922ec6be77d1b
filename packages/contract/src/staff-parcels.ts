import { z } from 'zod'
import { flag, money } from '#fields.ts'

/** A parcel handed over to a courier aggregator. */
export const bookedParcel = z.object({
  provider: z.string().meta({ description: 'The aggregator, as COURIER_PROVIDER names it.' }),
  booking: z.string().nullable().meta({
    description: "The aggregator's number; null while it is not known whether it took it.",
  }),
  status: z.string().nullable().meta({ description: "The aggregator's word for how it stands." }),
  waybill: z.string().nullable().meta({ description: "The courier's number of the parcel." }),
  cost: money.nullable().meta({
    description: 'What the aggregator takes, in whole rupiah; null where it does not say.',
  }),
  needs_staff: flag.meta({
    description:
      'Whether it failed, is held, lost, comes back, or is or may be booked, or has left, for an order that is over: staff settle it.',
  }),
})
