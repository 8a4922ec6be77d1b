import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { Database } from '#db/connection.ts'
import { messages } from '#messages/messages.ts'
import { requestLanguage } from '#messages/request-language.ts'
import type { Aggregator, AreaOf } from '#shipping/aggregator/aggregator.ts'
import { NotAsked, openCircuit } from '#shipping/aggregator/circuit.ts'
import { findKept, keepTariffs, type TariffKey } from '#shipping/aggregator/kept-tariffs.ts'
import { knownAreas } from '#shipping/aggregator/known-areas.ts'
import { freshMs, quoteWaitMs } from '#shipping/aggregator/patience.ts'
import { pinTariffs } from '#shipping/aggregator/pin-tariffs.ts'
import { withFields } from '#shipping/aggregator/with-fields.ts'
import type { Couriers, Route, Sent, Shipping, ShippingTools } from '#shipping/shipping.ts'
import { chargeableGrams, tariffsByCourier } from '#shipping/tariffs.ts'

const keyOf = (provider: string, { fromId, toId }: Route, { parcel }: Sent): TariffKey => ({
  provider,
  fromId,
  toId,
  grams: chargeableGrams(parcel),
})

/**
 * Quotes couriers who deliver to an area. Offered tariffs hold for a day. When the aggregator is down, falls back to cached tariffs, then
 * to the company's own table, and tells the shopper.
 */
function areaTariffs(
  aggregator: Aggregator,
  areaOf: AreaOf,
  { now, onFailure }: ShippingTools,
): Pick<Shipping, 'quote' | 'offered'> {
  const { name } = aggregator
  const throughCircuit = openCircuit()

  /** Returns null if the aggregator doesn't know an area. */
  async function ask(db: Database, route: Route, sent: Sent): Promise<Couriers | null> {
    const [from, to] = await Promise.all([areaOf(db, route.fromId), areaOf(db, route.toId)])
    if (!from || !to) return null
    return aggregator.tariffs({
      from: from.areaId,
      to: to.areaId,
      grams: chargeableGrams(sent.parcel),
      worth: sent.worth,
    })
  }

  const asked = (db: Database, route: Route, sent: Sent) =>
    throughCircuit(() => withDeadline(quoteWaitMs, () => ask(db, route, sent))).then(
      (couriers) => {
        if (!couriers) onFailure(new Error('An area is not known'), `tariffs of ${name}`)
        return couriers
      },
      (error: unknown) => {
        if (!(error instanceof NotAsked)) onFailure(error, `tariffs of ${name}`)
        return null
      },
    )

  return {
    quote: async (db, route, sent) => {
      const { parcel, worth } = sent
      const key = keyOf(name, route, sent)
      const kept = await findKept(db, key, now())
      const isOfWorth = !aggregator.asksWorth || kept?.worth === worth
      const age = now().getTime() - (kept?.askedAt.getTime() ?? 0)
      if (kept?.couriers && isOfWorth && age < freshMs) return kept.couriers
      const couriers = await asked(db, route, sent)
      const isNew = couriers && (Object.keys(couriers).length > 0 || !kept?.couriers)
      if (isNew) {
        await keepTariffs(db, key, { offer: { worth, couriers }, now: now() })
        return couriers
      }
      const { keptTariff, ownTariff } = messages().shipping
      if (kept?.couriers)
        return withFields(kept.couriers, {
          note: keptTariff(wibDeadlineIn(requestLanguage(), toWib(kept.askedAt))),
        })
      await keepTariffs(db, key, { offer: { worth, couriers: null }, now: now() })
      return withFields(tariffsByCourier(parcel, route.distance), { note: ownTariff })
    },

    offered: async (db, route, sent) => {
      const kept = await findKept(db, keyOf(name, route, sent), now())
      if (!kept) return {}
      return kept.couriers ?? tariffsByCourier(sent.parcel, route.distance)
    },
  }
}

/** Ships through an aggregator: first couriers who deliver to an area, then those who deliver to a pin. */
export function aggregated(aggregator: Aggregator, tools: ShippingTools): Shipping {
  const areaOf = knownAreas(aggregator, tools.now)
  const toArea = areaTariffs(aggregator, areaOf, tools)
  const toPin = pinTariffs(aggregator, tools)
  const both = async (asked: Promise<Couriers>[]): Promise<Couriers> =>
    Object.assign({}, ...(await Promise.all(asked)))
  return {
    name: aggregator.name,
    hasPinCouriers: aggregator.pinTariffs !== undefined,
    ...(aggregator.booking && { booking: aggregator.booking(areaOf) }),
    quote: (...asked) => both([toArea.quote(...asked), toPin.quote(...asked)]),
    offered: (...asked) => both([toArea.offered(...asked), toPin.offered(...asked)]),
  }
}
