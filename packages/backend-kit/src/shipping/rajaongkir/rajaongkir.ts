import { z } from 'zod'
import { aggregated } from '#shipping/aggregator/aggregated.ts'
import { courierCodes } from '#shipping/courier-codes.ts'
import type { RajaongkirAccount } from '#shipping/rajaongkir/api.ts'
import { searchAreas } from '#shipping/rajaongkir/areas.ts'
import { rajaongkirCouriers } from '#shipping/rajaongkir/couriers.ts'
import { askTariffs } from '#shipping/rajaongkir/rates.ts'
import type { ShippingModule, ShippingTools } from '#shipping/shipping.ts'

const known = [...rajaongkirCouriers.keys()].join(', ')

const courierList = courierCodes(`needed: couriers, of ${known}`).pipe(
  z
    // RajaOngkir rejects the whole list for one unknown code.
    .array(z.string().refine((code) => rajaongkirCouriers.has(code), `unknown; known: ${known}`))
    .min(1, 'is empty'),
)

const variables = z.object({
  RAJAONGKIR_API_KEY: z.string().regex(/^\S{16,128}$/, 'has 16 characters or more'),
  RAJAONGKIR_COURIERS: courierList,
})

const openRajaongkir = (account: RajaongkirAccount) => (tools: ShippingTools) =>
  aggregated(
    {
      name: 'rajaongkir',
      asksWorth: false,
      searchAreas: (words) => searchAreas(account, words),
      tariffs: (asked) => askTariffs(account, asked),
    },
    tools,
  )

/** RajaOngkir (Komerce): tariffs of several couriers. It doesn't book: staff send the parcels (docs/couriers.md). */
export const rajaongkir: ShippingModule = {
  name: 'rajaongkir',
  configure: (env) => {
    const { data, error } = variables.safeParse(env)
    if (!data) return { issues: error.issues }
    return {
      open: openRajaongkir({ apiKey: data.RAJAONGKIR_API_KEY, couriers: data.RAJAONGKIR_COURIERS }),
    }
  },
}
