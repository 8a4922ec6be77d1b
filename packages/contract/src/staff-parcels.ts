import { z } from 'zod'
import { flag, money } from '#fields.ts'

/** A parcel handed over to a courier aggregator. */
export const bookedParcel = z.object({
  provider: z.string().meta({ description: 'The aggregator, as named in COURIER_PROVIDER.' }),
  booking: z.string().nullable().meta({
    description:
      'Number given by the aggregator; null while it is unknown whether it accepted the parcel.',
  }),
  status: z.string().nullable().meta({ description: "Status in the aggregator's words." }),
  waybill: z.string().nullable().meta({ description: 'Tracking number of the courier.' }),
  cost: money.nullable().meta({
    description: 'Price charged by the aggregator, in whole rupiah; null if it gives none.',
  }),
  needs_staff: flag.meta({
    description:
      'Whether staff must settle it: it failed, is on hold, was lost, is coming back, or is (or may be) booked or under way for an order that is over.',
  }),
})
