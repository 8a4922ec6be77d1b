import { z } from 'zod'
import { aggregated } from '#shipping/aggregator/aggregated.ts'
import type { AskedPinTariffs } from '#shipping/aggregator/aggregator.ts'
import type { BiteshipAccount } from '#shipping/biteship/api.ts'
import { searchAreas } from '#shipping/biteship/areas.ts'
import { biteshipBooking } from '#shipping/biteship/booking.ts'
import { askPinTariffs, askTariffs } from '#shipping/biteship/rates.ts'
import { courierCodes } from '#shipping/courier-codes.ts'
import type { ShippingModule, ShippingTools } from '#shipping/shipping.ts'

/** Couriers who price and book only by coordinates (docs/couriers.md). */
const pinCouriers: readonly string[] = ['gojek', 'grab', 'paxel', 'lalamove', 'borzo']

const courierList = courierCodes(
  'needed: the codes of the couriers of your account, as jne, jnt, sicepat',
).pipe(
  z
    .array(z.string().regex(/^\w{1,18}$/, 'is no code of a courier'))
    .min(1, 'is empty')
    .refine(
      (codes) => codes.some((code) => !pinCouriers.includes(code)),
      'instant couriers alone reach no address without a pin: add another courier',
    ),
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
      ...(account.pinCouriers.length > 0 && {
        pinTariffs: (asked: AskedPinTariffs) => askPinTariffs(account, asked),
      }),
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
    const { BITESHIP_API_KEY: apiKey, BITESHIP_COURIERS: codes } = data
    const isPinCourier = (code: string) => pinCouriers.includes(code)
    return {
      open: openBiteship({
        apiKey,
        couriers: codes.filter((code) => !isPinCourier(code)),
        pinCouriers: codes.filter(isPinCourier),
        webhookSecret: data.BITESHIP_WEBHOOK_SECRET,
      }),
    }
  },
}
