import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { Database } from '#db/connection.ts'
import type { Aggregator } from '#shipping/aggregator/aggregator.ts'
import { NotAsked, openCircuit } from '#shipping/aggregator/circuit.ts'
import {
  findKeptToPin,
  keepToPin,
  type PinTariffKey,
} from '#shipping/aggregator/kept-pin-tariffs.ts'
import { freshMs, quoteWaitMs } from '#shipping/aggregator/patience.ts'
import { withFields } from '#shipping/aggregator/with-fields.ts'
import type { Couriers, Route, Sent, Shipping, ShippingTools } from '#shipping/shipping.ts'
import { chargeableGrams } from '#shipping/tariffs.ts'

const keyOf = (provider: string, { pins }: Route, { parcel }: Sent): PinTariffKey | undefined =>
  pins && { provider, ...pins, grams: chargeableGrams(parcel) }

/**
 * Quotes couriers who deliver to a pin. Empty without a pin, or when the aggregator is down: stale data can't tell whether a courier is
 * available now. An order may still use an offer for a day, as for other couriers.
 */
export function pinTariffs(
  { name, pinTariffs: askFor }: Aggregator,
  { now, onFailure }: ShippingTools,
): Pick<Shipping, 'quote' | 'offered'> {
  const throughCircuit = openCircuit()

  async function ask(key: PinTariffKey, { worth }: Sent): Promise<Couriers | null> {
    if (!askFor) return null
    const { from, to, grams } = key
    try {
      const couriers = await throughCircuit(() =>
        withDeadline(quoteWaitMs, () => askFor({ from, to, grams, worth })),
      )
      return withFields(couriers, { needs_pin: true })
    } catch (error) {
      if (!(error instanceof NotAsked)) onFailure(error, `tariffs to a pin of ${name}`)
      return null
    }
  }

  async function quote(db: Database, route: Route, sent: Sent): Promise<Couriers> {
    const key = askFor && keyOf(name, route, sent)
    if (!key) return {}
    const kept = await findKeptToPin(db, key, now())
    const age = now().getTime() - (kept?.askedAt.getTime() ?? 0)
    if (kept && kept.worth === sent.worth && age < freshMs) return kept.couriers
    const couriers = await ask(key, sent)
    if (!couriers) return {}
    await keepToPin(db, key, { worth: sent.worth, couriers, askedAt: now() })
    return couriers
  }

  return {
    quote,
    offered: async (db, route, sent) => {
      const key = keyOf(name, route, sent)
      return (key && (await findKeptToPin(db, key, now()))?.couriers) ?? {}
    },
  }
}
