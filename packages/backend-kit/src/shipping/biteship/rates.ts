import { givenText, requiredGivenText } from '@etalase/contract/fields.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'
import type { AskedTariffs } from '#shipping/aggregator/aggregator.ts'
import { askBiteship, type BiteshipAccount, rupiahAmount } from '#shipping/biteship/api.ts'
import type { Tariff } from '#shipping/courier.ts'
import type { Couriers } from '#shipping/shipping.ts'

const code = z.string().regex(/^\w{1,18}$/)

/** A tariff with all that a checkout needs. */
const rate = z.object({
  courier_code: code,
  courier_name: requiredGivenText(40),
  courier_service_code: code,
  courier_service_name: requiredGivenText(60),
  price: rupiahAmount.refine((price) => price > 0),
  duration: givenText(40).nullish(),
  shipment_duration_range: givenText(20).nullish(),
  shipment_duration_unit: givenText(15).nullish(),
  service_type: z.string().nullish(),
  available_collection_method: z.array(z.string()).nullish(),
  currency: z.literal('IDR').default('IDR'),
})
type Rate = z.output<typeof rate>

const answer = z.object({ success: z.literal(true), pricing: z.array(z.unknown()).max(1_000) })

const serviceOf = ({ courier_code, courier_service_code }: Rate) =>
  `${courier_code}.${courier_service_code}`

/** What a tier's code says to Biteship; undefined for another's. */
export function courierOf(service: string): { company: string; type: string } | undefined {
  const [, company, type] = /^(\w{1,18})\.(\w{1,18})$/.exec(service) ?? []
  return company && type ? { company, type } : undefined
}

/** '2 - 3 days', '6 - 8 hours'; empty where it is not said. */
function etdOf({ shipment_duration_range: range, shipment_duration_unit: unit, duration }: Rate) {
  return range ? [range, unit].filter(Boolean).join(' ') : (duration ?? '')
}

const toTariff = (one: Rate): Tariff => ({
  service: serviceOf(one),
  description: one.courier_service_name,
  tariff: rupiah(one.price),
  etd: etdOf(one),
})

/** Instant couriers need a pin, and what a courier does not collect staff would have to bring. */
const canBeSent = ({ service_type, available_collection_method: methods }: Rate) =>
  service_type !== 'instant' && (!methods || methods.includes('pickup'))

/**
 * What the couriers of our account take. A tariff that cannot be read is left out; when none can, the answer is unusable. Throws when there
 * is no usable answer.
 */
export async function askTariffs(
  account: BiteshipAccount,
  { from, to, grams, worth }: AskedTariffs,
): Promise<Couriers> {
  const { pricing } = await askBiteship(account, '/v1/rates/couriers', answer, {
    body: {
      origin_area_id: from,
      destination_area_id: to,
      couriers: account.couriers.join(','),
      items: [{ name: 'Fashion', category: 'fashion', value: worth, weight: grams, quantity: 1 }],
    },
  })
  const read = pricing.flatMap((found) => rate.safeParse(found).data ?? [])
  if (pricing.length > 0 && read.length === 0) throw new Error('No tariff can be read')
  const offered = read.filter(canBeSent)
  // One tier of a code alone: the order names it by its code.
  const rates = [...new Map(offered.map((one) => [serviceOf(one), one])).values()]
  const place = ({ courier_code }: Rate) => account.couriers.indexOf(courier_code)
  const sorted = rates.toSorted((a, b) => place(a) - place(b))
  const byCourier = [...Map.groupBy(sorted, ({ courier_name }) => courier_name)]
  return Object.fromEntries(byCourier.map(([name, tiers]) => [name, tiers.map(toTariff)]))
}
