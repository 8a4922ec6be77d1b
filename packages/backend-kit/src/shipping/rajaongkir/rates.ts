import { givenText, requiredGivenText } from '@etalase/contract/fields.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'
import type { Tariff } from '#db/schema/tariff.ts'
import type { AskedTariffs } from '#shipping/aggregator/aggregator.ts'
import { askRajaongkir, type RajaongkirAccount } from '#shipping/rajaongkir/api.ts'
import { rajaongkirCouriers } from '#shipping/rajaongkir/couriers.ts'
import type { Couriers } from '#shipping/shipping.ts'

/** A tariff with every field that a checkout needs. The order names its tier by courier and service, in 40 characters. */
const rate = z.object({
  code: z.string().refine((code) => rajaongkirCouriers.has(code)),
  service: z.string().regex(/^[A-Z\d][\w .+<>-]{0,31}$/i),
  description: givenText(80).nullish(),
  cost: z.int().positive().max(99_999_999),
  etd: requiredGivenText(30).nullish().catch(null),
})
type Rate = z.output<typeof rate>

/** Tiers for motorcycles and other goods that aren't clothes, mixed into the results. */
const otherGoods = /^(?:JTR[<>]|OTOPACK|M-\d|T\d+$|PAKETPOS (?:DANGEROUS|VALUABLE))/i

/** Returns a meaningful description: Pos and others put codes there, such as '240' or 'Sds'. */
const tellsOf = (description: string | null | undefined) =>
  description && /\p{L}{4}/u.test(description) && description !== 'Unknown Service'

const serviceOf = ({ code, service }: Rate) => `${code}.${service}`

const toTariff = (one: Rate): Tariff => ({
  service: serviceOf(one),
  description: tellsOf(one.description) ? (one.description ?? '') : one.service,
  tariff: rupiah(one.cost),
  // '0-0 day' also means that no estimate is known.
  etd: one.etd && !/^0 ?- ?0\b/.test(one.etd) ? one.etd : '',
})

/**
 * Returns our couriers' tariffs, skipping invalid ones; empty when no courier serves the route. Throws without a usable response, including
 * one in which every tariff is invalid.
 */
export async function askTariffs(
  account: RajaongkirAccount,
  { from, to, grams }: AskedTariffs,
): Promise<Couriers> {
  const rates = await askRajaongkir(
    account,
    '/calculate/domestic-cost',
    rate,
    new URLSearchParams({
      origin: from,
      destination: to,
      weight: String(grams),
      courier: account.couriers.join(':'),
      price: 'lowest',
    }),
  )
  const offered = rates.filter(({ service }) => !otherGoods.test(service))
  // One tier per code, since the order refers to it by code.
  const tiers = [...new Map(offered.map((one) => [serviceOf(one), one])).values()]
  const byCourier = Map.groupBy(tiers, ({ code }) => code)
  return Object.fromEntries(
    account.couriers.flatMap((code) => {
      const name = rajaongkirCouriers.get(code)
      const own = byCourier.get(code)
      return name && own ? [[name, own.map(toTariff)]] : []
    }),
  )
}
