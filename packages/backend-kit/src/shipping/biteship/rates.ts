import { givenText, requiredGivenText } from '@etalase/contract/fields.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'
import type { Tariff } from '#db/schema/tariff.ts'
import { answeredBody } from '#http/ask-provider.ts'
import type { AskedPinTariffs, AskedTariffs } from '#shipping/aggregator/aggregator.ts'
import { askBiteship, type BiteshipAccount, rupiahAmount } from '#shipping/biteship/api.ts'
import type { Couriers } from '#shipping/shipping.ts'

const code = z.string().regex(/^\w{1,18}$/)

/** A tariff with every field that a checkout needs. */
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

/** Parses a tier's code for Biteship; undefined for another provider's code. */
export function courierOf(service: string): { company: string; type: string } | undefined {
  const [, company, type] = /^(\w{1,18})\.(\w{1,18})$/.exec(service) ?? []
  return company && type ? { company, type } : undefined
}

/** Formats '2 - 3 days' or '6 - 8 hours'; empty without an estimate. */
function etdOf({ shipment_duration_range: range, shipment_duration_unit: unit, duration }: Rate) {
  return range ? [range, unit].filter(Boolean).join(' ') : (duration ?? '')
}

const toTariff = (one: Rate): Tariff => ({
  service: serviceOf(one),
  description: one.courier_service_name,
  tariff: rupiah(one.price),
  etd: etdOf(one),
})

/** Whether the courier collects the parcel; otherwise staff would have to bring it. */
const isCollected = ({ available_collection_method: methods }: Rate) =>
  !methods || methods.includes('pickup')

/** Whether a tier delivers to an area. Instant tiers need coordinates: a price by area id wouldn't be for the door. */
const goesToArea = ({ service_type }: Rate) => service_type !== 'instant'

/** Error when no courier serves the route. */
const nobodyGoes = z.object({ success: z.literal(false), code: z.literal(40_001_010) })

interface Question {
  /** Both ends, with the request's field names. */
  places: object
  couriers: readonly string[]
  grams: number
  worth: Rupiah
  isOffered: (one: Rate) => boolean
}

/** Requests tariffs; empty when no courier serves the route. Throws without a usable response. */
async function ask(account: BiteshipAccount, { places, couriers, grams, worth }: Question) {
  const body = {
    ...places,
    couriers: couriers.join(','),
    items: [{ name: 'Fashion', category: 'fashion', value: worth, weight: grams, quantity: 1 }],
  }
  try {
    return (await askBiteship(account, '/v1/rates/couriers', answer, { body })).pricing
  } catch (error) {
    if (nobodyGoes.safeParse(answeredBody(error)).success) return []
    throw error
  }
}

/**
 * Returns the tariffs of our account's couriers, skipping invalid ones. Throws without a usable response, including one in which every
 * tariff is invalid.
 */
async function tariffs(account: BiteshipAccount, question: Question): Promise<Couriers> {
  const pricing = await ask(account, question)
  const read = pricing.flatMap((found) => rate.safeParse(found).data ?? [])
  if (pricing.length > 0 && read.length === 0) throw new Error('No tariff can be read')
  const place = ({ courier_code }: Rate) => question.couriers.indexOf(courier_code)
  const offered = read.filter((one) => isCollected(one) && question.isOffered(one))
  // One tier per code, since the order refers to it by code.
  const rates = [...new Map(offered.map((one) => [serviceOf(one), one])).values()]
  const sorted = rates.toSorted((a, b) => place(a) - place(b))
  const byCourier = [...Map.groupBy(sorted, ({ courier_name }) => courier_name)]
  return Object.fromEntries(byCourier.map(([name, tiers]) => [name, tiers.map(toTariff)]))
}

/** Returns the tariffs of couriers who deliver to an area. Throws without a usable response. */
export const askTariffs = (
  account: BiteshipAccount,
  { from, to, grams, worth }: AskedTariffs,
): Promise<Couriers> =>
  tariffs(account, {
    places: { origin_area_id: from, destination_area_id: to },
    couriers: account.couriers,
    grams,
    worth,
    isOffered: (one) => goesToArea(one) && account.couriers.includes(one.courier_code),
  })

/** Returns the tariffs of couriers who deliver to a pin. Throws without a usable response. */
export const askPinTariffs = (
  account: BiteshipAccount,
  { from, to, grams, worth }: AskedPinTariffs,
): Promise<Couriers> =>
  tariffs(account, {
    places: {
      origin_latitude: from.latitude,
      origin_longitude: from.longitude,
      destination_latitude: to.latitude,
      destination_longitude: to.longitude,
    },
    couriers: account.pinCouriers,
    grams,
    worth,
    isOffered: ({ courier_code }) => account.pinCouriers.includes(courier_code),
  })
