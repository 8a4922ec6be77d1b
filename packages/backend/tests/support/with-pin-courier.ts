import type { Couriers, Route, Shipping } from '@etalase/backend-kit/shipping/shipping.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'

const instant: Couriers = {
  GRAB: [
    {
      service: 'grab_instant',
      description: 'Instant',
      tariff: rupiah(21_000),
      etd: '1-3 JAM',
      needs_pin: true,
    },
  ],
}

const toPin = ({ pins }: Route) => (pins ? instant : {})

/** Adds a courier that delivers to a pin. */
export const withPinCourier = (shipping: Shipping): Shipping => ({
  ...shipping,
  hasPinCouriers: true,
  quote: async (...asked) => ({ ...(await shipping.quote(...asked)), ...toPin(asked[1]) }),
  offered: async (...asked) => ({ ...(await shipping.offered(...asked)), ...toPin(asked[1]) }),
})
