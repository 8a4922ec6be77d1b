import { z } from 'zod'
import { aggregated } from '#shipping/aggregator/aggregated.ts'
import type { BiteshipAccount } from '#shipping/biteship/api.ts'
import { searchAreas } from '#shipping/biteship/areas.ts'
import { biteshipBooking } from '#shipping/biteship/booking.ts'
import { askTariffs } from '#shipping/biteship/rates.ts'
import type { ShippingModule, ShippingTools } from '#shipping/shipping.ts'

/** They price and book by coordinates alone, which an address does not have yet. */
const needPin = ['gojek', 'grab', 'paxel', 'lalamove', 'borzo']

const courierList = z
  .string('needed: the codes of the couriers of your account, as jne, jnt, sicepat')
  .transform((list) => [
    ...new Set(
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ])
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^\w{1,18}$/, 'is no code of a courier')
          .refine((code) => !needPin.includes(code), 'instant couriers need a pin on the map'),
      )
      .min(1, 'is empty'),
  )

const variables = z.object({
  BITESHIP_API_KEY: z
    .string()
    .regex(/^biteship_(?:live|test)\.\S{8,}$/, 'begins with biteship_live. or biteship_test.'),
  BITESHIP_COURIERS: courierList,
  BITESHIP_WEBHOOK_SECRET: z.string().min(16),
})

const openBiteship = (account: BiteshipAccount) => (tools: ShippingTools) =>
  aggregated(
    {
      name: 'biteship',
      asksWorth: true,
      searchAreas: (words) => searchAreas(account, words),
      tariffs: (asked) => askTariffs(account, asked),
      booking: (areaOf) => biteshipBooking(account, areaOf),
    },
    tools,
  )

/** Biteship: tariffs and bookings of several couriers (docs/couriers.md). */
export const biteship: ShippingModule = {
  name: 'biteship',
  configure: (env) => {
    const { data, error } = variables.safeParse(env)
    if (!data) return { issues: error.issues }
    const { BITESHIP_API_KEY: apiKey, BITESHIP_COURIERS: couriers } = data
    return { open: openBiteship({ apiKey, couriers, webhookSecret: data.BITESHIP_WEBHOOK_SECRET }) }
  },
}
